import { join } from 'node:path';
import { mountSmallDisk } from '@dana/config/small-disk';
import { freePort } from '@dana/config/testing/free-port';
import { createDiskStore } from '@dana/releases/store/disk-store';
import { treeKey } from '@dana/releases/store/key';
import { temporaryFolder } from '@dana/releases/testing/temporary-store';
import { onTestFinished } from 'vitest';
import { startEdgeProcess } from './edge-process.ts';
import { releasedShop } from './released-shop.ts';

const sizeBytes = 8 * 1024 * 1024;

/** A disk of 8 MB, gone after the test. */
export async function smallDisk() {
  const disk = await mountSmallDisk(await temporaryFolder(), sizeBytes);
  onTestFinished(disk.unmount);
  return disk;
}

/** A shop on a small disk of its own. */
export async function shopOnSmallDisk(versions: readonly string[]) {
  const disk = await smallDisk();
  const shop = await releasedShop(versions, {}, createDiskStore(join(disk.path, 'releases')));
  const newest = shop.manifests.at(-1);
  if (!newest) throw new Error('The shop on a small disk has no version.');
  const tree = treeKey('mf-demo', newest.treeHash);
  return {
    ...{ ...shop, disk, newest, tree, late: `/${tree}/web/late.js` },
    /** A storefront as a process that knows nothing but this disk. */
    startProcess: async () =>
      startEdgeProcess(await freePort(), disk.inside, {}, { enter: disk.enter, waitFor: '/healthz' }),
  };
}
