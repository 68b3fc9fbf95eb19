import { describe, expect, it } from 'vitest';
import { move, staffToken } from '../testing/staff.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { cartWith, findProduct, guestOrder, palette, register } from '../testing/test-caller.ts';

const { api, call, order, read, rows, setStock, update } = shopOfSuite();
const headphones = 'safwani-horizon-headphones';
const shirt = 'qumash-daily-t-shirt';
const look = (query: string) => call('GET', `/checkout?cart=${query}`);
const place = (body: object, token?: string) => call('POST', '/checkout', { body, token });

describe('checkout data', () => {
  it('has everything the cart and the checkout show, and sums that agree', async () => {
    const cart = await cartWith(call, headphones, { quantity: 2 });
    const { headers, body } = await look(`${cart}&shipping_method_id=2`);
    expect(body.data).toMatchObject({
      ...{ sub_total: 129.8, discount: 0, shipping: 3, total: 132.8, currency: 'KWD' },
      ...{ free_shipping_from: 30, free_shipping_missing: 0 },
      items: [{ quantity: 2, unit_price: 64.9, line_total: 129.8, product: { slug: headphones } }],
      shipping_methods: [{ price: 0 }, { price: 3 }],
    });
    expect(body.data.payment_methods).toHaveLength(4);
    const threeMonths = { months: 3, monthly_amount: 44.266, last_amount: 44.268, total: 132.8 };
    expect(body.data.installment_packages[0]).toMatchObject(threeMonths);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('says how much is missing to free delivery, after the discount and in the currency of the answer', async () => {
    const cart = await cartWith(call, shirt, { quantity: 2 });
    const missing = async (query = '') => (await look(`${cart}${query}`)).body.data.free_shipping_missing;
    expect([await missing(), await missing('&promo_code=DANA10')]).toEqual([15, 16.5]);
    expect(await missing('&currency=SAR')).toBeGreaterThan(100);
  });
});

describe('a guest’s order', () => {
  // That its cart cannot be ordered again is in the contract.
  it('is placed, takes stock, empties the cart and can be read by its id', async () => {
    const { stock: before } = await findProduct(call, headphones, 1);
    const placed = await order({ slug: headphones, variationIndex: 1, form: { promo_code: 'DANA10' } });
    expect([placed.body.message, placed.body.data.payment_link]).toEqual([
      'Order placed successfully!',
      null,
    ]);
    expect((await findProduct(call, headphones, 1)).stock).toBe(before - 2);
    const { data } = (await call('GET', `/orders/${placed.id}`, { lang: 'ar' })).body;
    expect(data).toMatchObject({
      ...{ status: 'placed', payment_status: 'due_on_delivery', items_count: 2 },
      ...{ sub_total: 129.8, discount: 12.98, shipping: 0, total: 116.82 },
      contact: { phone: '+96550001234' },
      address: { city: { name: 'مدينة الكويت' } },
    });
    expect(data.number).toMatch(/^DN-\d{6}$/);
    expect(data.items[0].options).toEqual([{ name: 'اللون', value: 'لؤلؤي' }]);
    const again = await look(placed.cart);
    expect([again.status, Object.keys(again.body.errors)]).toEqual([404, ['cart']]);
  });

  it('asks for payment, then shipping, then the address, in the agreed words', async () => {
    const cart = await cartWith(call, shirt);
    const nothing = { payment: {}, shipping_method_id: null, address: {} };
    const elsewhere = { country_id: 2, city_id: 2, address: 'Street 1' };
    for (const [changes, message] of [
      [nothing, 'Please select a payment method'],
      [{ payment: { method_id: 99 } }, 'Please select a payment method'],
      [{ ...nothing, payment: { method_id: 1 } }, 'Please select a shipping method'],
      [{ address: { address: 'Street 1' } }, 'Please fill in your billing address'],
    ] as const)
      expect((await place(guestOrder(cart, changes))).body.message).toBe(message);
    for (const [changes, fields] of [
      [{ email: '', phone: '12' }, ['email', 'phone']],
      [{ address: elsewhere, payment: { method_id: 4 } }, ['address.city_id']],
    ] as const)
      expect(Object.keys((await place(guestOrder(cart, changes))).body.errors).sort()).toEqual(fields);
  });

  it('is refused when the goods were sold meanwhile, and nothing changes', async () => {
    const ring = 'lulwaya-dana-solitaire-ring';
    const cart = await cartWith(call, ring);
    await setStock(0, ring);
    const { status, body } = await call('POST', '/checkout', { body: guestOrder(cart), lang: 'ar' });
    expect([status, body.code]).toEqual([422, 'no_available_quantity']);
    expect(body.params).toMatchObject({ name: 'خاتم الدانة باللؤلؤ الطبيعي', available: 0 });
    expect((await look(cart)).body.data.items).toHaveLength(1);
  });

  it('can be spread over months, with the fees in the total', async () => {
    const ordered = (method_id: number) =>
      order({
        slug: 'noqta-one-phone',
        quantity: 1,
        form: { payment: { method_id, installment_package_id: 2 } },
      });
    const months = { months: 6, monthly_amount: 32.283, last_amount: 32.283 };
    expect(await read((await ordered(3)).id)).toMatchObject({
      ...{ sub_total: 189.9, fees: 3.798, total: 193.698 },
      installment: months,
    });
    expect((await ordered(1)).body.errors).toHaveProperty(['payment.installment_package_id']);
  });
});

describe('a signed-in shopper’s order', () => {
  // That it is nobody else's is in the contract, too.
  it('goes to a saved address, stands in their list and is nobody else’s', async () => {
    const [{ token }, other] = [await register(call), await register(call)];
    const cart = await cartWith(call, shirt, { token });
    const body = { ...guestOrder(cart), address: undefined };
    const address = { country_id: 1, city_id: 3, town: 'Block 1', address: 'Street 5', type: 2 };
    const { data: saved } = (await call('POST', '/addresses', { body: address, token })).body;
    for (const refused of [
      await place(body, token),
      await place({ ...body, address_id: saved.id }, other.token),
    ])
      expect(refused.body.message).toBe('Please select a billing address');
    const { id } = (await place({ ...body, address_id: saved.id }, token)).body.data.payment_info;
    const list = (await call('GET', '/orders', { token })).body;
    expect(list).toMatchObject({ data: [{ id }], meta: { total: 1 } });
    expect((await call('GET', `/orders/${id}`, { token: other.token })).status).toBe(404);
    expect((await call('GET', '/profile', { token })).body.data.user.cart).toBeNull();
  });
});

it('takes an order that is collected at the shop without an address, tells the shop of it, and hands it over when it is packed', async () => {
  await update('shipping_methods', { code: 'express' }, { is_pickup: true });
  const { data } = (await call('GET', `/checkout?cart=${await cartWith(call, palette)}`)).body;
  const method = data.shipping_methods.find(({ pickup }: { pickup: boolean }) => pickup);
  const { status, id } = await order({ form: { shipping_method_id: method.id, address: null } });
  expect(status).toBe(200);
  expect(await read(id)).toMatchObject({ address: null, shipping_method: { pickup: true } });
  const kinds = (await rows('letters', { order_id: id })).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['order_for_shop', 'order_placed']);
  const token = await staffToken(api);
  expect((await move(call, token, id, ['pack'])).body.data.steps).toEqual(['deliver', 'cancel']);
  expect((await move(call, token, id, ['deliver'])).body.data.order.status).toBe('delivered');
});
