import { TextsProvider } from '@dana/i18n';
import { ShellProvider } from '@dana/runtime';
import { UiProvider } from '@dana/ui';
import { IconSheet } from '@dana/ui/icon-sheet';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { OpenShop } from './open-shop.ts';

/** Around all that comes from remotes: what the shop's shell would put there. */
export function Shop({ shop, children }: { shop: OpenShop; children: ReactNode }) {
  const { shell, texts, queryClient } = shop;
  return (
    <QueryClientProvider client={queryClient}>
      <TextsProvider texts={texts}>
        <ShellProvider shell={shell}>
          <UiProvider dir={shell.direction}>
            <BrowserRouter>
              <Suspense>{children}</Suspense>
            </BrowserRouter>
            <IconSheet />
          </UiProvider>
        </ShellProvider>
      </TextsProvider>
    </QueryClientProvider>
  );
}
