import { type ReactNode, startTransition, use, useReducer, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { PagePending } from './page-pending.tsx';
import { PlaceholderRegion } from './placeholder-region.tsx';
import { useReportHydrated, useShownNavigationType } from './hydration-address.tsx';
import type { LoadedPage } from './page-environment.ts';
import { PageRegion } from './page-region.tsx';
import type { PageStore, ShownPage } from './page-store.ts';
import { RemoteRegion } from './remote-region.tsx';
import { useNavigationEffects } from './use-navigation-effects.ts';
import type { PageProgress } from './page-progress.ts';

type PageViewProps = {
  pages: PageStore;
  /** What stands at an address that no remote claims. */
  notFound: ReactNode;
};

/** The page of the current address, whatever its state. It gives way to the outline of a page that is long in coming. */
export function PageView({ pages, notFound }: PageViewProps): ReactNode {
  useReportHydrated();
  const { pathname, search } = useLocation();
  const navigationType = useShownNavigationType();
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const entry = pages.read(pathname, search, navigationType !== 'POP');
  // No hook may follow: React renders what waited here once more, and where the page is there by then it finds no `use`.
  const page = entry instanceof Promise ? use(entry) : entry;
  const onReadAgain = (): void => startTransition(readAgain);
  return <PageInView page={page} pages={pages} notFound={notFound} onReadAgain={onReadAgain} />;
}

type PageInViewProps = PageViewProps & { page: ShownPage; onReadAgain: () => void };

function PageInView({ page, pages, notFound, onReadAgain }: PageInViewProps): ReactNode {
  const { pathname, search } = useLocation();
  const awaited = useLongAwaited(pages.progress);
  const isAway = awaited !== undefined && awaited !== pathname;
  const arriveWhole = useNavigationEffects(page, pages, isAway);

  const retry = (): void => {
    pages.forget(pathname);
    onReadAgain();
  };
  const region = (shown: LoadedPage): ReactNode => (
    <PageRegion
      key={pathname}
      page={shown}
      notFound={notFound}
      onRetry={retry}
      awaitOther={(remote) => pages.heal(remote, pathname, search, onReadAgain)}
    />
  );
  if (isAway) return <PagePending />;
  if (page.kind !== 'placeholder') return region(page);
  return (
    <PlaceholderRegion
      key={pathname}
      placeholder={page}
      beginning={
        <RemoteRegion {...page} fallback={() => <PagePending />}>
          {page.element}
        </RemoteRegion>
      }
      onRest={arriveWhole}
    >
      {region}
    </PlaceholderRegion>
  );
}

const nothing = (): undefined => undefined;

/** The path of a page that takes long; undefined while none does, on the server, and while its HTML is hydrated. */
function useLongAwaited({ subscribe, getSnapshot }: PageProgress): string | undefined {
  const longAwaited = (): string | undefined => {
    const waiting = getSnapshot();
    return waiting?.isLong ? waiting.path : undefined;
  };
  return useSyncExternalStore(subscribe, longAwaited, nothing);
}
