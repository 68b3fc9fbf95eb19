import type { Composition } from '@dana/contracts/release/composition';
import type { AboutFacts, ShopFacts } from '@dana/contracts/shop/shop-facts';

/** What calls of the API answered for one visitor, by their path below its base. */
export type VisitorAnswers = Readonly<Record<string, unknown>>;

/** What the server asks of a shell release's renderer; the shape is the shell's `src/app/render-result.ts`. */
export type RenderRequest = {
  locale: 'en' | 'ar';
  currency: string;
  path: string;
  search: string;
  /** The page is not there for this visitor, and may say so. Releases from before this do not read it. */
  isMissing?: boolean;
  /** What the page begins with for the visitor who asks, and for nobody else. Releases from before this do not read it. */
  answers?: VisitorAnswers | undefined;
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
  navigation?: unknown;
  composition?: unknown;
  queries: unknown;
  brokenContainers: string[];
  cache: 'public' | 'personal';
  problems: string[];
  /** Every call of its render was answered. Releases from before this do not say it. */
  hasAllData?: boolean;
  /** What of it failed by the fault of a release. Releases from before this do not say it. */
  failures?: RenderFailure[] | undefined;
};

/**
 * A part of a page that failed by the fault of a release: neither by what was asked for nor by the API.
 * - `load`: a module could not be evaluated. `loader`, `head`, `component`: that threw. `empty`: the page renders nothing.
 * - `hung`: it did not end in its time, although every call to the API was answered.
 */
export type RenderFailure = {
  part: 'load' | 'loader' | 'head' | 'component' | 'empty' | 'hung';
  /** Whose region it is in: `mf-product@1.2.0`. */
  release?: string | undefined;
  error: string;
};

export type RenderResult = { kind: 'redirect'; to: string } | RenderedPage;

export type Renderer = { render: (request: RenderRequest) => Promise<RenderResult> };

/** Given to a thread when it starts. */
export type ThreadSetup = {
  composition: Composition;
  /** Its `assets` has the builds of the composition, as `verified-code.ts` reads them. */
  releasesFolder: string;
  apiUrl: string;
  publicOrigin: string;
  /** Starts also with a remote whose files are not those that were published: that remote cannot be loaded then. */
  isTolerant?: boolean;
};

/** A file of a release that a thread did not execute, because it is not the file that was published. */
export type RefusedCode = { remote: string; version: string; treeHash: string; path: string };

/** Why a thread is gone. */
export type ThreadEnd = {
  /** It did not answer any more, passed its memory limit, or ended by itself. */
  kind: 'stuck' | 'memory' | 'died';
  message: string;
  /** The deployable whose code it executed then, where that could be found out. */
  culprit?: string | undefined;
};

export type ToThread = { kind: 'render'; id: number; request: RenderRequest } | { kind: 'ping' };

/** What a thread says to its server. */
type FromThreadOn =
  | { kind: 'ready' }
  /** `page` is a `RenderResult`, by `v8.serialize`. */
  | { kind: 'rendered'; id: number; page: Uint8Array }
  | { kind: 'failed'; id: number; message: string }
  | ({ kind: 'refused' } & RefusedCode);
/** What it says to the process around it: that it lives, and that it does something now that takes it whole. */
export type FromThread = FromThreadOn | { kind: 'pong' } | { kind: 'silent' };

/** What a rendering process says to its server. */
export type FromProcess =
  | FromThreadOn
  /** Its thread has not answered for a while, or answers again. */
  | { kind: 'quiet'; isQuiet: boolean }
  | ({ kind: 'ended' } & { end: ThreadEnd });

type Reason =
  | 'queue full'
  | 'waited too long'
  | 'late'
  | 'thread lost'
  | 'paused'
  | 'route paused'
  | 'nobody waits'
  | 'too many compositions';

/** The renderer gives a page up: the caller answers without it. */
export class RenderRefusal extends Error {
  override readonly name = 'RenderRefusal';
  readonly reason: Reason;

  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }
}

const inAssets = /\/assets\/([a-z0-9-]+)\/[0-9a-f]{64}\//;

/** The deployable that a file of a build belongs to; undefined for any other file. */
export const deployableOfFile = (address: string): string | undefined => inAssets.exec(address)?.[1];

/**
 * The deployable whose code threw, by the stack of its error: the innermost remote, since the shell calls remotes and is called by
 * them; the shell when there is none. Undefined when the stack names no file of a build.
 */
export function deployableInStack(stack: string): string | undefined {
  const found = stack.split('\n').flatMap((line) => deployableOfFile(line) ?? []);
  return found.find((name) => name !== 'shell') ?? found[0];
}
