import type { RouteMatch } from '@dana/contracts/match-route';
import type { Navigation } from '@dana/contracts/navigation';
import type { Layout } from '@dana/contracts/release/remote-manifest';
import type { PageHead, PageModule } from '@dana/runtime';
import type { LoadingEnvironment } from '../loading/environment.ts';
import type { Exposed } from '../loading/load-exposed.ts';
import type { PageDataFetcher } from './page-data-fetcher.ts';

/** A page, ready to be shown, or the reason why there is none. */
export type LoadedPage =
  | {
      kind: 'page';
      match: RouteMatch;
      module: PageModule;
      origin: string;
      head: PageHead | undefined;
      layout: Layout;
    }
  | { kind: 'notFound' }
  /** The back end does not offer what the page needs. */
  | { kind: 'notOffered'; head: PageHead }
  | { kind: 'redirect'; to: string }
  | { kind: 'failed'; reason: 'data' | 'remote' | 'outdated'; match: RouteMatch; error: unknown };

/** What all pages of one document (or one request, on the server) share. */
export type PageEnvironment = LoadingEnvironment & {
  /** In the browser: whether the shop has gone on since this page was made. */
  isOutdated?: () => Promise<boolean>;
  /** In the browser: page modules that have been loaded, by `moduleKey`. */
  loadedModules?: Map<string, Exposed<PageModule>>;
  /** In the browser: what a page within the shop is made of, in one call. */
  pageData?: PageDataFetcher;
  /** The links of all places, for pages that show them. */
  readLinks: () => Promise<Navigation>;
  /** On the server: it is known that the page is not there for this visitor. */
  isMissing?: boolean;
  /** On the server: whether a call was answered for the visitor who asks. */
  isAnswered?: ((path: string) => boolean) | undefined;
  /** On the server: aborted when the time for code and data of the page is over. */
  signal?: AbortSignal | undefined;
};
