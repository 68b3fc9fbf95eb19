import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

const TakenOverContext = createContext<() => void>(() => undefined);

/**
 * Keeps the address that the page was made for until the page has been taken over. The header comes alive before it: a link
 * that is followed in between would render the new page into the HTML of the old one.
 */
export function HeldAddress({ children }: { children: ReactNode }): ReactNode {
  const now = useContext(LocationContext);
  const [first] = useState(now);
  const [isTakenOver, setTakenOver] = useState(false);
  // A transition, so that the page stays while the one that was asked for meanwhile is on its way.
  const [letGo] = useState(() => () => startTransition(() => setTakenOver(true)));
  return (
    <TakenOverContext value={letGo}>
      <LocationContext value={isTakenOver ? now : first}>{children}</LocationContext>
    </TakenOverContext>
  );
}

/** For the page within: says that it is there. */
export function useTakenOver(): void {
  const letGo = useContext(TakenOverContext);
  useEffect(letGo, [letGo]);
}
