import { PageParamsContext, RegionContext, SlotErrorBoundary, useShell } from '@dana/runtime';
import { type ReactNode, startTransition, use, useReducer } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { NotFoundPage } from '../chrome/not-found-page.tsx';
import { PagePending } from '../chrome/page-pending.tsx';
import { UnavailableRegion } from '../chrome/unavailable-region.tsx';
import { Guarded } from './guarded.tsx';
import type { LoadedPage } from './load-page.ts';
import type { PageStore } from './page-store.ts';
import { useArrival } from './use-arrival.ts';
import { useLongAwaited } from './use-long-awaited.ts';

/** The page of the current address, whatever its state. It gives way to the outline of a page that is long in coming. */
export function PageView({ pages }: { pages: PageStore }): ReactNode {
  const { pathname, search } = useLocation();
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const entry = pages.read(pathname, search);
  const page = entry instanceof Promise ? use(entry) : entry;
  const awaited = useLongAwaited(pages.progress);
  const isAway = awaited !== undefined && awaited !== pathname;
  useArrival(page, pages, isAway);

  const retry = (): void => {
    pages.forget(pathname);
    startTransition(readAgain);
  };
  if (isAway) return <PagePending />;
  return <PageRegion key={pathname} page={page} onRetry={retry} />;
}

/** One page in one of its states; what a remote throws while it renders stays in here. */
function PageRegion({ page, onRetry }: { page: LoadedPage; onRetry: () => void }): ReactNode {
  const { reportCrash } = useShell();
  switch (page.kind) {
    case 'notFound':
      return <NotFoundPage />;
    case 'redirect':
      return <Navigate to={page.to} replace />;
    case 'failed':
      // Files of releases that are gone come with a new document only.
      return (
        <UnavailableRegion
          reason={page.reason}
          onRetry={page.reason === 'outdated' ? () => location.reload() : onRetry}
        />
      );
    case 'page': {
      const { Component } = page.module;
      return (
        <SlotErrorBoundary
          onRetry={onRetry}
          onThrown={(error) => reportCrash?.(page.origin, error)}
          fallback={(retry) => <UnavailableRegion reason="remote" onRetry={retry} />}
        >
          <PageParamsContext value={page.match.params}>
            <RegionContext value={page.origin}>
              <div data-remote={page.origin}>
                {page.match.route.guard === 'user' ? (
                  <Guarded>
                    <Component />
                  </Guarded>
                ) : (
                  <Component />
                )}
              </div>
            </RegionContext>
          </PageParamsContext>
        </SlotErrorBoundary>
      );
    }
  }
}
