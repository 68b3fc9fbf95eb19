import type { i18n } from 'i18next';
import { fallbackLayout, matchRoute } from '@dana/contracts/match-route';
import type { Layout } from '@dana/contracts/release/remote-manifest';
import { AwaitOtherContext, type AwaitOtherSlot, type Shell, ShellProvider } from '@dana/runtime';
import { UiProvider } from '@dana/ui';
import { IconSheet } from '@dana/ui/icon-sheet';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Analytics, AnalyticsContext } from '../frame/analytics/analytics.ts';
import { FatalErrorBoundary } from '../frame/errors/fatal-error.tsx';
import { NotFoundPage } from '../frame/errors/not-found-page.tsx';
import { Frame } from '../frame/frame.tsx';
import { KnownPagesContext, knownPagesOf } from '../frame/navigation/known-pages.tsx';
import { type FrameNavigation, NavigationContext } from '../frame/navigation/navigation-context.tsx';
import { PagePending } from '../routing/page-pending.tsx';
import { renderRouterLink } from '../frame/parts/router-link.tsx';
import type { LoadingEnvironment } from '../loading/environment.ts';
import { HydrationAddress } from '../routing/hydration-address.tsx';
import { OverlayEnd } from '../routing/overlay-end.ts';
import { PageView } from '../routing/page-view.tsx';
import type { PageStore } from '../routing/page-store.ts';

type AppProps = {
  shell: Shell;
  i18n: i18n;
  queryClient: QueryClient;
  pages: PageStore;
  /** The releases of this composition: menus name only pages that one of them offers. */
  remotes: LoadingEnvironment['remotes'];
  /** Stays the same object for as long as the document lives. */
  navigation: FrameNavigation;
  /** In the browser: waits for another version of a slot that cannot be shown. */
  awaitOtherSlot?: AwaitOtherSlot;
  /** In the browser of a shop that counts visits. */
  analytics?: Analytics | undefined;
  /** Parts that only exist in the browser: toasts, the cart drawer, the loading line. */
  browserParts?: ReactNode;
};

/** Reports name no version of it: their receiver knows it. */
const shellOrigin = 'shell';

/** The whole document body, the same on the server and in the browser; the router stands around it. */
export function App({
  shell,
  i18n,
  queryClient,
  pages,
  remotes,
  navigation,
  awaitOtherSlot,
  analytics,
  browserParts,
}: AppProps): ReactNode {
  const knownPages = useMemo(() => knownPagesOf(remotes), [remotes]);
  const layoutOf = (path: string): Layout => matchRoute(remotes, path)?.route.layout ?? fallbackLayout;
  return (
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18n}>
        <ShellProvider shell={shell}>
          <FatalErrorBoundary
            onThrown={(error, incident) => shell.reportCrash?.(shellOrigin, error, incident)}
          >
            <UiProvider dir={shell.direction} renderLink={renderRouterLink}>
              <AwaitOtherContext value={awaitOtherSlot}>
                <KnownPagesContext value={knownPages}>
                  <NavigationContext value={navigation}>
                    <AnalyticsContext value={analytics}>
                      <OverlayEnd />
                      <Frame layoutOf={layoutOf} progress={pages.progress}>
                        <HydrationAddress>
                          <Suspense fallback={<PagePending />}>
                            <PageView pages={pages} notFound={<NotFoundPage />} />
                          </Suspense>
                        </HydrationAddress>
                      </Frame>
                      <IconSheet />
                      {browserParts}
                    </AnalyticsContext>
                  </NavigationContext>
                </KnownPagesContext>
              </AwaitOtherContext>
            </UiProvider>
          </FatalErrorBoundary>
        </ShellProvider>
      </I18nextProvider>
    </QueryClientProvider>
  );
}
