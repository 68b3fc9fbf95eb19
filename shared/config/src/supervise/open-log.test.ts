import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mountSmallDisk } from '../small-disk.ts';
import { describeOnSmallDisk } from '../testing/on-small-disk.ts';
import { openLog } from './open-log.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dana-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 1));

it('keeps a few files of a limited size, the newest lines in the one without a number', async () => {
  const folder = temporaryFolder();
  const log = openLog(join(folder, 'shop.log'), { maxBytes: 2_000, filesKept: 3 });
  for (let index = 0; index < 500; index++) {
    log.write(`edge ${String(index).padStart(4, '0')} ${'x'.repeat(90)}`);
    await turn();
  }
  await log.close();
  const names = await readdir(folder);
  expect(names.toSorted()).toEqual(['shop.log', 'shop.log.1', 'shop.log.2', 'shop.log.3']);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  expect(Math.max(...sizes)).toBeLessThan(4_000);
  const newest = await readFile(join(folder, 'shop.log'), 'utf8');
  const before = await readFile(join(folder, 'shop.log.1'), 'utf8');
  expect(newest + before).toContain('edge 0499');
});

describeOnSmallDisk('on a full disk', () => {
  it('loses lines without ending anything, and writes again once there is room', async () => {
    const disk = await mountSmallDisk(temporaryFolder(), 200_000);
    onTestFinished(disk.unmount);
    const file = join(disk.path, 'shop.log');
    const log = openLog(file, { pauseMs: 10 });
    log.write('before');
    await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toContain('before'));
    await disk.fill();
    for (let index = 0; index < 200; index++) {
      log.write(`lost ${'x'.repeat(5_000)}`);
      await turn();
    }
    await disk.free();
    await vi.waitFor(async () => {
      log.write('after');
      expect(await readFile(file, 'utf8')).toMatch(/^after$/m);
    });
    await log.close();
  });
});
