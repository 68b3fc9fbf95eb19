import { expect, it } from 'vitest';
import { cleanUp } from '../clean-up.ts';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { testDeps } from '../testing/test-api.ts';
import { callerOf, cartWith, guestOrder, register } from '../testing/test-caller.ts';

const dayMs = 24 * 60 * 60 * 1000;
const api = apiOfSuite();
const call = callerOf(api);

const daysFromNow = (days: number) => () => new Date(Date.now() + days * dayMs);
const cleanUpIn = (days: number) => cleanUp({ ...testDeps(api.db, '/nowhere'), now: daysFromNow(days) });
const kept = async (ids: string[]) => {
  const rows = await api.db.selectFrom('carts').select('id').where('id', 'in', ids).execute();
  return ids.map((id) => rows.some((row) => row.id === id));
};

it('removes a guest’s cart once no browser has its id, and no cart of an account or an order', async () => {
  const goods = 'zahriyat-dune-palette';
  const left = await cartWith(call, goods);
  const ordered = await cartWith(call, goods);
  await call('POST', '/checkout', { body: guestOrder(ordered) });
  const { token } = await register(call);
  const own = await cartWith(call, goods, { token });
  const all = [left, ordered, own];
  await cleanUpIn(34);
  expect(await kept(all)).toEqual([true, true, true]);
  await cleanUpIn(36);
  expect(await kept(all)).toEqual([false, true, true]);
  const items = await api.db.selectFrom('cart_items').select('id').where('cart_id', '=', left).execute();
  expect(items).toEqual([]);
  expect((await call('GET', `/checkout?cart=${left}`)).status).toBe(404);
});
