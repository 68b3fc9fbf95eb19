import { mountSmallDisk, type SmallDisk } from '@dana/config/small-disk';
import { describeOnSmallDisk } from '@dana/config/testing/on-small-disk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderOfSuite } from '../testing/folders.ts';
import { killProcesses, startProcess } from '../testing/start-process.ts';

const slowMachineMs = 180_000;
/** The embedded database and the sample shop take 42 MB. */
const sizeBytes = 96 * 1024 * 1024;
/** More than fit into what the database has set aside already. */
const writesAtOnce = 400;

describeOnSmallDisk('an API on a full disk', { timeout: slowMachineMs }, () => {
  let disk: SmallDisk;
  const folder = folderOfSuite('full');
  beforeAll(async () => {
    disk = await mountSmallDisk(folder, sizeBytes);
  });
  afterAll(async () => {
    killProcesses();
    await disk.unmount();
  });
  const start = () => startProcess({ DATA_DIR: disk.inside }, undefined, disk.enter);

  it('answers what must be written with 503 and when to come back, goes on reading, and writes again once there is room', async () => {
    const api = await start();
    const add = async () => {
      const answer = await fetch(`${api.baseUrl}/api/carts/add`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ product_id: 2, quantity: 1 }),
      });
      return `${answer.status} ${answer.headers.get('retry-after')}`;
    };
    expect(await add()).toBe('200 null');
    await disk.fill();
    const answers = await Promise.all(Array.from({ length: writesAtOnce }, add));
    expect([...new Set(answers)].toSorted()).toEqual(['200 null', '503 10']);
    const products = await fetch(`${api.baseUrl}/api/products?limit=1`);
    expect(products.status).toBe(200);
    const [picture = ''] = /\/api\/media[^"]+/.exec(await products.text()) ?? [];
    expect((await fetch(api.baseUrl + picture)).status).toBe(200);
    await disk.free();
    expect(await add()).toBe('200 null');
    expect(await api.stop('SIGTERM')).toBe(0);
  });

  it('and one that lets nobody write ends the start with one line that says what to do', async () => {
    disk.setReadOnly(true);
    const api = await start();
    disk.setReadOnly(false);
    expect([api.isReady, api.exitCode()]).toEqual([false, 1]);
    expect(api.log()).toMatch(
      /The API cannot start: .* cannot be written \(EROFS\)\. Make the folder writable/,
    );
    expect(api.log()).not.toMatch(/\n\s+at /);
  });
});
