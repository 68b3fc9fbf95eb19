import type { Locale } from './locale.ts';
import type { Navigation } from './navigation.ts';
import type { InlineComposition } from './release/composition.ts';
import type { ShopFacts } from './shop/shop-facts.ts';

/** How a page came out on the server; the browser starts from the same verdict instead of trying again. */
export type PageVerdict =
  | { kind: 'page' }
  | { kind: 'notFound' }
  /** The back end does not offer what the page needs. */
  | { kind: 'notOffered' }
  /** `data`: the API failed. `remote`: no version of the page's remote could be loaded. */
  | { kind: 'failed'; reason: 'data' | 'remote' };

/** What the document carries for the browser, as JSON, beside the HTML it was rendered to. */
export type DocumentState = {
  composition: InlineComposition;
  /** The links that stand in the frame. Absent when the server did not render: the browser then asks for them. */
  navigation?: Navigation;
  locale: Locale;
  currency: string;
  publicOrigin: string;
  /** Absent when the server did not render: the browser then finds out by itself. */
  verdict?: PageVerdict;
  /** What the page was made of; its form is the shell release's own. */
  queries?: unknown;
  /** The server also answers with payloads of pages (`page-payload.ts`). Absent from one of before. */
  hasPayloads?: boolean;
  /** No worker may keep this page (`offline.ts`): it is switched off, or the page is a preview. Absent from all others. */
  hasNoWorker?: boolean;
  /** Containers that broke on the server; the browser does not try them. */
  brokenContainers: string[];
  /** Where visits are counted, by who agrees to it (`analytics-event.ts`). Absent in a shop that counts none. */
  analyticsUrl?: string;
  /**
   * What the back end offers beyond the calls of every shop (`api/extensions.ts`). Absent from a server of before, whose back
   * end is ours and offers everything.
   */
  extensions?: readonly string[];
  /** What the shop says of itself. Absent from a server of before: the shell has its own words then. */
  shop?: ShopFacts;
};

/** Id of the script element that holds the state. */
export const documentStateElementId = 'shop-state';
/** Id of the element that React renders into. */
export const rootElementId = 'root';
