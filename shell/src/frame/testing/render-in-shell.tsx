import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApiClient, createQueryClient } from '@dana/api-client';
import { sampleCatalogue } from '@dana/config/sample-catalogue';
import { shopSchema } from '@dana/contracts/api/shop';
import { shopFactsOf } from '@dana/contracts/shop/shop-facts';
import { createTestBus } from '@dana/testing/create-test-bus';
import { directionOf, type Locale } from '@dana/contracts/locale';
import { type Session, type Shell, ShellProvider, type Toast } from '@dana/runtime';
import { UiProvider } from '@dana/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { I18nextProvider } from 'react-i18next';
import { createTexts } from '@dana/i18n';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import { OverlayEnd } from '../../routing/overlay-end.ts';
import { type KnownPages, KnownPagesContext } from '../navigation/known-pages.tsx';
import { NavigationContext } from '../navigation/navigation-context.tsx';
import { renderRouterLink } from '../parts/router-link.tsx';
import { sampleNavigation } from './sample-navigation.ts';

type Options = {
  locale?: Locale;
  /** Without language prefix. */
  path?: string;
  session?: Session;
  /** What every slot holds; without it no remote offers any. */
  slot?: ComponentType;
  isKnown?: KnownPages;
  /** Where the API is; without it calls are never answered. */
  baseUrl?: string;
};

/** The sample's own words of itself, which it delivers freely from 30 dinars on. */
const sample = shopSchema.parse(JSON.parse(readFileSync(join(sampleCatalogue, 'shop.json'), 'utf8')));
const factsIn = (locale: Locale) =>
  shopFactsOf({ shop: sample, files: {}, free_delivery_from: { amount: 30, currency: 'KWD' } }, locale);

const silentApi = (locale: Locale) => ({
  locale,
  currency: 'KWD',
  shop: factsIn(locale),
  get: () => new Promise(() => undefined),
});

/** For tests: shows a part of the frame with the shell's own messages, a real bus and a session that stands still. */
export async function renderInShell(part: ReactNode, options: Options = {}) {
  const { locale = 'en', path = '/', session = { status: 'guest' }, slot, isKnown = () => true } = options;
  const bus = createTestBus();
  const links = sampleNavigation(locale, isKnown);
  const navigation = { standing: links, readAll: async () => links };
  const toasts: Toast[] = [];
  const signedOut: true[] = [];
  const shell = {
    locale,
    direction: directionOf(locale),
    currency: 'KWD',
    publicOrigin: 'http://localhost:8080',
    bus,
    api: options.baseUrl
      ? createApiClient({ baseUrl: options.baseUrl, locale, currency: 'KWD', shop: factsIn(locale) })
      : silentApi(locale),
    session: {
      getSnapshot: () => session,
      subscribe: () => () => undefined,
      signOut: async () => void signedOut.push(true),
    },
    showToast: (toast: Toast) => toasts.push(toast),
    loadSlot: () =>
      slot
        ? { module: { Component: slot }, origin: 'test@1.0.0' }
        : Promise.reject(new Error('No remote offers it.')),
    forgetSlot: () => undefined,
  } as unknown as Shell;

  await act(async () => {
    render(
      <QueryClientProvider client={createQueryClient()}>
        <I18nextProvider i18n={createTexts(locale, { shell: { en, ar }[locale] })}>
          <ShellProvider shell={shell}>
            <UiProvider dir={shell.direction} renderLink={renderRouterLink}>
              <KnownPagesContext value={isKnown}>
                <NavigationContext value={navigation}>
                  <MemoryRouter
                    basename={`/${locale}`}
                    initialEntries={[`/${locale}${path === '/' ? '' : path}`]}
                  >
                    <OverlayEnd />
                    {part}
                  </MemoryRouter>
                </NavigationContext>
              </KnownPagesContext>
            </UiProvider>
          </ShellProvider>
        </I18nextProvider>
      </QueryClientProvider>,
    );
  });
  return { bus, toasts, signedOut };
}
