import { createApiClient } from '@dana/api-client';
import { createBus } from '@dana/bus';
import { directionOf } from '@dana/contracts/locale';
import { navigationOf } from '@dana/contracts/navigation-of';
import { paths } from '@dana/contracts/paths';
import type { Composition } from '@dana/contracts/release/composition';
import { shopOf } from '@dana/contracts/shop/shop-facts';
import { createTexts } from '@dana/i18n';
import type { Shell } from '@dana/runtime';
import { provideSanitiser } from '@dana/ui';
import { fillIconSheet } from '@dana/ui/icon-sheet';
import { serverSanitiser } from '@dana/ui/server-html';
import { StaticRouter } from 'react-router-dom';
import { documentTitle, headTags } from '../document/head-tags.ts';
import { readPageData } from '../document/page-data.ts';
import { siteData } from '../document/site-data.ts';
import { createServerFederation, type LoadContainer } from '../loading/federation/server-federation.ts';
import { offeredLinks } from '../frame/navigation/offered-links.ts';
import { standingOf } from '../frame/navigation/standing-of.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { faultReason } from '../loading/release-fault.ts';
import { createRemoteLoader } from '../loading/load-from-remote.ts';
import { loadPage } from '../routing/load-page.ts';
import { createPageStore } from '../routing/page-store.ts';
import { createSlotLoader } from '../loading/slots/slot-loader.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { App } from './app.tsx';
import { createEnvironment } from './create-environment.ts';
import { loadFrameData } from './load-frame-data.ts';
import { originOf, statusOf, usedModules, verdictOf } from './page-outcome.ts';
import type { RenderRequest, RenderResult } from './render-result.ts';
import { collectFailures, isEmptyRegion } from './render-failures.ts';
import { renderToText } from './render-to-text.ts';
import { watchCalls } from './watch-calls.ts';
import { sentSession, sentSessionQuery } from '../session/sent-session.ts';
import { serverSession } from '../session/server-session.ts';

const shellMessages = { en, ar };

/** Limits from the start of a render, for code and data of the page and for all of it. Unit: milliseconds. */
const loadTimeoutMs = 4_000;
const renderTimeoutMs = 5_000;
/** A page that says why it could not be loaded is made of what is there: that takes no longer. Unit: milliseconds. */
const leastReactMs = 1_000;
/** What broke in another way than by its own code may come back: a file, the disk, time. Unit: milliseconds. */
const brokenForMs = 30_000;

export type Renderer = { render: (request: RenderRequest) => Promise<RenderResult> };

type RendererOptions = {
  composition: Composition;
  loadContainer: LoadContainer;
  /** Absolute URL below which all calls of the back end are. */
  apiUrl: string;
  publicOrigin: string;
  /** A DOM to clean HTML from outside in. Without one only its words are shown. */
  openHtmlWindow?: Parameters<typeof serverSanitiser>[0];
};

/** Pages that tell search engines who the shop is. */
const ofWholeShop = new Set([paths.home(), paths.contact()]);

