import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

const HydratedContext = createContext<() => void>(() => undefined);

/**
 * Gives the page the address that it was rendered for until the page is hydrated. The header is hydrated before it: a link
 * that is followed in between would render the new page into the HTML of the old one.
 */
export function HydrationAddress({ children }: { children: ReactNode }): ReactNode {
  const now = useContext(LocationContext);
  const [first] = useState(now);
  const [isHydrated, setHydrated] = useState(false);
  // A transition, so that the page stays while the one that was asked for meanwhile is on its way.
  const [reportHydrated] = useState(() => () => startTransition(() => setHydrated(true)));
  return (
    <HydratedContext value={reportHydrated}>
      <LocationContext value={isHydrated ? now : first}>{children}</LocationContext>
    </HydratedContext>
  );
}

/** For the page within: reports that it is hydrated. */
export function useReportHydrated(): void {
  const reportHydrated = useContext(HydratedContext);
  useEffect(reportHydrated, [reportHydrated]);
}
