import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupRefused } from '@dana/server/keeping/backup-refused';
import { checkPart } from '@dana/server/keeping/check-part';
import type { Keeper } from '@dana/server/keeping/run-keeper';
import { writePart } from '@dana/server/keeping/write-part';
import type { Store } from '../store/store.ts';
import { readStore, writeStore } from './store-archive.ts';

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

/** What a shop on one machine signs its releases with, and the token that may do everything. */
const names = ['release-key', 'release-key.pub', 'release-token'];

/** Copies those that are there. */
async function copyKeyFiles(from: string, to: string): Promise<void> {
  for (const name of names)
    if (existsSync(join(from, name))) await copyFile(join(from, name), join(to, name));
}

/** Errors: throws `BackupRefused` where the machine has another key than the backup. */
async function assertNoOtherKeys(backup: string, dataDir: string): Promise<void> {
  for (const name of names) {
    const [kept, here] = [join(backup, name), join(dataDir, name)];
    if (!existsSync(kept) || !existsSync(here)) continue;
    if ((await readFile(kept)).equals(await readFile(here))) continue;
    throw new BackupRefused(
      `${here} is another one than in the backup. Move it away, or lose it with --replace.`,
    );
  }
}

/** Writes those that the backup has, readable for this user alone. */
async function putKeyFiles(backup: string, dataDir: string): Promise<void> {
  for (const name of names) {
    if (!existsSync(join(backup, name))) continue;
    const target = join(dataDir, name);
    await writeFile(`${target}.partial`, await readFile(join(backup, name)), { mode: 0o600 });
    await rename(`${target}.partial`, target);
  }
}
