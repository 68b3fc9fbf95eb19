import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { killProcesses } from '@dana/api/testing/start-process';
import { afterEach, describe, expect, it } from 'vitest';
import { drillFolder } from './testing/drill-folder.ts';
import { drillShop } from './testing/drill-shop.ts';
import { beShopper, factsOf } from './testing/drill-facts.ts';

/*
 * The drill of docs/keeping.md through the real processes: a shop with orders, an account, its picture and a promoted
 * composition → backup → everything is lost → restore → the same shop.
 */

const slowMachineMs = 300_000;
afterEach(killProcesses);

describe('a shop on the embedded database', () => {
  it('is the same after everything was lost and restored', { timeout: slowMachineMs }, async () => {
    const folder = await drillFolder();
    const backup = join(folder, 'backup');
    const shop = await drillShop(folder, {});
    await shop.publishAll();
    const [api, edge] = [await shop.startApi(), await shop.startEdge()];
    const shopper = await beShopper(shop.url, shop.call);
    const before = await factsOf(shop.url, shop.call, shopper);
    expect(before).toMatchObject({
      picture: [200, expect.any(String)],
      signsIn: 200,
      build: { remotes: { 'mf-demo': '1.1.0' } },
    });
    expect(before.orders).toHaveLength(1);

    const tooEarly = await shop.ops('backup', backup);
    expect(tooEarly).toMatchObject({ code: 1, said: expect.stringContaining('Stop the API first') });
    expect([existsSync(backup), existsSync(`${backup}.partial`)]).toEqual([false, false]);

    // As a crash leaves it.
    await api.stop('SIGKILL');
    expect(await shop.ops('backup', backup)).toMatchObject({ code: 0 });
    expect((await stat(backup)).mode & 0o077).toBe(0);
    expect(await shop.ops('backup', backup)).toMatchObject({
      code: 1,
      said: expect.stringContaining('already'),
    });

    await edge.kill();
    await rm(shop.dataDir, { recursive: true });
    expect(await shop.ops('restore', backup)).toMatchObject({ code: 0 });
    await shop.startApi();
    await edge.startAgain();
    expect(await factsOf(shop.url, shop.call, shopper)).toEqual(before);
    // The key that signs releases came back, too.
    expect(await shop.publishNext()).toContain('mf-demo@1.2.0 published');
  });
});
