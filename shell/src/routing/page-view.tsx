import { type ReactNode, startTransition, use, useReducer } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { PagePending } from './page-pending.tsx';
import { BegunRegion } from './begun-region.tsx';
import { useReportHydrated } from './hydration-address.tsx';
import type { LoadedPage } from './page-environment.ts';
import { PageRegion } from './page-region.tsx';
import type { PageStore } from './page-store.ts';
import { RemoteRegion } from './remote-region.tsx';
import { useArrival } from './use-arrival.ts';
import { useLongAwaited } from './use-long-awaited.ts';

type PageViewProps = {
  pages: PageStore;
  /** What stands at an address that no remote claims. */
  notFound: ReactNode;
};

/** The page of the current address, whatever its state. It gives way to the outline of a page that is long in coming. */
export function PageView({ pages, notFound }: PageViewProps): ReactNode {
  useReportHydrated();
  const { pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const entry = pages.read(pathname, search, navigationType !== 'POP');
  const page = entry instanceof Promise ? use(entry) : entry;
  const awaited = useLongAwaited(pages.progress);
  const isAway = awaited !== undefined && awaited !== pathname;
  const arriveWhole = useArrival(page, pages, isAway);

  const retry = (): void => {
    pages.forget(pathname);
    startTransition(readAgain);
  };
  const region = (shown: LoadedPage): ReactNode => (
    <PageRegion
      key={pathname}
      page={shown}
      notFound={notFound}
      onRetry={retry}
      awaitOther={(remote) => pages.heal(remote, pathname, search, () => startTransition(readAgain))}
    />
  );
  if (isAway) return <PagePending />;
  if (page.kind !== 'begun') return region(page);
  return (
    <BegunRegion
      key={pathname}
      begun={page}
      beginning={
        <RemoteRegion {...page} fallback={() => <PagePending />}>
          {page.element}
        </RemoteRegion>
      }
      onRest={arriveWhole}
    >
      {region}
    </BegunRegion>
  );
}
