import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mountSmallDisk } from '@dana/config/small-disk';
import { describeOnSmallDisk } from '@dana/config/testing/on-small-disk';
import { expect, it, onTestFinished } from 'vitest';
import { smallShop } from '../testing/small-shop.ts';
import { temporaryFolder } from '../testing/temporary-store.ts';

const program = join(import.meta.dirname, '../keep-cli.ts');

/** A shop, and a way to back it up to a disk of that size. */
async function onDisk(sizeBytes: number) {
  const { folder } = await smallShop();
  const disk = await mountSmallDisk(await temporaryFolder(), sizeBytes);
  onTestFinished(disk.unmount);
  const [command = '', ...words] = [
    ...disk.enter,
    ...[process.execPath, program, 'backup', `${disk.inside}/backup`],
  ];
  const env = { ...process.env, DATA_DIR: join(folder, '..') };
  const backUp = () => {
    const { status, stderr } = spawnSync(command, words, { env, encoding: 'utf8' });
    return { status, stderr };
  };
  return { disk, backUp };
}
const refused = { status: 1, stderr: expect.stringContaining('The disk is full (releases)') };

describeOnSmallDisk('a backup to a full disk', () => {
  it('says so, leaves nothing half written behind, and is made once there is room', async () => {
    const { disk, backUp } = await onDisk(1024 * 1024);
    await disk.fill();
    expect(backUp()).toEqual(refused);
    expect(await readdir(disk.path)).toEqual(['.filler']);
    await disk.free();
    expect(backUp().status).toBe(0);
    expect(await readdir(disk.path)).toEqual(['backup']);
  }, 60_000);

  it('that becomes full while it is written says so and leaves nothing behind', async () => {
    const { disk, backUp } = await onDisk(20 * 1024);
    expect(backUp()).toEqual(refused);
    expect(await readdir(disk.path)).toEqual([]);
  }, 60_000);
});
