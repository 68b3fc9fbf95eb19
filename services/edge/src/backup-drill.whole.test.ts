import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describeOnPostgres } from '@dana/api/testing/on-postgres';
import { postgresOfSuite } from '@dana/api/testing/postgres-of-suite';
import { killProcesses } from '@dana/api/testing/start-process';
import { temporaryFolder } from '@dana/releases/testing/temporary-store';
import { afterEach, expect, it } from 'vitest';
import { beShopper, drillShop, factsOf } from './testing/drill-shop.ts';

/*
 * The drill of docs/running.md through the real processes: a shop with orders, an account, its picture and a promoted
 * composition → backup → everything is lost → restore → the same shop. Over 20 s: API and storefront start four times.
 */

const slowMachineMs = 300_000;
afterEach(killProcesses);

/** A shop that is open, with a shopper; `before` is what it shows. */
async function openDrill(settings: Record<string, string>) {
  const folder = await temporaryFolder();
  const shop = await drillShop(folder, settings);
  await shop.publishAll();
  const [api, edge] = [await shop.startApi(), await shop.startEdge()];
  const shopper = await beShopper(shop.url, shop.call);
  const facts = () => factsOf(shop.url, shop.call, shopper);
  return { folder, backup: join(folder, 'backup'), shop, api, edge, facts, before: await facts() };
}

const refusal = (sentence: string) => ({ code: 1, said: expect.stringContaining(sentence) });

it('a shop on the embedded database is the same after everything was lost and restored', {
  timeout: slowMachineMs,
}, async () => {
  const { backup, shop, api, edge, facts, before } = await openDrill({});
  expect(before).toMatchObject({
    picture: [200, expect.any(String)],
    signsIn: 200,
    build: { remotes: { 'mf-demo': '1.1.0' } },
  });
  expect(before.orders).toHaveLength(1);

  expect(await shop.ops('backup', backup)).toMatchObject(refusal('Stop the API first'));
  expect([existsSync(backup), existsSync(`${backup}.partial`)]).toEqual([false, false]);

  // As a crash leaves it.
  await api.stop('SIGKILL');
  expect(await shop.ops('backup', backup)).toMatchObject({ code: 0 });
  expect((await stat(backup)).mode & 0o077).toBe(0);
  expect(await shop.ops('backup', backup)).toMatchObject(refusal('already'));

  await edge.kill();
  await rm(shop.dataDir, { recursive: true });
  expect(await shop.ops('restore', backup)).toMatchObject({ code: 0 });
  await shop.startApi();
  await edge.startAgain();
  expect(await facts()).toEqual(before);
  // The key that signs releases came back, too.
  expect(await shop.publishNext()).toContain('mf-demo@1.2.0 published');
});

describeOnPostgres('a shop on a PostgreSQL server', () => {
  const postgres = postgresOfSuite();

  it('is kept while it runs, and is as it was then over what came later, and after everything was lost', {
    timeout: slowMachineMs,
  }, async () => {
    const settings = { DATABASE_URL: await postgres().createDatabase('drill') };
    const { folder, backup, shop, api, edge, facts, before } = await openDrill(settings);
    expect(await shop.ops('backup', backup)).toMatchObject({ code: 0 });

    // What comes after a backup is not in it.
    await beShopper(shop.url, shop.call);
    await shop.publishNext();
    await expect
      .poll(async () => (await fetch(`${shop.url}/build.json`)).json(), { timeout: 20_000 })
      .not.toEqual(before.build);
    expect(await shop.ops('restore', backup)).toMatchObject(refusal('has a shop already'));
    expect(await shop.ops('restore', backup, '--replace')).toMatchObject(refusal('Stop all APIs'));

    await api.stop('SIGKILL');
    await edge.kill();
    // The storefront's own copy stays, and remembers a later revision than the one that comes back.
    await rm(join(shop.dataDir, 'releases'), { recursive: true });
    expect(await shop.ops('restore', backup, '--replace')).toMatchObject({ code: 0 });
    const replaced = await shop.startApi();
    await edge.startAgain();
    expect(await facts()).toEqual(before);

    // And where the machine and the database are lost, into new ones.
    await replaced.stop('SIGKILL');
    await edge.kill();
    await rm(shop.dataDir, { recursive: true });
    settings.DATABASE_URL = await postgres().createDatabase('after_the_loss');
    expect(await shop.ops('restore', backup)).toMatchObject({ code: 0 });
    await shop.startApi();
    await edge.startAgain();
    expect(await facts()).toEqual(before);

    const elsewhere = await drillShop(folder, {});
    expect(await elsewhere.ops('restore', backup)).toMatchObject(refusal('Set DATABASE_URL'));
  });
});
