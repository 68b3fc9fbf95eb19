import { createDiskStore } from './disk-store.ts';
import type { Store } from './store.ts';

/** The release store of this process: a folder. */
export async function openStore(folder: string): Promise<Store> {
  return createDiskStore(folder);
}
