import { type TextsInstance, TextsProvider } from '@dana/i18n';
import { type Shell, ShellProvider } from '@dana/runtime';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Frame } from '../chrome/frame.tsx';
import { PagePending } from '../chrome/page-pending.tsx';
import { PageView } from '../routing/page-view.tsx';
import type { PageStore } from '../routing/page-store.ts';

type AppProps = {
  shell: Shell;
  texts: TextsInstance;
  queryClient: QueryClient;
  pages: PageStore;
  /** Parts that only exist in the browser: toasts, the cart drawer, the loading line. */
  browserParts?: ReactNode;
};

/** The whole document body, the same on the server and in the browser; the router stands around it. */
export function App({ shell, texts, queryClient, pages, browserParts }: AppProps): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <TextsProvider texts={texts}>
        <ShellProvider shell={shell}>
          <Frame>
            <Suspense fallback={<PagePending />}>
              <PageView pages={pages} />
            </Suspense>
          </Frame>
          {browserParts}
        </ShellProvider>
      </TextsProvider>
    </QueryClientProvider>
  );
}
