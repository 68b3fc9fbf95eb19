import type { Snapshot } from '@dana/releases/log/composition';
import { publishedFiles, readRelease, signedFactsOf } from '@dana/releases/log/releases';
import { assertStoredSigned } from '@dana/releases/signing/signatures';
import { readTrusted } from '@dana/releases/signing/trusted-keys';
import { treeKey } from '@dana/releases/store/key';
import { StoreUnreachable, type Store } from '@dana/releases/store/store';
import type { Problems } from './problems.ts';

const prefix = 'stored ';

/**
 * Compares what the release store itself holds of the releases of a snapshot. Pages do not need it as long as the copy
 * is intact; the next machine does. What cannot be read at the moment is left for the next time.
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
      const stored = await readRelease(store, manifest.remote, manifest.version);
      await assertStoredSigned(
        store,
        await readTrusted(store),
        signedFactsOf(manifest, stored?.ref.manifestIntegrity),
      );
      problems.settle(key);
    } catch (error) {
      if (error instanceof StoreUnreachable) continue;
      const message = error instanceof Error ? error.message : String(error);
      isDamaged = true;
      problems.report(key, {
        release,
        message: `${message} That is in the release store; where this machine has an intact copy, that one serves.`,
      });
    }
  }
  return isDamaged;
}
