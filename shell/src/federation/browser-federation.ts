import type { InlineComposition, ReleaseLite } from '@dana/contracts/release';
import { createInstance } from '@module-federation/runtime';
import { defineBundlerRuntime } from './define-bundler-runtime.ts';
import { loadEntryScript } from './load-entry-script.ts';
import { sharedModules } from './shared-modules.ts';

/** Loads one exposed module of one release. Rejects when its entry or chunk cannot be had or does not verify. */
export type LoadModule = {
  (release: ReleaseLite, module: string): Promise<unknown>;
  /** Gives up on what is under way for a release: the next call asks for its entry under another address. */
  startAnew?: (release: ReleaseLite) => void;
};

/**
 * Federation in the browser: knows every release of the document's composition, loads nothing by itself.
 * An entry whose loading failed is asked for under a new name, since the federation runtime remembers failures.
 */
export function createBrowserFederation(composition: InlineComposition): LoadModule {
  defineBundlerRuntime();
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedModules,
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'verified-entries',
        async loadEntry({ remoteInfo }) {
          const { release, attempt } = asked.get(remoteInfo.name) ?? {};
          if (!release) throw new Error(`${remoteInfo.name} is not part of composition ${composition.id}.`);
          // The container's form is federation's own affair; it has no public type.
          return (await loadEntryScript(
            entryUrl(release),
            release.entry.integrity,
            release.container,
            attempt,
          )) as never;
        },
      },
    ],
  });
  const asked = new Map<string, { release: ReleaseLite; attempt: number }>();
  const attempts = new Map<string, number>();

  const startAnew = ({ container }: ReleaseLite, failed = attempts.get(container) ?? 0): void => {
    // Two modules of one entry fail together; that is one attempt.
    if ((attempts.get(container) ?? 0) === failed) attempts.set(container, failed + 1);
  };

  const load = async (release: ReleaseLite, module: string): Promise<unknown> => {
    const attempt = attempts.get(release.container) ?? 0;
    const name = attempt === 0 ? release.container : `${release.container}_again${attempt}`;
    asked.set(name, { release, attempt });
    instance.registerRemotes([
      { name, entry: entryUrl(release), type: 'global', entryGlobalName: release.container },
    ]);
    try {
      return await instance.loadRemote(`${name}/${module.replace('./', '')}`);
    } catch (error) {
      startAnew(release, attempt);
      throw error;
    }
  };
  return Object.assign(load, { startAnew: (release: ReleaseLite) => startAnew(release) });
}

/** Where a release's entry stands, as the document's preload names it. */
function entryUrl({ base, entry }: ReleaseLite): string {
  return `${base}${entry.file}`;
}
