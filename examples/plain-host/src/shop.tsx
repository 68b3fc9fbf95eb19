import { ShellProvider } from '@dana/runtime';
import { UiProvider } from '@dana/ui';
import { IconSheet } from '@dana/ui/icon-sheet';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { I18nextProvider } from 'react-i18next';
import type { OpenShop } from './open-shop.ts';

/** Around all that comes from remotes: what the shop's shell would put there. */
export function Shop({ shop, children }: { shop: OpenShop; children: ReactNode }) {
  const { shell, texts, queryClient } = shop;
  return (
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={texts}>
        <ShellProvider shell={shell}>
          <UiProvider dir={shell.direction}>
            <BrowserRouter>
              <Suspense>{children}</Suspense>
            </BrowserRouter>
            <IconSheet />
          </UiProvider>
        </ShellProvider>
      </I18nextProvider>
    </QueryClientProvider>
  );
}
