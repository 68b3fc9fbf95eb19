import { type ReactNode, startTransition, use, useReducer } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { PagePending } from './page-pending.tsx';
import { BegunRegion } from './begun-region.tsx';
import { useReportHydrated } from './hydration-address.tsx';
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
  if (isAway) return <PagePending />;
  if (page.kind !== 'begun')
    return <PageRegion key={pathname} page={page} notFound={notFound} onRetry={retry} />;
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
      {(whole) => <PageRegion page={whole} notFound={notFound} onRetry={retry} />}
    </BegunRegion>
  );
}