/** Renders the pages of one composition. One renderer lives in one worker; nothing is shared between requests. */
export function createRenderer({
  composition,
  loadContainer,
  apiUrl,
  publicOrigin,
  openHtmlWindow,
}: RendererOptions): Renderer {
  if (openHtmlWindow) provideSanitiser(serverSanitiser(openHtmlWindow));
  const loadModule = createServerFederation(composition, loadContainer);
  const circuitBreaker = createCircuitBreaker({
    async probe() {
      const answer = await fetch(`${apiUrl}/payment_methods`, { signal: AbortSignal.timeout(loadTimeoutMs) });
      await answer.body?.cancel();
    },
  });
  const all = { en: navigationOf(composition.remotes, 'en'), ar: navigationOf(composition.remotes, 'ar') };
  const brokenUntil = new Map<string, number>();
  const isBroken = ([, until]: [string, number]): boolean => until > performance.now();

  return {
    async render({
      locale,
      currency,
      path,
      search,
      isMissing = false,
      answers = {},
      extensions,
      shop,
      about,
    }) {
      const endsAt = performance.now() + renderTimeoutMs;
      const signal = AbortSignal.timeout(loadTimeoutMs);
      const problems: string[] = [];
      const calls = watchCalls();
      const { failures, note: noteFailure } = collectFailures(calls);
      const loader = createRemoteLoader({
        remotes: composition.remotes,
        loadModule,
        brokenContainers: [...brokenUntil].filter(isBroken).map(([container]) => container),
        onFailure: (remote, release, error) => {
          noteFailure('load', error, `${remote}@${release.version}`);
          const isOfItself = faultReason(error) === 'evaluation';
          brokenUntil.set(
            release.container,
            isOfItself ? Number.POSITIVE_INFINITY : performance.now() + brokenForMs,
          );
          problems.push(
            `${release.container}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
          );
        },
      });
      const api = createApiClient({
        baseUrl: apiUrl,
        locale,
        currency,
        signal,
        answers,
        extensions,
        shop,
        readAbout: async () => about,
        circuitBreaker,
        onCall: calls.watch,
        onMalformed: (error) => problems.push(error.message),
      });
      const links = offeredLinks(all[locale], api);
      const standing = standingOf(links);
      const environment = createEnvironment({
        state: { locale, currency, publicOrigin },
        remotes: composition.remotes,
        i18n: createTexts(locale, { shell: shellMessages[locale] }),
        loader,
        api,
        readLinks: async () => links,
        isServer: true,
        signal,
        isMissing,
        isAnswered: (path) => Object.hasOwn(answers, path),
      });
      if (environment.isAnswered?.('/profile'))
        await environment.queryClient.prefetchQuery(sentSessionQuery(api));
      const frameData = loadFrameData(environment.queryClient, api);
      const page = await loadPage(environment, path, new URLSearchParams(search));
      await frameData();
      if (page.kind === 'redirect') return { kind: 'redirect', to: page.to };
      const origin = originOf(page, composition);
      if (page.kind === 'failed') {
        problems.push(`${path}: ${String(page.error)}`);
        noteFailure(page.reason === 'data' ? 'loader' : 'head', page.error, origin);
      }

      const slots = createSlotLoader(environment, () => ({
        path,
        params: 'match' in page ? page.match.params : {},
      }));
      const shell: Shell = {
        locale,
        direction: directionOf(locale),
        currency,
        publicOrigin,
        api,
        bus: createBus(),
        session: serverSession(sentSession(readPageData(environment.queryClient))),
        showToast: () => undefined,
        loadSlot: slots.loadSlot,
        forgetSlot: slots.forgetSlot,
      };
      const html = await renderToText(
        <StaticRouter basename={`/${locale}`} location={`/${locale}${path === '/' ? '' : path}${search}`}>
          <App
            shell={shell}
            i18n={environment.i18n}
            queryClient={environment.queryClient}
            remotes={composition.remotes}
            navigation={{ standing, readAll: neverRead }}
            pages={createPageStore(environment, { initial: { path, page } })}
          />
        </StaticRouter>,
        Math.max(leastReactMs, endsAt - performance.now()),
        (error) => {
          problems.push(`${path}: ${String(error)}`);
          const late = isTimeout(error) ? slots.late() : [];
          for (const region of late.length > 0 ? late : [origin]) noteFailure('component', error, region);
        },
      );
      if (page.kind === 'page' && isEmptyRegion(html, page.origin))
        failures.push({ part: 'empty', release: page.origin, error: 'The page renders nothing.' });
      const { tagline = '', ...facts } = shopOf(api);
      // No page is without a description: what a remote does not say, the shop says of itself.
      const head =
        'head' in page && page.head
          ? { ...page.head, description: page.head.description || tagline }
          : undefined;
      return {
        kind: 'html',
        status: statusOf(page),
        html: fillIconSheet(html),
        // The error page's title is its own words and nothing else.
        title: head
          ? documentTitle(head, facts.name)
          : environment.i18n.t('errorPage.title', { ns: 'shell' }),
        tags: head ? headTags(head, { locale, publicOrigin, path, shopName: facts.name }) : [],
        jsonLd: [
          ...(ofWholeShop.has(path) ? siteData(facts, locale, publicOrigin) : []),
          ...(head?.jsonLd ?? []),
        ],
        preloadImage: head?.preloadImage,
        used: usedModules(page, slots.used, environment),
        verdict: verdictOf(page),
        queries: readPageData(environment.queryClient),
        navigation: standing,
        brokenContainers: [...loader.brokenContainers],
        cache: page.kind === 'page' ? page.match.route.cache : 'personal',
        problems,
        hasAllData: calls.areAllAnswered(),
        failures,
      };
    },
  };
}

/** Only a browser looks below the main menu. */
const neverRead = () => new Promise<never>(() => undefined);

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';
