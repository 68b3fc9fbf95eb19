import { ByteCache } from '@dana/server/byte-cache';
import type { BackEnd } from '../shop/follow-extensions.ts';
import type { RenderResult } from '@dana/releases/rendering/messages';
import { type DocumentAges, documentAges } from './document-ages.ts';
import { createSingleFlight } from './single-flight.ts';
import {
  type Form,
  hashOf,
  type KeptDocument,
  keepDocument,
  type WholePage,
  withForm,
} from './kept-document.ts';
import { createIdleCompressor } from './idle-compressor.ts';
import type { PageToKeep } from './page-to-keep.ts';

/** A document and how old it is. */
export type SentDocument = {
  kind: 'document';
  document: KeptDocument;
  /** What it shows was the newest so long ago, or later. Unit: milliseconds. */
  ageMs: number;
  /** There should be a newer one, and could not be had. */
  isStale: boolean;
  /** Nobody got it before: it was rendered meanwhile. */
  isNew: boolean;
};

/**
 * What a render came to; `whole` is the document of what may be kept, `hasAll` that no part of it is missing, `backEnd` what was
 * known of the back end when it was made.
 */
export type Made = {
  result: RenderResult;
  whole?: WholePage | undefined;
  hasAll?: boolean;
  backEnd?: BackEnd;
};
type Make = (gone: AbortSignal) => Promise<Made>;

export type Documents = {
  /** The document under this key, when it can be sent as it is and nothing has to be done about it. */
  ready: (key: string) => SentDocument | undefined;
  /** The document of a page, or what its render came to instead. Rejects like the render, when there is no older document. */
  get: (page: PageToKeep, make: Make, gone?: AbortSignal) => Promise<SentDocument | Made>;
  /** A document in a form in which it was not asked for before; kept under the key. */
  inForm: (key: string, document: KeptDocument, form: Form) => Promise<KeptDocument>;
  /** Data that pages show has changed: nothing made before is current. */
  noteChange: () => void;
  /** Whether changes are noted at once from now on, or documents have to expire by their age. */
  noteFollowed: (isFollowed: boolean) => void;
  sizeBytes: () => number;
};

type Entry = {
  readonly document: KeptDocument;
  readonly byteLength: number;
  /** When its render began: what it shows is at least as new. */
  madeMs: number;
  /** No render is tried before. */
  retryAtMs: number;
  timesSent: number;
  /** No part is missing. One that is may be there a moment later, which no change announces. */
  readonly hasAll: boolean;
};
type Options = { maxBytes: number; ages?: DocumentAges /** Unit: milliseconds. */; now?: () => number };

/** What the bookkeeping of a document takes. Unit: bytes. */
const entryBytes = 1_024;
/** A document that was sent so often will be sent again, and is worth the best compression when there is time. */
const timesWorthIt = 2;

