import { pino } from 'pino';
import { expect, it } from 'vitest';
import { cleanUpByClock } from '../clean-up.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { register } from '../testing/test-caller.ts';
import { openDatabaseClock } from './database-clock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const shop = shopOfSuite();
const { api, call } = shop;

/** A machine whose clock is so far ahead of the database's, and can be set while it runs. */
function machine(aheadMs: number) {
  const clock = { aheadMs };
  return { clock, clocks: { wallMs: () => Date.now() + clock.aheadMs, steadyMs: () => performance.now() } };
}

it('is the database’s, whatever this machine’s clock says, and is set to', async () => {
  const { clock, clocks } = machine(31 * day);
  const time = await openDatabaseClock(api.db, clocks);
  const isNow = () => expect(Math.abs(time.now().getTime() - Date.now())).toBeLessThan(5_000);
  isNow();
  expect(time.aheadMs()).toBeGreaterThan(31 * day - 5_000);
  clock.aheadMs = -day;
  isNow();
  await time.look();
  isNow();
  expect(time.aheadMs()).toBeLessThan(0);
});

it('lets the house be kept only while both clocks agree to a minute, and says so', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const { token } = await register(call);
  await shop.update('tokens', {}, { expires_at: new Date(Date.now() - minute) });
  const tokens = async () => (await shop.rows('tokens')).length;
  const before = await tokens();
  const { clock, clocks } = machine(61_000);
  const time = await openDatabaseClock(api.db, clocks);
  const deps = shop.deps({ log, now: time.now });
  for (const aheadMs of [61_000 + minute, -2 * minute, 20 * minute, 31 * day]) {
    clock.aheadMs = aheadMs;
    await cleanUpByClock(deps, time);
    expect(await tokens()).toBe(before);
    const said = 'The clocks of this machine and of the database differ by more than a minute';
    expect(lines.pop()).toContain(said);
  }
  clock.aheadMs = 50_000;
  await cleanUpByClock(deps, time);
  expect(await tokens()).toBe(0);
  expect(lines).toEqual([]);
  expect((await call('GET', '/profile', { token })).status).toBe(401);
});
