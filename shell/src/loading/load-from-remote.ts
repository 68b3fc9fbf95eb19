import type { ReleaseLite } from '@dana/contracts/release/composition';
import type { LoadModule } from './federation/browser-federation.ts';
import { faultReason } from './release-fault.ts';
import { inTime } from './in-time.ts';
import { assertValidRelease } from './validate-release.ts';

/** No version of a remote could be loaded. */
class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
}

export type RemoteReleases = { current: ReleaseLite; previous?: ReleaseLite | undefined };
export type LoadedFromRemote = { modules: unknown[]; release: ReleaseLite };

export type RemoteLoader = {
  /**
   * Modules of one remote, all from one version: the current, else the previous one. The first module is the one
   * that matters; those after it (messages) are undefined where a version lacks them.
   * Rejects with `RemoteLoadError` when no version could be loaded in time. May be called again then.
   */
  load: (remote: string, modules: string[]) => Promise<LoadedFromRemote>;
  /** Containers that broke while they ran: never tried again here, since a half-evaluated module "succeeds" later. */
  brokenContainers: Set<string>;
};

type RemoteLoaderOptions = {
  remotes: Record<string, RemoteReleases>;
  loadModule: LoadModule;
  brokenContainers?: string[];
  onLoaded?: (remote: string, release: ReleaseLite) => void;
  onFailure?: (remote: string, release: ReleaseLite, error: unknown) => void;
  /** How long a version may take, the first time and when it is tried again. Unit: milliseconds. */
  timeoutsMs?: readonly number[];
  /** Between the two. Unit: milliseconds. */
  retryDelayMs?: number;
};

/** A slow line gets its time; after a first failure waiting longer than this helps nobody. */
const defaultTimeoutsMs = [8_000, 4_000];

/** Loads modules with one repeat, then with the fallback from a remote's current version to its previous one. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const brokenContainers = new Set(options.brokenContainers);
  const { timeoutsMs = defaultTimeoutsMs, retryDelayMs = 300 } = options;

  async function load(remote: string, modules: string[]): Promise<LoadedFromRemote> {
    const { current, previous } = options.remotes[remote] ?? {};
    let tried = 0;
    for (const release of [current, previous]) {
      if (release === undefined || brokenContainers.has(release.container)) continue;
      try {
        assertValidRelease(remote, release);
        if (!((modules[0] ?? '') in release.exposes)) continue;
        tried += 1;
        const loaded = await loadWithRepeat(release, modules);
        options.onLoaded?.(remote, release);
        return { modules: loaded, release };
      } catch (error) {
        // A network failure passes; everything else is the version's own fault.
        if (faultReason(error) === 'evaluation') brokenContainers.add(release.container);
        options.onFailure?.(remote, release, error);
      }
    }
    throw new RemoteLoadError(`No version of ${remote} could be loaded (${tried} tried).`);
  }

  async function loadWithRepeat(release: ReleaseLite, modules: string[]): Promise<unknown[]> {
    for (const [attempt, timeoutMs] of timeoutsMs.entries()) {
      try {
        const loading = modules.map((module) =>
          module in release.exposes ? options.loadModule(release, module) : undefined,
        );
        return await inTime(Promise.all(loading), timeoutMs);
      } catch (error) {
        const isLast = attempt === timeoutsMs.length - 1;
        if (isLast || faultReason(error) === 'evaluation') throw error;
        if (faultReason(error) === 'timeout') options.loadModule.startOver?.(release);
        await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
      }
    }
    throw new Error('A version is tried at least once.');
  }

  return { load, brokenContainers };
}
