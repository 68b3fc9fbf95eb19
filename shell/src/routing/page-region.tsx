import { splitLocale } from '@dana/contracts/locale';
import { paths } from '@dana/contracts/paths';
import { type PageHead, useSession } from '@dana/runtime';
import { Container, LinkButton, StateView } from '@dana/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { UnavailableRegion } from './unavailable-region.tsx';
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

/**
 * Around a page for signed-in shoppers: a guest is led to sign in and back. Until it is known who asks – on the server
 * always – the page shows what it shows while waiting.
 */
function Guarded({ children }: { children: ReactNode }): ReactNode {
  const { session } = useSession();
  const place = useLocation();
  const { pathname, search } = place;
  const navigate = useNavigate();
  const isGuest = session.status === 'guest';

  const leave = useEffectEvent(() => {
    // Signing out leads somewhere by itself; then the address is another already.
    if (splitLocale(location.pathname).path !== pathname) return;
    const query = new URLSearchParams({ next: `${pathname}${search}` });
    void navigate(`${paths.login()}?${query}`, { replace: true });
  });
  // At every place again: who leaves and comes back before another page has taken over finds this one as it was.
  useEffect(() => {
    if (isGuest && place) leave();
  }, [isGuest, place]);
  return children;
}

/** Stands where a page would be whose subject this shop does not have: nothing is broken, and there is nothing to wait for. */
function NotOfferedRegion({ head }: { head: PageHead }) {
  const { t } = useTranslation('shell');
  return (
    <Container>
      <StateView
        kind="empty"
        size="page"
        as="h1"
        title={head.title}
        text={head.description ?? ''}
        action={<LinkButton href="/shop">{t('notOffered.onward')}</LinkButton>}
      />
    </Container>
  );
}
