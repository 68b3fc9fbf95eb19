import type { ApiClient } from '@dana/api-client';
import type { Locale } from '@dana/contracts/locale';
import type { Navigation } from '@dana/contracts/navigation';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactElement } from 'react';

/** What a page may know about the visit it is loaded for, on the server and in the browser alike. */
export type PageRequest = {
  api: ApiClient;
  queryClient: QueryClient;
  locale: Locale;
  currency: string;
  /** Values of the route's `:parameters`, decoded. */
  params: Record<string, string>;
  /** The path without the language prefix. */
  path: string;
  search: URLSearchParams;
  /**
   * On the server: its route's `exists` was refused for this visitor, so the page may say at once that it is not there.
   * Missing in the browser, which asks by itself, and in older shells.
   */
  isMissing?: boolean;
  /**
   * On the server: whether its route's `reads` were made for the visitor who asks and this one answered, by its path. The loader may
   * then read it with `api`; what it puts into the QueryClient comes with the document, so mark it `meta: { isPersonal: true }`.
   * Missing in the browser, and in older shells.
   */
  isAnswered?: (path: string) => boolean;
  /** The links of all live remotes, by place, in this page's language. Rejects when they cannot be had. Missing in older shells. */
  readLinks?: () => Promise<Navigation>;
  /** Texts of the page's own namespace. */
  t: (key: string, values?: Record<string, unknown>) => string;
  /** Scheme and host under which the shop is known to the world, without a slash at the end. */
  publicOrigin: string;
};

/** What stands in the document's head for a page. Texts are plain, not HTML. */
export type PageHead = {
  title: string;
  description?: string;
  /** Path of the page that stands for this one, without language prefix; this path by default. */
  canonicalPath?: string;
  /** `true`: search engines leave it out (cart, checkout, account, search …). */
  isPrivate?: boolean;
  /** Absolute or root-relative URL of a picture for shared links. */
  image?: string;
  /** Picture to preload because it is the largest thing of the first view. */
  preloadImage?: { avifSrcset: string; sizes: string };
  /** For search engines: read on the server alone, so builds for browsers leave it out (`__ON_SERVER__`). */
  jsonLd?: Record<string, unknown>[];
};

/** The beginning of a page, from what the shop knew before it asked. */
export type PagePreview = {
  title: string;
  /** Put its parts where the page will have them, and mark it `aria-busy`. */
  element: ReactElement;
};

/** The form of an exposed `./x.route` module. */
export type PageModule = {
  Component: ComponentType;
  /**
   * Fetches what the first view needs, into the QueryClient, all requests at once. Runs before the page is shown.
   * Throw `PageNotFound` or `PageRedirect` to answer so; any other error shows the failing state with a retry.
   */
  loader?: (request: PageRequest) => Promise<void>;
  /**
   * What can be shown at once on a navigation within the shop, while the loader runs and the page is drawn; undefined where
   * nothing is known. Never on the server, nor on Back and Forward.
   */
  preview?: (request: PageRequest) => PagePreview | undefined;
  /** Runs after the loader, so the QueryClient can be read. */
  head?: (request: PageRequest) => PageHead;
};
