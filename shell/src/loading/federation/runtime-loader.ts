import type { ReleaseLite } from '@dana/contracts/release/composition';
import { createInstance } from '@module-federation/runtime';
import { defineBundlerRuntime } from './define-bundler-runtime.ts';
import { entryUrl, loadEntry } from './load-entry.ts';
import { sharedModules } from './shared-modules.ts';

/** Loads a module by the federation runtime. @param attempt – how often the release's entry failed before. */
export type LoadByRuntime = (release: ReleaseLite, module: string, attempt: number) => Promise<unknown>;

/**
 * The federation runtime in the browser: loads nothing by itself. From now on entries run on its own bundler runtime.
 * An entry whose loading failed is asked for under a new name, since the runtime remembers failures.
 */
export function createRuntimeLoader(): LoadByRuntime {
  defineBundlerRuntime();
  const asked = new Map<string, { release: ReleaseLite; attempt: number }>();
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
          if (!release) throw new Error(`${remoteInfo.name} is not part of the composition.`);
          // The container's form is internal to federation; it has no public type.
          return (await loadEntry(release, attempt)) as never;
        },
      },
    ],
  });
  return (release, module, attempt) => {
    const name = attempt === 0 ? release.container : `${release.container}_again${attempt}`;
    asked.set(name, { release, attempt });
    instance.registerRemotes([
      { name, entry: entryUrl(release), type: 'global', entryGlobalName: release.container },
    ]);
    return instance.loadRemote(`${name}/${module.replace('./', '')}`);
  };
}
