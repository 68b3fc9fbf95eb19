import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { UnavailableRegion } from './unavailable-region.tsx';
import { Guarded } from './guarded.tsx';
import type { LoadedPage } from './page-environment.ts';
import { RemoteRegion } from './remote-region.tsx';

type PageRegionProps = { page: LoadedPage; notFound: ReactNode; onRetry: () => void };

/** One page in one of its states. */
export function PageRegion({ page, notFound, onRetry }: PageRegionProps): ReactNode {
  switch (page.kind) {
    case 'notFound':
      return notFound;
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
        <RemoteRegion
          match={page.match}
          origin={page.origin}
          onRetry={onRetry}
          fallback={(retry) => <UnavailableRegion reason="remote" onRetry={retry} />}
        >
          {page.match.route.guard === 'user' ? (
            <Guarded>
              <Component />
            </Guarded>
          ) : (
            <Component />
          )}
        </RemoteRegion>
      );
    }
  }
}
