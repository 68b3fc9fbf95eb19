import { declaredQuery } from '@dana/contracts/declared-query';
import type { Locale } from '@dana/contracts/locale';
import type { RouteMatch } from '@dana/contracts/match-route';
import { type PagePayload, payloadAddress, payloadForm } from '@dana/contracts/page-payload';
import type { QueryClient } from '@tanstack/react-query';
import { keepPageData, type PageData } from '../document/page-data.ts';

/** `other`: the shop has gone on to another composition, so its data are none of this page's. `none`: it cannot be had. */
export type PageDataOutcome = 'there' | 'other' | 'none';

export type PageDataFetcher = {
  /**
   * Brings what a public page is made of into the queries, in one call. Never rejects. What is the shopper's own is the API's
   * to give.
   * @param path – without its language.
   */
  fetch: (match: RouteMatch, path: string, search: URLSearchParams) => Promise<PageDataOutcome>;
  /** Notes that a page's data are there already: its document brought them, or the page asked for them by itself. */
  note: (match: RouteMatch, path: string, search: URLSearchParams) => void;
};

type FetcherOptions = {
  compositionId: string;
  locale: Locale;
  /** The shopper's own. What is in another one is left alone. */
  currency: string;
  queryClient: QueryClient;
  /** Called when an answer shows that the shop has gone on. */
  onOther: () => void;
};

/** What queries hold as fresh is not asked for again. Unit: milliseconds. */
const freshMs = 30_000;
/** After that the page asks the API beside it; what comes then is kept all the same. Unit: milliseconds. */
const waitMs = 600;
/** After that it is given up. Unit: milliseconds. */
const giveUpMs = 2_000;
/** For how long pages ask the API by themselves after an answer that was late, broken or none. Unit: milliseconds. */
const restMs = 30_000;

export function createPageDataFetcher(options: FetcherOptions): PageDataFetcher {
  const { compositionId, locale, currency, queryClient, onOther } = options;
  const asked = new Map<string, { atMs: number; outcome: Promise<PageDataOutcome> }>();
  let restsUntilMs = 0;

  /** Rejects when it is not worth asking for the next page's either. */
  async function ask(address: string): Promise<PageDataOutcome> {
    const answer = await fetch(address, { signal: AbortSignal.timeout(giveUpMs) });
    // There is no such page, or it has moved: the next one may be there.
    if (answer.status === 404) return 'none';
    if (!answer.ok) throw new Error(`Page data answered ${answer.status}.`);
    const payload = (await answer.json()) as Partial<PagePayload> | null;
    if (payload?.form !== payloadForm) throw new Error('Page data came in another form.');
    if (payload.composition !== compositionId) {
      onOther();
      return 'other';
    }
    if (payload.currency !== currency || !Array.isArray(payload.queries)) return 'none';
    keepPageData(queryClient, payload.queries as PageData, Date.now() - ageOf(answer));
    return 'there';
  }

  /** Undefined where there is none. What a route does not read of the query is for the page alone, and splits no cache. */
  function addressOf({ route }: RouteMatch, path: string, search: URLSearchParams): string | undefined {
    const query = route.cache === 'public' ? declaredQuery(route, search.toString()) : undefined;
    query?.sort();
    return query && payloadAddress(locale, path, query.size > 0 ? `?${query}` : '');
  }

  return {
    fetch(match, path, search) {
      const nowMs = performance.now();
      const address = addressOf(match, path, search);
      const before = asked.get(address ?? '');
      if (before && nowMs - before.atMs < freshMs) return inTime(before.outcome);
      if (address === undefined || nowMs < restsUntilMs) return Promise.resolve('none');
      const outcome = ask(address).catch((): PageDataOutcome => {
        restsUntilMs = performance.now() + restMs;
        return 'none';
      });
      asked.set(address, { atMs: nowMs, outcome });
      // What could not be had may be there the next time.
      void outcome.then((came) => came === 'there' || asked.delete(address));
      return inTime(outcome);
    },
    note(match, path, search) {
      const outcome = Promise.resolve<PageDataOutcome>('there');
      asked.set(addressOf(match, path, search) ?? '', { atMs: performance.now(), outcome });
    },
  };
}

/** A server that is short of time makes pages late, and answers calls before them. */
function inTime(outcome: Promise<PageDataOutcome>): Promise<PageDataOutcome> {
  const late = new Promise<PageDataOutcome>((resolve) => setTimeout(resolve, waitMs, 'none'));
  return Promise.race([outcome, late]);
}

/** How long ago the data were read: according to the storefront and to a cache between. Unit: milliseconds. */
function ageOf({ headers }: Response): number {
  const keptMs = Number(/\bage;dur=(\d+)/.exec(headers.get('server-timing') ?? '')?.[1] ?? 0);
  return keptMs + Number(headers.get('age') ?? 0) * 1_000;
}
