import { createQueryClient } from '@dana/api-client';
import type { OwnedBus } from '@dana/bus';
import type { ShopEvent } from '@dana/contracts/events';
import { declaredQuery } from '@dana/contracts/declared-query';
import { directionOf, type Locale } from '@dana/contracts/locale';
import { matchRoute } from '@dana/contracts/match-route';
import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';
import type { Navigation } from '@dana/contracts/navigation';
import { type TextBundle, createTexts } from '@dana/i18n';
import {
  type PageHead,
  type PageModule,
  PageParamsContext,
  type PageRequest,
  type Shell,
  ShellProvider,
  type Toast,
} from '@dana/runtime';
import { type RenderLink, UiProvider } from '@dana/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { I18nextProvider } from 'react-i18next';
import { createTestBus } from './create-test-bus.ts';
import { shopOfApi } from './shop-of.ts';
import { createTestSession } from './test-session.ts';
import { createTestSlots, type TestSlots } from './test-slots.ts';

export type { TestSlots };

type RenderRouteOptions = {
  /** The remote's own manifest: a path that it does not claim cannot be shown. */
  manifest: RemoteManifest;
  /** The remote's own locale files. */
  texts: Record<Locale, TextBundle>;
  /** With query, without language prefix: `/category/shoes?page=2`. */
  path: string;
  /** Of the API that `startTestApi()` started. */
  baseUrl: string;
  locale?: Locale;
  currency?: string;
  /** Signs in before the page loads. */
  signIn?: { email: string; password: string };
  slots?: TestSlots;
  /** What is already known on the bus when the page appears, for example a `cart.changed`. */
  facts?: ShopEvent[];
  /** The links that all remotes bring along; without them the shell is one that cannot name them. */
  links?: Navigation;
};

export type RenderedRoute = {
  /** As the shell would answer; nothing is shown unless it is `page`. */
  outcome: 'page' | 'notFound' | 'failed' | { redirect: string };
  head: PageHead | undefined;
  user: ReturnType<typeof userEvent.setup>;
  bus: OwnedBus;
  /** Everything that was published, in order. */
  facts: ShopEvent[];
  toasts: Toast[];
  /** The address now, without language prefix. */
  address: () => string;
  t: PageRequest['t'];
};

/**
 * Shows one page of a remote as the shell would: its loader against the real API, its texts, a real bus, session and
 * router. What the shell itself adds (frame, error page, other remotes) is left out.
 */
export async function renderRoute(module: PageModule, options: RenderRouteOptions): Promise<RenderedRoute> {
  const { manifest, locale = 'en', currency = 'KWD', baseUrl, links } = options;
  const namespace = manifest.remote.replace(/^mf-/, '');
  const url = new URL(options.path, 'http://localhost');
  const match = matchRoute({ [manifest.remote]: { current: manifest } }, url.pathname);
  if (!match)
    throw new Error(`${manifest.remote} does not claim ${url.pathname}. Correct the path or its manifest.`);

  // A public page is rendered with what its claim declares: what it reads besides has no effect here either.
  if (match.route.cache === 'public') url.search = String(declaredQuery(match.route, url.search) ?? '');
  const path = `${url.pathname}${url.search}${url.hash}`;

  const own = await shopOfApi(baseUrl, locale);
  const session = createTestSession({ baseUrl, locale, currency, ...own });
  if (options.signIn) await session.signIn(options.signIn);
  const texts = createTexts(locale, { [namespace]: options.texts[locale] });
  const t: PageRequest['t'] = (key, values) => texts.t(key, { ns: namespace, ...values });
  const queryClient = quickRetryQueryClient();
  const toasts: Toast[] = [];
  const bus = createTestBus();
  for (const fact of options.facts ?? []) bus.publish(fact);
  const { facts } = bus;
  facts.length = 0;
  const publicOrigin = 'http://localhost:8080';
  const { api } = session;
  const shell: Shell = {
    locale,
    direction: directionOf(locale),
    currency,
    publicOrigin,
    api,
    bus,
    session,
    showToast: (toast) => toasts.push(toast),
    ...createTestSlots(options.slots ?? {}),
  };
  const request: PageRequest = {
    ...{ api, queryClient, locale, currency, params: match.params, path: url.pathname },
    ...{ search: url.searchParams, t, publicOrigin },
    ...(links && { readLinks: async () => links }),
  };
  let address = path;
  const rendered = { user: userEvent.setup(), bus, facts, toasts, t, address: () => address };
  const outcome = await load(module, request);
  if (outcome !== 'page') return { ...rendered, outcome, head: undefined };

  function Address() {
    const { pathname, search } = useLocation();
    address = `${pathname}${search}`;
    return null;
  }
  Object.assign(document.documentElement, { lang: locale, dir: shell.direction });
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={texts}>
          <ShellProvider shell={shell}>
            <UiProvider dir={shell.direction} renderLink={routerLink}>
              <MemoryRouter basename={`/${locale}`} initialEntries={[`/${locale}${path}`]}>
                <PageParamsContext value={match.params}>
                  <Suspense fallback={null}>
                    <module.Component />
                  </Suspense>
                  <Address />
                </PageParamsContext>
              </MemoryRouter>
            </UiProvider>
          </ShellProvider>
        </I18nextProvider>
      </QueryClientProvider>,
    );
  });
  return { ...rendered, outcome, head: module.head?.(request) };
}

async function load(module: PageModule, request: PageRequest): Promise<RenderedRoute['outcome']> {
  try {
    await module.loader?.(request);
    return 'page';
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'PageNotFound') return 'notFound';
    if (error.name === 'PageRedirect' && 'to' in error) return { redirect: String(error.to) };
    if (['ApiError', 'UnreachableError', 'MalformedAnswerError'].includes(error.name)) return 'failed';
    // A bug in the loader is a failed test, not a state of the page.
    throw error;
  }
}

/** The shop's own cache, repeating failed reads as it does, but without making the test wait. */
function quickRetryQueryClient() {
  const queryClient = createQueryClient();
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 1 } });
  return queryClient;
}

const routerLink: RenderLink = ({ href, children, ...rest }) => (
  <Link to={href} {...rest}>
    {children}
  </Link>
);
