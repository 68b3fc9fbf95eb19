import { setTimeout as pause } from 'node:timers/promises';
import { extensionNames, extensionsAnswerSchema } from '@dana/contracts/api/extensions';
import { departmentsAnswerSchema } from '@dana/contracts/api/category';
import type { WholeShop } from '@dana/contracts/api/shop';
import { locales } from '@dana/contracts/locale';
import { namelessShop } from '@dana/contracts/shop/shop-facts';
import { readShopAnswer } from './read-shop-answer.ts';

/** What a back end offers beyond the calls of every shop, and the shop that it is. */
export type BackEnd = {
  extensions: readonly string[];
  shop: WholeShop;
  /** It could not be asked yet. */
  isGuess?: true;
};

/** Asks what is known of the back end. Waits for the first answer a little; never rejects. */
export type AskBackEnd = () => Promise<BackEnd>;

type Options = {
  apiBaseUrl: string;
  /** The shop, where a file says which it is (`SHOP_FILE`): no back end is asked then. */
  shop?: WholeShop | undefined;
  /** What is offered has changed, or the shop's own words: pages that were made before say something else. */
  onChange: () => void;
  /** Units: milliseconds. */
  times?: typeof followTimes;
};

const followTimes = {
  /** How long a call may take, and how long a page waits for the first answer. */
  limitMs: 1_000,
  /** After a failure, twice as long after each further one, until `againMs`. */
  retryMs: 500,
  /** A back end that is exchanged for another release is noticed after so long. */
  againMs: 60_000,
};

/**
 * Asks the back end what it offers (`GET /extensions`) and which shop it is (`GET /shop`), and again from time to time. One that
 * does not know the first call offers nothing beyond the calls of every shop; while it is away, what it said last goes on.
 * @returns how to ask, how to have the back end asked again now, and how to stop.
 */
export function followExtensions({ apiBaseUrl, shop, onChange, times = followTimes }: Options): {
  ask: AskBackEnd;
  lookAgain: () => void;
  stop: () => void;
} {
  const stopped = new AbortController();
  let known: BackEnd | undefined;
  let resting = new AbortController();
  /** A page was made before anything was known. */
  let wasGuessed = false;
  const first = Promise.withResolvers<void>();
  void follow();

  async function follow(): Promise<void> {
    let retryMs = times.retryMs;
    while (!stopped.signal.aborted) {
      const read = await readBackEnd(apiBaseUrl, shop, times.limitMs).catch(() => undefined);
      if (read) {
        const isChanged = known === undefined ? wasGuessed : JSON.stringify(known) !== JSON.stringify(read);
        known = read;
        first.resolve();
        if (isChanged) onChange();
        retryMs = times.retryMs;
      }
      resting = new AbortController();
      await rest(read ? times.againMs : retryMs, resting.signal);
      if (!read) retryMs = Math.min(times.againMs, retryMs * 2);
    }
  }

  const rest = (ms: number, until?: AbortSignal): Promise<void> => {
    const signal = until ? AbortSignal.any([stopped.signal, until]) : stopped.signal;
    return pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
  };

  return {
    async ask() {
      if (known === undefined && !wasGuessed) await Promise.race([first.promise, rest(times.limitMs)]);
      wasGuessed ||= known === undefined;
      // A page that needs what may be there says that it could not be loaded, not that there is nothing.
      return known ?? { extensions: extensionNames, shop: shop ?? namelessShop, isGuess: true };
    },
    lookAgain: () => resting.abort(),
    stop: () => stopped.abort(),
  };
}

/** Errors: rejects when the back end is away or says that it failed. */
async function readBackEnd(
  apiBaseUrl: string,
  shop: WholeShop | undefined,
  limitMs: number,
): Promise<BackEnd> {
  const extensions = await readExtensions(apiBaseUrl, limitMs);
  const own = shop ?? (extensions.includes('shop') ? await readShop(apiBaseUrl, limitMs) : undefined);
  if (own?.departments) return { extensions, shop: own };
  // Without them the menus lead to all there is.
  const departments = await readDepartments(apiBaseUrl, limitMs).catch(() => undefined);
  return { extensions, shop: { ...(own ?? namelessShop), departments } };
}

/** The categories that every back end lists, in both languages. Errors: rejects when they cannot be had. */
async function readDepartments(apiBaseUrl: string, limitMs: number): Promise<WholeShop['departments']> {
  const [en, ar] = await Promise.all(
    locales.map(async (locale) => {
      const answer = await fetch(`${apiBaseUrl}/categories?lang=${locale}`, {
        headers: { accept: 'application/json', 'accept-language': locale },
        signal: AbortSignal.timeout(limitMs),
      });
      return departmentsAnswerSchema.parse(await answer.json()).data;
    }),
  );
  return en?.flatMap(({ slug, name }) => {
    const other = ar?.find((one) => one.slug === slug)?.name;
    return slug ? [{ slug, name: { en: name, ar: other ?? name } }] : [];
  });
}

/** Errors: rejects when the back end has a shop and does not say which. */
async function readShop(apiBaseUrl: string, limitMs: number): Promise<WholeShop> {
  const answer = await fetch(`${apiBaseUrl}/shop?all=true`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(limitMs),
  });
  // An API from before this has every extension that it knows of, and no such call.
  if (answer.status === 404) return namelessShop;
  return readShopAnswer(await answer.json());
}

async function readExtensions(apiBaseUrl: string, limitMs: number): Promise<readonly string[]> {
  const ask = (path: string): Promise<Response> =>
    fetch(`${apiBaseUrl}${path}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(limitMs),
    });
  const answer = await ask('/extensions');
  if (answer.status >= 500) throw new Error(`GET /extensions answered ${answer.status}.`);
  const parsed = extensionsAnswerSchema.safeParse(await answer.json().catch(() => undefined));
  if (answer.ok && parsed.success) return parsed.data.data.toSorted();
  return (await isOursOfBefore(ask)) ? extensionNames : [];
}

/** Our API had all of them before it named them, and said which version its catalogue has. Goes with release 1.0 of the API. */
async function isOursOfBefore(ask: (path: string) => Promise<Response>): Promise<boolean> {
  const answer = await ask('/changes');
  if (answer.status >= 500) throw new Error(`GET /changes answered ${answer.status}.`);
  const body: unknown = await answer.json().catch(() => undefined);
  return (
    answer.ok && typeof body === 'object' && body !== null && 'catalogue' in body && !('success' in body)
  );
}
