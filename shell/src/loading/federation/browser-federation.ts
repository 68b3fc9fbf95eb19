import type { ReleaseLite } from '@dana/contracts/release/composition';
import { lateValue } from './late-value.ts';
import { createDirectContainers } from './direct-containers.ts';
import { loadEntry } from './load-entry.ts';
import type { LoadByRuntime } from './runtime-loader.ts';

/** Loads one exposed module of one release. Rejects when its entry or chunk cannot be had or does not verify. */
export type LoadModule = {
  (release: ReleaseLite, module: string): Promise<unknown>;
  /** Gives up on what is under way for a release: the next call asks for its entry under another address. */
  startOver?: (release: ReleaseLite) => void;
};

/**
 * Federation in the browser: loads nothing by itself. The federation runtime comes with the first release that is not of
 * the page's own remote; until then that one's containers are opened directly. A container that was stays so: it runs
 * once.
 * @param isFirst – whether a release may have to be there before the page can be used.
 */
export function createBrowserFederation(isFirst: (release: ReleaseLite) => boolean): LoadModule {
  const direct = createDirectContainers();
  const attempts = new Map<string, number>();
  let runtime: Promise<LoadByRuntime> | undefined;

  const startOver = ({ container }: ReleaseLite, failed = attempts.get(container) ?? 0): void => {
    // Two modules of one entry fail together; that is one attempt.
    if ((attempts.get(container) ?? 0) === failed) attempts.set(container, failed + 1);
  };

  async function loadOnce(release: ReleaseLite, module: string, attempt: number): Promise<unknown> {
    if (!runtime && isFirst(release)) await loadEntry(release, attempt);
    if (direct.isOpen(release)) return direct.get(release, module);
    runtime ??= loadRuntime();
    const load = await runtime;
    return load(release, module, attempt);
  }

  async function loadRuntime(): Promise<LoadByRuntime> {
    try {
      const file = await lateValue(() => import(/* webpackChunkName: "federation" */ './runtime-loader.ts'));
      return file.createRuntimeLoader();
    } catch (error) {
      runtime = undefined;
      throw error;
    }
  }

  const load = async (release: ReleaseLite, module: string): Promise<unknown> => {
    const attempt = attempts.get(release.container) ?? 0;
    try {
      return await loadOnce(release, module, attempt);
    } catch (error) {
      startOver(release, attempt);
      throw error;
    }
  };
  return Object.assign(load, { startOver: (release: ReleaseLite) => startOver(release) });
}
