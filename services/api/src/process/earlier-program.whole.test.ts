import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { callerOfProcess } from '../testing/caller-of-process.ts';
import { openEarlierApi } from '../testing/earlier/open-earlier-api.ts';
import { folderOfTest } from '../testing/folders.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { postgresOfSuite } from '../testing/postgres-of-suite.ts';
import { killProcesses, startProcess } from '../testing/start-process.ts';
import { cartWith, findProduct, guestOrder, register } from '../testing/test-caller.ts';

/*
 * The program of an earlier release beside this one, on the database that this one migrated: as while the instances of a
 * shop are replaced one by one, or the program alone is taken back. 0.9.0 knows the first 13 migrations.
 */

const slowMachineMs = 180_000;
const soon = { timeout: 20_000 };
const headphones = 'safwani-horizon-headphones';
afterEach(killProcesses);

describeOnPostgres('an API of an earlier release on the newest form of the database', () => {
  const postgres = postgresOfSuite();

  it('starts, signs in, sells to an account and to a guest, and both releases see the orders of both', {
    timeout: slowMachineMs,
  }, async () => {
    const dataDir = folderOfTest('earlier');
    const environment = { DATABASE_URL: postgres().url, DATA_DIR: dataDir };
    const now = await startProcess(environment);
    const program = await openEarlierApi('0.9.0', join(dataDir, 'earlier'));
    // The catalogue is there; that of today is in another form than it reads.
    const earlier = await startProcess({ ...environment, API_CATALOGUE: undefined }, undefined, [], program);
    expect([earlier.isReady, earlier.log()]).toEqual([true, expect.stringContaining('"migrations":[]')]);
    const [newer, older] = [callerOfProcess(now), callerOfProcess(earlier)];

    const { token, email, password } = await register(newer);
    expect((await older('POST', '/login', { body: { email, password } })).status).toBe(200);
    const { data: saved } = (await older('POST', '/addresses', { token, body: guestOrder('').address })).body;

    const ordered: string[] = [];
    for (const [call, as] of [
      [older, token],
      [older, undefined],
      [newer, token],
      [newer, undefined],
    ] as const) {
      const signed = as === undefined ? {} : { token: as };
      const { stock } = await findProduct(newer, headphones);
      const cart = await cartWith(call, headphones, signed);
      const body = guestOrder(cart, as === undefined ? {} : { address_id: saved.id });
      const placed = await call('POST', '/checkout', { body, ...signed });
      expect([placed.status, placed.body.message]).toEqual([200, expect.any(String)]);
      const { id } = placed.body.data.payment_info;
      ordered.push(id);
      // Lists and pages are answered from memory until the change was noticed.
      await expect.poll(async () => (await findProduct(newer, headphones)).stock, soon).toBe(stock - 1);
    }
    for (const call of [older, newer]) {
      expect((await call('GET', '/orders', { token })).body.data).toHaveLength(2);
      for (const [index, id] of ordered.entries()) {
        const who = index % 2 === 0 ? { token } : {};
        expect([id, (await call('GET', `/orders/${id}`, who)).status]).toEqual([id, 200]);
      }
    }
    for (const each of [earlier, now]) expect(await each.stop('SIGTERM')).toBe(0);
  });
});
