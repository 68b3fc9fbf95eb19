import type { i18n } from 'i18next';
import { splitLocale } from '@dana/contracts/locale';
import type { TextBundle } from '@dana/i18n';
import { messagesModule } from '../loading/load-exposed.ts';
import { namespaceOf } from '../loading/remote-messages.ts';
import type { PageEnvironment } from '../routing/page-environment.ts';
import type { PageModule } from '@dana/runtime';
import type { PageStore } from '../routing/page-store.ts';

/** A module that a dev server has built again, under the name by which its remote exposes it. */
type SourceChange = { remote: string; module: string; exports: unknown };

type FollowOptions = {
  environment: PageEnvironment;
  pages: PageStore;
  /** Renders the shop again with these messages; whatever it holds stays. */
  show: (i18n: i18n) => void;
};

/**
 * Under development: takes changed messages and routes over while the page stands, as React Refresh does with components. What
 * was typed stays. In production nothing of it is there.
 */
export function followSources({ environment, pages, show }: FollowOptions): void {
  if (process.env.NODE_ENV === 'production') return;
  const { locale, i18n } = environment;
  const { load } = environment.loader;
  const changed = new Map<string, unknown>();
  const keyOf = (remote: string, module: string) => `${remote} ${module}`;

  // Pages that are loaded from now on are made of what changed.
  environment.loader.load = async (remote, modules) => {
    const loaded = await load(remote, modules);
    const newest = (module: unknown, index: number) =>
      changed.get(keyOf(remote, modules[index] ?? '')) ?? module;
    return { ...loaded, modules: loaded.modules.map(newest) };
  };

  addEventListener('dana:source-changed', (event) => {
    const { remote, module, exports } = (event as CustomEvent<SourceChange>).detail;
    changed.set(keyOf(remote, module), exports);
    if (module === messagesModule(locale))
      i18n.addResourceBundle(locale, namespaceOf(remote), exports as TextBundle);
    const page = pages.read(splitLocale(location.pathname).path, location.search);
    if ('kind' in page && page.kind === 'page') {
      const { match } = page;
      if (match.remote === remote && match.route.module === module) page.module = exports as PageModule;
    }
    show(i18n.cloneInstance());
  });
}
