import type { ApiClient } from '@dana/api-client';
import type { Locale } from '@dana/contracts/locale';
import { matchRoute, type RouteMatch } from '@dana/contracts/match-route';
import type { Layout } from '@dana/contracts/release';
import type { TextBundle, TextsInstance } from '@dana/i18n';
import type { PageHead, PageModule, PageRequest } from '@dana/runtime';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { PageDataFetcher } from './page-data-fetcher.ts';
import type { RemoteLoader, RemoteReleases } from '../loading/load-from-remote.ts';
import { addTexts, namespaceOf } from '../loading/remote-texts.ts';
import { untilAborted } from './until-aborted.ts';

/** A page, ready to be shown, or the reason why there is none. */
export type LoadedPage =
  | {
      kind: 'page';
      match: RouteMatch;
      module: PageModule;
      origin: string;
      head: PageHead | undefined;
      layout: Layout;
    }
  | { kind: 'notFound' }
  | { kind: 'redirect'; to: string }
  | { kind: 'failed'; reason: 'data' | 'remote' | 'outdated'; match: RouteMatch; error: unknown };

/** The beginning of a page, from what its remote knew at once. */
export type Beginning = { match: RouteMatch; origin: string; head: PageHead; element: ReactElement };

type LoadedModule = { module: PageModule; origin: string };

/** What all pages of one document (or one request, on the server) share. */
export type PageEnvironment = {
  remotes: Record<string, RemoteReleases>;
  loader: RemoteLoader;
  api: ApiClient;
  queryClient: QueryClient;
  texts: TextsInstance;
  locale: Locale;
  currency: string;
  publicOrigin: string;
  /** In the browser: whether the shop has gone on since this page was made. */
  isOutdated?: () => Promise<boolean>;
  /** In the browser: page modules that have been loaded, by `moduleKey`. */
  loadedModules?: Map<string, LoadedModule>;
  /** In the browser: what a page within the shop is made of, in one call. */
  pageData?: PageDataFetcher;
  /** On the server: aborted when the time for code and data of the page is over. */
  signal?: AbortSignal | undefined;
};

type LoadOptions = {
  hasData?: boolean;
  onPreview?: ((beginning: Beginning) => void) | undefined;
  leave?: (() => boolean) | undefined;
};

/**
 * Finds the page of a path, loads it with its texts and its data, and never rejects: whatever happens has a state
 * that can be shown.
 * @param path – without the language prefix.
 * @param hasData – the data came with the document; the loader is not asked again.
 * @param leave – called when the page's data show that the shop has gone on. @returns whether its document is on its way;
 * else the page is made of the API's data.
 * @param onPreview – called with the beginning of the page, where it has one, before its loader is waited for.
 */
export async function loadPage(
  environment: PageEnvironment,
  path: string,
  search: URLSearchParams,
  { hasData = false, onPreview, leave }: LoadOptions = {},
): Promise<LoadedPage> {
  const match = matchRoute(environment.remotes, path);
  if (!match) return { kind: 'notFound' };
  const request = pageRequest(environment, match, path, search);
  // Beside the page's files: both are on the way together.
  const data = hasData ? undefined : environment.pageData?.fetch(match, path, search);
  try {
    const { module, origin } = await untilAborted(loadPageModule(environment, match), environment.signal);
    const beginning = onPreview && beginningBy({ module, origin }, match, request);
    if (beginning) onPreview(beginning);
    if ((await data) === 'other' && leave?.()) return await untilNextDocument;
    try {
      if (!hasData) await untilAborted(module.loader?.(request), environment.signal);
    } catch (error) {
      return outcomeOf(error, match);
    }
    return { kind: 'page', match, module, origin, head: module.head?.(request), layout: match.route.layout };
  } catch (error) {
    const reason = (await environment.isOutdated?.()) ? 'outdated' : 'remote';
    return { kind: 'failed', reason, match, error };
  }
}

/** The old page stays until the new document takes its place. */
export const untilNextDocument = new Promise<never>(() => undefined);

/**
 * What a page says of itself with another query than the one it was loaded with. It is never worth a page: where its
 * remote cannot tell, what it said before stands.
 */
export function headOf(
  environment: PageEnvironment,
  { match, module, head }: LoadedPage & { kind: 'page' },
  path: string,
  search: URLSearchParams,
): PageHead | undefined {
  try {
    return module.head?.(pageRequest(environment, match, path, search)) ?? head;
  } catch {
    return head;
  }
}

/** The beginning of a page whose module has been loaded before: at once, so that nothing is rendered twice for it. */
export function beginningAtOnce(
  environment: PageEnvironment,
  path: string,
  search: URLSearchParams,
): Beginning | undefined {
  const match = matchRoute(environment.remotes, path);
  const loaded = match && environment.loadedModules?.get(moduleKey(match));
  return loaded && beginningBy(loaded, match, pageRequest(environment, match, path, search));
}

/** It is never worth a page: where its remote fails at it, the page comes without. */
function beginningBy(
  { module, origin }: LoadedModule,
  match: RouteMatch,
  request: PageRequest,
): Beginning | undefined {
  try {
    const preview = module.preview?.(request);
    return preview && { match, origin, head: { title: preview.title }, element: preview.element };
  } catch {
    return undefined;
  }
}

const moduleKey = ({ remote, route }: RouteMatch): string => `${remote} ${route.module}`;

async function loadPageModule(environment: PageEnvironment, match: RouteMatch): Promise<LoadedModule> {
  const { remote, route } = match;
  const { modules, release } = await environment.loader.load(remote, [
    route.module,
    `./locale.${environment.locale}`,
  ]);
  const [module, bundle] = modules;
  addTexts(environment, remote, bundle as TextBundle | undefined);
  // The form of a route module is a contract between shell and remotes; federation itself knows no types.
  const loaded = { module: module as PageModule, origin: `${remote}@${release.version}` };
  environment.loadedModules?.set(moduleKey(match), loaded);
  return loaded;
}

/** What a loader and a head function get. */
function pageRequest(
  environment: PageEnvironment,
  { remote, params }: RouteMatch,
  path: string,
  search: URLSearchParams,
): PageRequest {
  const { api, queryClient, locale, currency, publicOrigin, texts } = environment;
  const t: PageRequest['t'] = (key, values) => texts.t(key, { ns: namespaceOf(remote), ...values });
  return { api, queryClient, locale, currency, params, path, search, t, publicOrigin };
}

function outcomeOf(error: unknown, match: RouteMatch): LoadedPage {
  if (error instanceof Error && error.name === 'PageNotFound') return { kind: 'notFound' };
  if (
    error instanceof Error &&
    error.name === 'PageRedirect' &&
    'to' in error &&
    typeof error.to === 'string'
  )
    return { kind: 'redirect', to: error.to };
  return { kind: 'failed', reason: 'data', match, error };
}
