import type { ReleaseLite } from '@dana/contracts/release/composition';
import externalRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/runtime';
import { sharedModules } from './shared-modules.ts';
import { entryUrl, verifiedEntries, type Asked } from './verified-entries.ts';

/** Loads one exposed module of one release. Rejects when its entry or chunk cannot be had or does not verify. */
export type LoadModule = {
  (release: ReleaseLite, module: string): Promise<unknown>;
  /** Gives up on what is under way for a release: the next call asks for its entry under another address. */
  startOver?: (release: ReleaseLite) => void;
};

/** Its entry takes the bundler runtime from the shell, which has it in a file of its own: hardly a page needs it. */
const isFromBeforeOne = ({ version }: ReleaseLite): boolean => version.startsWith('0.');

/** Federation in the browser: loads nothing by itself. */
export function createBrowserFederation(): LoadModule {
  const attempts = new Map<string, number>();
  const asked = new Map<string, Asked>();
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedModules,
    shareStrategy: 'loaded-first',
    // Remotes are built without the runtime's core and take this copy.
    plugins: [externalRuntime(), verifiedEntries((name) => asked.get(name))],
  });

  const startOver = ({ container }: ReleaseLite, failed = attempts.get(container) ?? 0): void => {
    // Two modules of one entry fail together; that is one attempt.
    if ((attempts.get(container) ?? 0) === failed) attempts.set(container, failed + 1);
  };

  const load = async (release: ReleaseLite, module: string): Promise<unknown> => {
    if (isFromBeforeOne(release)) (await import('./earlier-runtime.ts')).provideEarlierRuntime();
    const attempt = attempts.get(release.container) ?? 0;
    // The runtime remembers failures: an entry that failed is asked for under a new name.
    const name = attempt === 0 ? release.container : `${release.container}_again${attempt}`;
    asked.set(name, { release, attempt });
    instance.registerRemotes([
      { name, entry: entryUrl(release), type: 'global', entryGlobalName: release.container },
    ]);
    try {
      return await instance.loadRemote(`${name}/${module.replace('./', '')}`);
    } catch (error) {
      startOver(release, attempt);
      throw error;
    }
  };
  return Object.assign(load, { startOver: (release: ReleaseLite) => startOver(release) });
}
