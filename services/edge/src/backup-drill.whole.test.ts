import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describeOnPostgres } from '@dana/api/testing/on-postgres';
import { postgresOfSuite } from '@dana/api/testing/postgres-of-suite';
import { killProcesses } from '@dana/api/testing/start-process';
import { afterEach, expect, it } from 'vitest';
import { drillFolder } from './testing/drill-folder.ts';
import { drillShop } from './testing/drill-shop.ts';
import { beShopper, factsOf } from './testing/drill-facts.ts';

/*
 * The drill of docs/keeping.md through the real processes: a shop with orders, an account, its picture and a promoted
 * composition → backup → everything is lost → restore → the same shop.
 */

const slowMachineMs = 300_000;
afterEach(killProcesses);

describeOnPostgres('a shop on a PostgreSQL server', () => {
  const postgres = postgresOfSuite();

  it('is kept while it runs, and is as it was then over what came later, and after everything was lost', {
    timeout: slowMachineMs,
  }, async () => {
    const folder = await drillFolder();
    const backup = join(folder, 'backup');
    const settings = { DATABASE_URL: await postgres().createDatabase('drill') };
    const shop = await drillShop(folder, settings);
    await shop.publishAll();
    const [api, edge] = [await shop.startApi(), await shop.startEdge()];
    const shopper = await beShopper(shop.url, shop.call);
    const before = await factsOf(shop.url, shop.call, shopper);
    expect(await shop.ops('backup', backup)).toMatchObject({ code: 0 });

    // What comes after a backup is not in it.
    await beShopper(shop.url, shop.call);
    await shop.publishNext();
    await expect
      .poll(async () => (await fetch(`${shop.url}/build.json`)).json(), { timeout: 20_000 })
      .not.toEqual(before.build);
    const over = await shop.ops('restore', backup);
    expect(over).toMatchObject({ code: 1, said: expect.stringContaining('has a shop already') });
    const beside = await shop.ops('restore', backup, '--replace');
    expect(beside).toMatchObject({ code: 1, said: expect.stringContaining('Stop all APIs') });

    await api.stop('SIGKILL');
    await edge.kill();
    // The storefront's own copy stays, and remembers a later revision than the one that comes back.
    await rm(join(shop.dataDir, 'releases'), { recursive: true });
    expect(await shop.ops('restore', backup, '--replace')).toMatchObject({ code: 0 });
    const replaced = await shop.startApi();
    await edge.startAgain();
    expect(await factsOf(shop.url, shop.call, shopper)).toEqual(before);

    // And where the machine and the database are lost, into new ones.
    await replaced.stop('SIGKILL');
    await edge.kill();
    await rm(shop.dataDir, { recursive: true });
    settings.DATABASE_URL = await postgres().createDatabase('after_the_loss');
    expect(await shop.ops('restore', backup)).toMatchObject({ code: 0 });
    await shop.startApi();
    await edge.startAgain();
    expect(await factsOf(shop.url, shop.call, shopper)).toEqual(before);

    const elsewhere = await drillShop(folder, {});
    const wrongKind = await elsewhere.ops('restore', backup);
    expect(wrongKind).toMatchObject({ code: 1, said: expect.stringContaining('Set DATABASE_URL') });
  });
});
