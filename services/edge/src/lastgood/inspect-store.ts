import { treeKey } from '../store/key.ts';
import type { Snapshot } from '../store/resolve-composition.ts';
import type { Store } from '../store/store.ts';
import { publishedFiles } from '../store/verify-file.ts';
import type { Problems } from './problems.ts';

const prefix = 'stored ';

/**
 * Compares what the release store itself holds of the releases of a snapshot. Pages do not need it as long as the copy
 * is sound; the next machine does. What cannot be read at the moment is left for the next time.
 * @returns whether anything is damaged.
 */
export async function inspectStore(
  store: Store,
  snapshot: Snapshot | undefined,
  problems: Problems,
): Promise<boolean> {
  let isDamaged = false;
  for (const manifest of snapshot?.manifests.values() ?? []) {
    const release = `${manifest.remote}@${manifest.version}`;
    const key = prefix + treeKey(manifest.remote, manifest.treeHash);
    const files = await store
      .getTree(treeKey(manifest.remote, manifest.treeHash))
      .catch(() => 'unknown' as const);
    if (files === 'unknown') continue;
    try {
      await publishedFiles(manifest, files ?? []);
      problems.settle(key);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      isDamaged = true;
      problems.report(key, {
        release,
        message: `${message} That is in the release store; where this machine has a sound copy, that one serves.`,
      });
    }
  }
  return isDamaged;
}
