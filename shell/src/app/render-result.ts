import type { Locale } from '@dana/contracts/locale';
import type { AboutFacts, ShopFacts } from '@dana/contracts/shop/shop-facts';
import type { PageVerdict } from '@dana/contracts/page-state';
import type { HeadTag } from '../document/head-tags.ts';
import type { Navigation } from '@dana/contracts/navigation';
import type { PageData } from '../document/page-data.ts';

export type RenderRequest = {
  locale: Locale;
  currency: string;
  /** Path without the language prefix. */
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
  /** The page is not there for this visitor. Edges from before this do not say it. */
  isMissing?: boolean;
  /** What calls of the page's route (`reads`) answered for the visitor who asks, by their path. Edges from before this do not say it. */
  answers?: Readonly<Record<string, unknown>>;
  /** What the back end offers beyond the calls of every shop. Edges from before this do not say it. */
  extensions?: readonly string[];
  /** What the shop says of itself, and on the page about it. Edges from before this do not say it. */
  shop?: ShopFacts;
  about?: AboutFacts;
};

export type RenderResult =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'html';
      /** HTTP status of the page itself. */
      status: number;
      html: string;
      title: string;
      tags: HeadTag[];
      jsonLd: Record<string, unknown>[];
      preloadImage: { avifSrcset: string; sizes: string } | undefined;
      /** Exposed modules on this page, by remote: their files are named in the head. `isLate`: pieces in the page. */
      used: { remote: string; modules: string[]; isLate?: boolean }[];
      verdict: PageVerdict;
      queries: PageData;
      /** The links that stand in the frame. */
      navigation: Navigation;
      brokenContainers: string[];
      cache: 'public' | 'personal';
      /** Problems met on the way, for the server's log. */
      problems: string[];
      /** Every call was answered: the page changes only when the shop's data do. */
      hasAllData: boolean;
      failures: RenderFailure[];
    };

/**
 * A part of the page that failed by the fault of a release.
 * - `load`: a module could not be evaluated. `loader`, `head`, `component`: that threw. `empty`: the page renders nothing.
 * - `hung`: it did not end in its time, although every call was answered.
 */
export type RenderFailure = {
  part: 'load' | 'loader' | 'head' | 'component' | 'empty' | 'hung';
  /** Whose region it is in: "mf-product@1.2.0". */
  release: string | undefined;
  /** With its stack, by which the edge finds whose code threw. */
  error: string;
};
