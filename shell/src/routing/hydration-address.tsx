import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import {
  type Location,
  type NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigationType,
} from 'react-router-dom';

type Hydration = {
  report: () => void;
  /** How the browser came to the address; below `Routes` with a location of its own the router always says `POP`. */
  navigationType: NavigationType;
};

const HydrationContext = createContext<Hydration | null>(null);

/**
 * Gives the page the address that it was rendered for until the page is hydrated. The header is hydrated before it: a link
 * that is followed in between would render the new page into the HTML of the old one.
 */
export function HydrationAddress({ children }: { children: ReactNode }): ReactNode {
  const now = useLocation();
  const navigationType = useNavigationType();
  const [first] = useState({ location: now, navigationType });
  const [isHydrated, setHydrated] = useState(false);
  // A transition, so that the page stays while the one that was asked for meanwhile is on its way.
  const [report] = useState(() => () => startTransition(() => setHydrated(true)));
  const shown = isHydrated ? { location: now, navigationType } : first;
  return (
    <HydrationContext value={{ report, navigationType: shown.navigationType }}>
      <Routes location={matchable(shown.location)}>
        <Route path="*" element={children} />
      </Routes>
    </HydrationContext>
  );
}

/** No route of the router matches a line end, which links that were copied may have: it is read as a space. */
function matchable(location: Location): Location {
  const pathname = location.pathname.replaceAll(/%0A|%0D|%E2%80%A[89]/gi, '%20');
  return pathname === location.pathname ? location : { ...location, pathname };
}

function useHydration(): Hydration {
  const hydration = useContext(HydrationContext);
  if (hydration === null) throw new Error('A page stands within HydrationAddress.');
  return hydration;
}

/** For the page within: reports that it is hydrated. */
export function useReportHydrated(): void {
  const { report } = useHydration();
  useEffect(report, [report]);
}

/** For the page within: how the browser came to the address that it is shown for. */
export const useShownNavigationType = (): NavigationType => useHydration().navigationType;
