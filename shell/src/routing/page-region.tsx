import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { UnavailableRegion } from './unavailable-region.tsx';
import { Guarded } from './guarded.tsx';
import { NotOfferedRegion } from './not-offered-region.tsx';
import type { LoadedPage } from './page-environment.ts';
import { RemoteRegion } from './remote-region.tsx';

type PageRegionProps = {
  page: LoadedPage;
  notFound: ReactNode;
  onRetry: () => void;
  /** While the page cannot be shown: waits for another version of its remote. @returns ends that. */
  awaitOther: (remote: string) => () => void;
};

/** One page in one of its states. */
export function PageRegion({ page, notFound, onRetry, awaitOther }: PageRegionProps): ReactNode {
  switch (page.kind) {
    case 'notFound':
      return notFound;
    case 'notOffered':
      return <NotOfferedRegion head={page.head} />;
    case 'redirect':
      return <Navigate to={page.to} replace />;
    case 'failed':
      // Files of releases that are gone come with a new document only.
      return (
        <UnavailableRegion
          reason={page.reason}
          onRetry={page.reason === 'outdated' ? () => location.reload() : onRetry}
          awaitOther={() => awaitOther(page.match.remote)}
        />
      );
    case 'page': {
      const { Component } = page.module;
      return (
        <RemoteRegion
          // What broke is left with its version.
          key={page.origin}
          match={page.match}
          origin={page.origin}
          onRetry={onRetry}
          fallback={(retry) => (
            <UnavailableRegion
              reason="remote"
              onRetry={retry}
              awaitOther={() => awaitOther(page.match.remote)}
            />
          )}
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
