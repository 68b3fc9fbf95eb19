import type { Locale } from './locale.ts';

/** Where the storefront answers with the worker that keeps what was seen. At the root, so that it serves the whole shop. */
export const workerPath = '/offline-worker.js';

/**
 * Header of a document and of its data: which pages may be shown beside each other, by composition and currency. Absent
 * where nothing may be kept: previews, and builds of a developer's machine.
 */
export const pageSetHeader = 'X-Page-Set';

/** Begins the names of all stores of the worker. */
export const storePrefix = 'dana-';
/** Begins the names of those that say what somebody looked at; they are emptied when a session ends. */
export const seenPrefix = 'dana-seen-';

/** In `<html>` of a document that came from this device: when it was kept (ISO 8601). */
export const keptAttribute = 'data-kept';

/** The cart as this browser saw it last, which is shown while the shop cannot be reached; removed when a session ends. */
export const seenCartName = 'cart.seen.v1';

/** What the lines of the cart cost when they were last seen here; removed when a session ends. */
export const seenPricesName = 'cart.prices.v1';

/** What the storefront writes before the worker's script, as `self.offlineSettings`. */
export type OfflineSettings = {
  /** Where released files are, when that is another host. */
  filesOrigin?: string | undefined;
  /** The page in the place of one that is not kept, and the policy it is shown with. */
  offlinePages: Record<Locale, string>;
  offlinePolicy: string;
};

/** What a page reports to the worker: addresses on this origin, without a host. */
export type SeenReport = {
  kind: 'seen';
  /** The page that is shown, if it is one for everybody. */
  page?: string;
  /** Pages of the shopper's own whose document is the same for everybody: asked for without cookies. */
  frames: readonly string[];
  /** Released files and pictures that the page has loaded. */
  files: readonly string[];
};
