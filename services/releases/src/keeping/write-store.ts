import { startProgress } from '@dana/server/keeping/progress';
import { writeArchive } from '@dana/server/keeping/archive';
import type { Store } from '../store/store.ts';
import { isOfLog } from './is-of-log.ts';

/**
 * Writes a whole store into a tar file, also while others publish and change. The log of what is live is read first: all
 * that it refers to was there before it, so nothing that the backup's log refers to is missing in the backup.
 */
export async function writeStore(store: Store, file: string): Promise<void> {
  const progress = startProgress('releases: written so far');
  const fill: Parameters<typeof writeArchive>[1] = async (archive) => {
    const add = async (name: string, bytes: Uint8Array) => {
      await new Promise<void>((resolve, reject) => {
        archive.entry({ name }, Buffer.from(bytes), (error) => (error ? reject(error) : resolve()));
      });
      progress.add(bytes.byteLength);
    };
    const addObject = async (key: string) => {
      const bytes = await store.get(key);
      // Dropped by those who keep the store in bounds, since it was listed.
      if (bytes) await add(key, bytes);
    };
    for (const key of (await store.inventory()).objects.filter(isOfLog)) await addObject(key);
    const { objects, trees } = await store.inventory();
    for (const key of objects.filter((one) => !isOfLog(one))) await addObject(key);
    for (const tree of trees)
      for (const { path, bytes } of (await store.getTree(tree)) ?? []) await add(`${tree}/${path}`, bytes);
  };
  await writeArchive(file, fill).finally(progress.stop);
}
