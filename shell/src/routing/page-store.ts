import { loadPage, type LoadedPage, type PageEnvironment } from './load-page.ts';

export type PageStore = {
  /** The page of a path: itself once it is there, a promise before. The same promise for the same path. */
  read: (path: string, search: string) => LoadedPage | Promise<LoadedPage>;
  /** Called when a path has been shown: pages of other paths are loaded anew next time. */
  settle: (path: string) => void;
  /** Forgets a page, so that the next read loads it again. */
  forget: (path: string) => void;
};

type PageStoreOptions = {
  /** The page that the document came with. */
  initial?: { path: string; page: LoadedPage };
  /** Called when a page that is not there yet is asked for. */
  onNavigate?: () => void;
};

/** The pages of one document in the browser. */
export function createPageStore(
  environment: PageEnvironment,
  { initial, onNavigate }: PageStoreOptions,
): PageStore {
  const pages = new Map<string, LoadedPage | Promise<LoadedPage>>();
  if (initial) pages.set(initial.path, initial.page);

  return {
    read(path, search) {
      const present = pages.get(path);
      if (present) return present;
      // Told on a task of its own: this runs while React renders.
      queueMicrotask(() => onNavigate?.());
      const loading = loadPage(environment, path, new URLSearchParams(search));
      pages.set(path, loading);
      void loading.then((page) => {
        if (pages.get(path) === loading) pages.set(path, page);
      });
      return loading;
    },
    settle(path) {
      for (const other of pages.keys()) if (other !== path) pages.delete(other);
    },
    forget(path) {
      pages.delete(path);
    },
  };
}