/** Documents of public pages, each rendered once for all who ask for it. */
export function createDocuments({
  maxBytes,
  ages = documentAges,
  now = () => performance.now(),
}: Options): Documents {
  // With a query or in another currency there is no end of documents: they cannot push out the others.
  const main = new ByteCache<Entry>(maxBytes * 0.6);
  const variants = new ByteCache<Entry>(maxBytes * 0.4);
  const singleFlight = createSingleFlight<Entry | Made>();
  let changedMs = Number.NEGATIVE_INFINITY;
  let isFollowed = false;
  const compressor = createIdleCompressor({
    isBusy: () => singleFlight.count() > 0,
    read: (key) => entryOf(key)?.document,
    replace,
  });

  const homeOf = (key: string): ByteCache<Entry> | undefined =>
    [main, variants].find((cache) => cache.get(key) !== undefined);
  const entryOf = (key: string): Entry | undefined => main.get(key) ?? variants.get(key);

  function replace(key: string, before: KeptDocument, document: KeptDocument): void {
    const cache = homeOf(key);
    const entry = cache?.get(key);
    if (entry?.document === before)
      cache?.set(key, { ...entry, document, byteLength: sizeOf(key, document) });
  }

  /** Right after a change it may have been made of what an API beside ours still kept. */
  const isWatched = ({ hasAll, madeMs }: Entry): boolean =>
    isFollowed && hasAll && madeMs - changedMs >= ages.lagMs;

  function isCurrent(entry: Entry, use: 'freshMs' | 'renewMs'): boolean {
    const maxMs = (isWatched(entry) ? ages.followed : ages)[use];
    return now() - entry.madeMs < maxMs && entry.madeMs > changedMs;
  }

  function sent(key: string, entry: Entry, isNew = false): SentDocument {
    entry.timesSent += 1;
    if (entry.timesSent === timesWorthIt && !entry.document.isBest) compressor.ask(key);
    const isStale = !isCurrent(entry, 'renewMs');
    const sinceMs = now() - entry.madeMs;
    const ageMs = isWatched(entry) && !isStale ? Math.min(sinceMs, ages.lagMs) : sinceMs;
    return { kind: 'document', document: entry.document, ageMs, isStale, isNew };
  }

  async function render({ key, isMain }: PageToKeep, make: Make, gone: AbortSignal): Promise<Entry | Made> {
    const madeMs = now();
    const made = await make(gone);
    const { whole, hasAll = false } = made;
    if (!whole) return made;
    const before = entryOf(key);
    const hash = hashOf(whole.html);
    const isSame = before?.document.hash === hash;
    const document = isSame ? before.document : await keepDocument(whole, hash);
    const timesSent = isSame ? before.timesSent : 0;
    const entry = { document, byteLength: sizeOf(key, document), madeMs, retryAtMs: 0, timesSent, hasAll };
    (isMain ? main : variants).set(key, entry);
    return entry;
  }

  /** Renders in place of an older document, which stays when the render fails. */
  async function renew(page: PageToKeep, entry: Entry, make: Make): Promise<Entry | Made | undefined> {
    const retryLater = (): undefined => {
      // Its forms may have been added to meanwhile.
      const present = entryOf(page.key) ?? entry;
      present.retryAtMs = now() + ages.retryMs;
    };
    const limit = AbortSignal.timeout(ages.waitMs);
    const late = new Promise<undefined>((resolve) =>
      limit.addEventListener('abort', () => resolve(undefined)),
    );
    const rendering = singleFlight
      .join(page.key, (gone) => render(page, make, gone))
      .then((outcome) => {
        if (!isFailure(outcome)) return outcome;
        return retryLater();
      }, retryLater);
    const outcome = await Promise.race([rendering, late]);
    return outcome ?? retryLater();
  }

  return {
    ready(key) {
      const entry = entryOf(key);
      if (!entry) return undefined;
      const isReady = isCurrent(entry, 'freshMs') || (isCurrent(entry, 'renewMs') && singleFlight.has(key));
      return isReady ? sent(key, entry) : undefined;
    },
    async get(page, make, gone) {
      const { key } = page;
      const entry = entryOf(key);
      if (!entry || now() - entry.madeMs >= ages.staleMs) {
        const outcome = await singleFlight.join(key, (nobodyWaits) => render(page, make, nobodyWaits), gone);
        return 'document' in outcome ? sent(key, outcome, true) : outcome;
      }
      if (isCurrent(entry, 'freshMs') || now() < entry.retryAtMs) return sent(key, entry);
      const renewed = renew(page, entry, make);
      if (isCurrent(entry, 'renewMs')) return sent(key, entry);
      const outcome = (await renewed) ?? entry;
      if ('document' in outcome) return sent(key, outcome, outcome !== entry);
      // It is not what it was: gone, moved, or somebody's own.
      main.delete(key);
      variants.delete(key);
      return outcome;
    },
    async inForm(key, document, form) {
      const made = await withForm(document, form);
      if (made !== document) replace(key, document, made);
      return made;
    },
    noteChange() {
      changedMs = now();
    },
    noteFollowed(isNow) {
      isFollowed = isNow;
      // What changed until now was noted by nobody.
      if (isNow) changedMs = now();
    },
    sizeBytes: () => main.sizeBytes + variants.sizeBytes,
  };
}

const sizeOf = (key: string, { byteLength }: KeptDocument): number =>
  entryBytes + key.length * 2 + byteLength;

/** Whether an older document is better than this: the page is there, and could not be made whole. */
const isFailure = (outcome: Entry | Made): boolean =>
  'result' in outcome && outcome.result.kind === 'html' && outcome.result.status >= 500;
