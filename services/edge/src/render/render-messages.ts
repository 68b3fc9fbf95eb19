import type { Composition } from '@dana/contracts/release/composition';
import type { AboutFacts, ShopFacts } from '@dana/contracts/shop/shop-facts';

/** What the server asks of a shell release's renderer; the shape is the shell's `src/app/render-result.ts`. */
export type RenderRequest = {
  locale: 'en' | 'ar';
  currency: string;
  path: string;
  search: string;
  /** The page is not there for this visitor, and may say so. Releases from before this do not read it. */
  isMissing?: boolean;
  /** What the back end offers beyond the calls of every shop. Releases from before this take everything for offered. */
  extensions?: readonly string[] | undefined;
  /** What the shop says of itself, in the language of the page. Releases from before this have their own words. */
  shop?: ShopFacts | undefined;
  about?: AboutFacts | undefined;
};

export type RenderedPage = {
  kind: 'html';
  status: number;
  html: string;
  title: string;
  tags: { tag: 'meta' | 'link'; attributes: Record<string, string> }[];
  jsonLd: Record<string, unknown>[];
  preloadImage?: { avifSrcset: string; sizes: string } | undefined;
  used: { remote: string; modules: string[]; isLate?: boolean }[];
  verdict: unknown;
  /** The composition and the links of the frame in the form that this release reads in the browser. */
  composition?: unknown;
  navigation?: unknown;
  queries: unknown;
  brokenContainers: string[];
  cache: 'public' | 'personal';
  problems: string[];
  /** Every call of its render was answered. Releases from before this do not say it. */
  hasAllData?: boolean;
};

export type RenderResult = { kind: 'redirect'; to: string } | RenderedPage;

export type Renderer = { render: (request: RenderRequest) => Promise<RenderResult> };

/** Given to a worker when it starts. */
export type WorkerSetup = {
  composition: Composition;
  /** Folder of the release store: containers are read from its `assets`. */
  releasesFolder: string;
  apiUrl: string;
  publicOrigin: string;
};

export type ToWorker = { kind: 'render'; id: number; request: RenderRequest } | { kind: 'ping' };
export type FromWorker =
  | { kind: 'ready' }
  /** The answer to a ping. */
  | { kind: 'pong' }
  /** The thread does something now that takes it whole. Unit: milliseconds. */
  | { kind: 'silent'; forMs: number }
  | { kind: 'rendered'; id: number; result: RenderResult }
  | { kind: 'failed'; id: number; message: string };
