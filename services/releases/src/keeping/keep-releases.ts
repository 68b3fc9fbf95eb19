import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupRefused } from '@dana/server/keeping/backup-refused';
import { checkPart } from '@dana/server/keeping/check-part';
import type { Keeper } from '@dana/server/keeping/run-keeper';
import { writePart } from '@dana/server/keeping/write-part';
import type { Store } from '../store/store.ts';
import { assertNoOtherKeys, copyKeyFiles, putKeyFiles } from './local-key-files.ts';
import { readStore } from './read-store.ts';
import { writeStore } from './write-store.ts';

export const part = 'releases';
const archiveName = 'releases.tar';

/**
 * Keeps a release store with its keys, tokens and secrets, and the key files of this machine. A backup of one kind of store
 * can be restored into another.
 */
export function keepReleases(store: Store, dataDir: string): Keeper {
  const isEmpty = async () => {
    const { objects, trees } = await store.inventory();
    return objects.length + trees.length === 0;
  };
  return {
    backup: (folder) =>
      writePart(folder, { part, kind: 'store' }, async (staged) => {
        if (await isEmpty())
          throw new BackupRefused(
            'The release store is empty: there is nothing to keep. Set DATA_DIR or RELEASE_STORE.',
          );
        await writeStore(store, join(staged, archiveName));
        await copyKeyFiles(dataDir, staged);
        return {};
      }),

    async check(folder, replaces) {
      await checkPart(folder, part);
      if (replaces) return;
      if (!(await isEmpty()))
        throw new BackupRefused(
          'The release store has something already. Name an empty one, or lose what is there with --replace.',
        );
      await assertNoOtherKeys(folder, dataDir);
    },

    async restore(folder) {
      const { objects, trees } = await store.inventory();
      for (const key of objects) await store.remove(key);
      for (const tree of trees) await store.removeTree(tree);
      await readStore(store, join(folder, archiveName));
      await mkdir(dataDir, { recursive: true });
      await putKeyFiles(folder, dataDir);
    },

    close: async () => store.close?.(),
  };
}
