import { beforeAll, expect, it } from 'vitest';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { boughtSlug, move, staffToken } from '../testing/staff.ts';
import { callerOf, findProduct, guestOrder } from '../testing/test-caller.ts';

const api = apiOfSuite();
const call = callerOf(api);
beforeAll(async () => {
  await api.db
    .updateTable('shipping_methods')
    .set({ is_pickup: true })
    .where('code', '=', 'express')
    .execute();
});

async function placed() {
  const cart = await call('POST', '/carts/add', {
    body: { ...(await findProduct(call, boughtSlug)), quantity: 1 },
  });
  const { data } = (await call('GET', `/checkout?cart=${cart.body.data.id}`)).body;
  const method = data.shipping_methods.find(({ pickup }: { pickup: boolean }) => pickup);
  const body = { ...guestOrder(cart.body.data.id), shipping_method_id: method.id, address: null };
  return call('POST', '/checkout', { body });
}

it('takes an order that is collected at the shop without an address, and hands it over when it is packed', async () => {
  const answer = await placed();
  expect(answer.status).toBe(200);
  const { id } = answer.body.data.payment_info;
  const order = (await call('GET', `/orders/${id}`)).body.data;
  expect([order.address, order.shipping_method.pickup]).toEqual([null, true]);
  const token = await staffToken(api);
  const packed = await move(call, token, id, ['pack']);
  expect(packed.body.data.steps).toEqual(['deliver', 'cancel']);
  expect((await move(call, token, id, ['deliver'])).body.data.order.status).toBe('delivered');
});

it('tells the shop of it by e-mail', async () => {
  const { id } = (await placed()).body.data.payment_info;
  const kinds = await api.db.selectFrom('letters').select('kind').where('order_id', '=', id).execute();
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['order_for_shop', 'order_placed']);
});
