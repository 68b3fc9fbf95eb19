import type { ReleaseLite } from '@dana/contracts/release';
import type { LoadModule } from '../federation/browser-federation.ts';
import { inTime } from './in-time.ts';

/** No version of a remote could be loaded. */
class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
}

export type RemoteReleases = { current: ReleaseLite; previous?: ReleaseLite | undefined };
export type LoadedFromRemote = { modules: unknown[]; release: ReleaseLite };

export type RemoteLoader = {
  /**
   * Modules of one remote, all from one version: the current, else the previous one. The first module is the one
   * that matters; those after it (texts) are undefined where a version lacks them.
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
  onFailure?: (release: ReleaseLite, error: unknown) => void;
  /** How long one version may take before the next is tried. Unit: milliseconds. */
  timeoutMs?: number;
};

const defaultTimeoutMs = 8_000;
/** Failures of the network pass; everything else is the version's own fault. */
const networkErrorNames = new Set(['EntryNetworkError', 'ChunkLoadError', 'TimeoutError']);

/** Loads modules with the fallback from a remote's current version to its previous one. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const brokenContainers = new Set(options.brokenContainers);
  const { timeoutMs = defaultTimeoutMs } = options;

  async function load(remote: string, modules: string[]): Promise<LoadedFromRemote> {
    const { current, previous } = options.remotes[remote] ?? {};
    const candidates = [current, previous].filter(
      (release) =>
        release !== undefined &&
        !brokenContainers.has(release.container) &&
        (modules[0] ?? '') in release.exposes,
    );
    for (const release of candidates) {
      if (release === undefined) continue;
      try {
        const loading = modules.map((module) =>
          module in release.exposes ? options.loadModule(release, module) : undefined,
        );
        return { modules: await inTime(Promise.all(loading), timeoutMs), release };
      } catch (error) {
        const isPassing = error instanceof Error && networkErrorNames.has(error.name);
        if (!isPassing) brokenContainers.add(release.container);
        options.onFailure?.(release, error);
      }
    }
    throw new RemoteLoadError(`No version of ${remote} could be loaded (${candidates.length} tried).`);
  }

  return { load, brokenContainers };
}
