import type { PageHead } from '@dana/runtime';
import type { AwaitOther } from '../releases/healing/recovery-poller.ts';
import { loadPage, untilNextDocument } from './load-page.ts';
import { type Beginning, beginningAtOnce } from './page-beginning.ts';
import type { LoadedPage, PageEnvironment } from './page-environment.ts';
import { headOf } from './page-module.ts';
import { createPageProgress, type PageProgress } from './page-progress.ts';

/** A page that is shown from its beginning, while its rest is on its way. */
export type PlaceholderPage = Beginning & {
  kind: 'placeholder';
  /** The page itself, in whichever state. */
  rest: Promise<LoadedPage>;
  /** The same, once it is there. */
  page?: LoadedPage;
};

export type ShownPage = LoadedPage | PlaceholderPage;

export type PageStore = {
  /** How long the page that was asked for has been on its way. */
  progress: PageProgress;
  /**
   * The page of a path: itself once it is there, a promise before. The same promise for the same path.
   * @param mayBegin – it may come as its beginning first. Not on Back, which leads to a place further down.
   */
  read: (path: string, search: string, mayBegin?: boolean) => ShownPage | Promise<ShownPage>;
  /** Called when the page that is shown stays, with another query. @returns what it says of itself with that one. */
  stay: (page: LoadedPage & { kind: 'page' }, path: string, search: string) => PageHead | undefined;
  /** Called when a path has been shown: pages of other paths are loaded again next time. */
  settle: (path: string) => void;
  /** Forgets a page, so that the next read loads it again. */
  forget: (path: string) => void;
  /**
   * While a page cannot be shown: loads it again by itself, in its place, once another version of its remote is live; one
   * whose data did not come also now and then.
   * @param onHealed – called when it can be read. @returns ends that.
   */
  heal: (remote: string, path: string, search: string, onHealed: () => void) => () => void;
};

type PageStoreOptions = {
  /** The page that the document came with. */
  initial?: { path: string; page: LoadedPage };
  /** Called when another page is asked for, and when the page that is shown has got another query. */
  onNavigate?: () => void;
  /** Whether a page has to come as a new document; `from` is the path that is shown. */
  isDocumentDue?: (from: string | undefined, to: string) => boolean;
  /** Loads the document of the present address. */
  loadDocument?: () => void;
  /** Called when the files of a page are gone because the shop went on; true when the document is being loaded again. */
  recover?: () => boolean;
  /** Calls back when another version of a remote is live. Not on the server. */
  awaitOther?: AwaitOther;
  /** Called with the path of each page that is shown after the first. */
  onShown?: (path: string) => void;
  /** Called when a page cannot be had; true when the document that this device keeps is being loaded instead. */
  showKept?: () => boolean;
};

const nothing = (): void => undefined;

function placeholderPage(beginning: Beginning, rest: Promise<LoadedPage>): PlaceholderPage {
  const placeholder: PlaceholderPage = { ...beginning, kind: 'placeholder', rest };
  void rest.then((page) => {
    placeholder.page = page;
  });
  return placeholder;
}

/** The pages of one document in the browser. */
export function createPageStore(
  environment: PageEnvironment,
  {
    initial,
    onNavigate,
    isDocumentDue,
    loadDocument,
    recover,
    awaitOther,
    showKept,
    onShown,
  }: PageStoreOptions,
): PageStore {
  const pages = new Map<string, ShownPage | Promise<ShownPage>>();
  if (initial) pages.set(initial.path, initial.page);
  const progress = createPageProgress();
  let shownPath = initial?.path;

  async function load(
    path: string,
    search: string,
    onPreview?: (beginning: Beginning) => void,
  ): Promise<LoadedPage> {
    const page = await loadPage(environment, path, new URLSearchParams(search), {
      onPreview,
      leave() {
        // An order under way goes on with what the API gives.
        const isDue = isDocumentDue?.(shownPath, path) ?? false;
        if (isDue) loadDocument?.();
        return isDue;
      },
    });
    // In all other cases a new document would fail in the same way.
    const isGone = page.kind === 'failed' && page.reason === 'outdated';
    if (isGone && recover?.()) return untilNextDocument;
    return page.kind === 'failed' && showKept?.() ? untilNextDocument : page;
  }

  /** The page, or its beginning where that is there before; at once where its module is there already. */
  function begin(path: string, search: string): PlaceholderPage | Promise<ShownPage> {
    const atOnce = beginningAtOnce(environment, path, new URLSearchParams(search));
    if (atOnce) return placeholderPage(atOnce, load(path, search));
    return new Promise((resolve) => {
      const rest = load(path, search, (beginning) => resolve(placeholderPage(beginning, rest)));
      void rest.then(resolve);
    });
  }

  return {
    progress,
    read(path, search, mayBegin = false) {
      const present = pages.get(path);
      if (present) return present;
      // Announced in a task of its own: this runs while React renders.
      queueMicrotask(() => {
        progress.begin(path);
        onNavigate?.();
      });
      // The router has changed the address by now, so that a reload brings the page that is asked for.
      const isDue = isDocumentDue?.(shownPath, path) ?? false;
      if (isDue) queueMicrotask(() => loadDocument?.());
      const loading = isDue ? untilNextDocument : (mayBegin ? begin : load)(path, search);
      pages.set(path, loading);
      if (!(loading instanceof Promise)) return loading;
      void loading.then((page) => {
        if (pages.get(path) === loading) pages.set(path, page);
        progress.found(path);
      });
      return loading;
    },
    stay(page, path, search) {
      onNavigate?.();
      const query = new URLSearchParams(search);
      // The page itself asks the API for what another query changes.
      environment.pageData?.note(page.match, path, query);
      return headOf(environment, page, path, query);
    },
    settle(path) {
      if (path !== shownPath) onShown?.(path);
      shownPath = path;
      for (const other of pages.keys()) if (other !== path) pages.delete(other);
    },
    forget(path) {
      pages.delete(path);
    },
    heal(remote, path, search, onHealed) {
      const broken = pages.get(path);
      const healing = async (): Promise<void> => {
        const page = await loadPage(environment, path, new URLSearchParams(search));
        // Somebody asked for it meanwhile, or went on.
        if (page.kind === 'failed' || pages.get(path) !== broken) return;
        pages.set(path, page);
        onHealed();
      };
      const isDataMissing = broken && 'reason' in broken && broken.reason === 'data';
      return awaitOther?.(remote, () => void healing(), isDataMissing) ?? nothing;
    },
  };
}
