import { isApiError } from '@dana/api-client';
import { offers } from '@dana/contracts/offers';
import { matchRoute, type RouteMatch } from '@dana/contracts/match-route';
import { type Beginning, beginningBy } from './page-beginning.ts';
import type { LoadedPage, PageEnvironment } from './page-environment.ts';
import { loadPageModule, pageRequest } from './page-module.ts';

type LoadOptions = {
  hasData?: boolean;
  onPreview?: ((beginning: Beginning) => void) | undefined;
  leave?: (() => boolean) | undefined;
};

/**
 * Finds the page of a path, loads it with its messages and its data, and never rejects: whatever happens has a state
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
  if (match.route.needs && !offers(environment.api, match.route.needs)) return notOffered(environment);
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
      return outcomeOf(error, match, { path, search });
    }
    return { kind: 'page', match, module, origin, head: module.head?.(request), layout: match.route.layout };
  } catch (error) {
    const reason = (await environment.isOutdated?.()) ? 'outdated' : 'remote';
    return { kind: 'failed', reason, match, error };
  }
}

/** The old page stays until the new document takes its place. */
export const untilNextDocument = new Promise<never>(() => undefined);

/** A page whose subject this shop does not have. Search engines are told not to list it. */
export function notOffered({ i18n }: Pick<PageEnvironment, 'i18n'>): LoadedPage {
  const [title, description] = ['title', 'sentence'].map((key) =>
    i18n.t(`notOffered.${key}`, { ns: 'shell' }),
  ) as [string, string];
  return { kind: 'notOffered', head: { title, description, isPrivate: true } };
}

type Address = { path: string; search: URLSearchParams };

function outcomeOf(error: unknown, match: RouteMatch, address: Address): LoadedPage {
  if (error instanceof Error && error.name === 'PageNotFound') return { kind: 'notFound' };
  if (
    error instanceof Error &&
    error.name === 'PageRedirect' &&
    'to' in error &&
    typeof error.to === 'string'
  )
    return { kind: 'redirect', to: error.to };
  const better = refusedAddress(error, address);
  return better === undefined
    ? { kind: 'failed', reason: 'data', match, error }
    : { kind: 'redirect', to: better };
}

/**
 * Where an address leads of which the API refused a part: the API answered, so it is no outage. The refused parts are left out,
 * or all of them where it does not name one. Undefined where that is not what happened, or nothing is left to leave out.
 */
function refusedAddress(error: unknown, { path, search }: Address): string | undefined {
  if (!isApiError(error) || error.status !== 422 || search.size === 0) return undefined;
  const refused = Object.keys(error.fields).filter((name) => search.has(name));
  const rest = new URLSearchParams(refused.length > 0 ? search : undefined);
  for (const name of refused) rest.delete(name);
  return rest.size === 0 ? path : `${path}?${rest}`;
}

/** The value of a promise, or the signal's reason once it is aborted. The promise itself goes on. */
async function untilAborted<Value>(
  promise: Value | PromiseLike<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  if (!signal) return promise;
  let stopListening: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    const give = (): void => reject(signal.reason);
    stopListening = () => signal.removeEventListener('abort', give);
    if (signal.aborted) give();
    else signal.addEventListener('abort', give);
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    stopListening?.();
  }
}
