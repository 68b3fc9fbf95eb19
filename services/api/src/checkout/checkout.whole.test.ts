import { checkoutAnswerSchema, placeOrderAnswerSchema } from '@dana/contracts/api/checkout';
import { orderAnswerSchema, ordersAnswerSchema } from '@dana/contracts/api/order';
import { describe, expect, it } from 'vitest';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { callerOf, cartWith, findProduct, guestOrder, register } from '../testing/test-caller.ts';

const api = apiOfSuite();
const call = callerOf(api);

describe('checkout data', () => {
  it('has everything the cart and the checkout show, and sums that agree', async () => {
    const cart = await cartWith(call, 'safwani-horizon-headphones', { quantity: 2 });
    const answer = await call('GET', `/checkout?cart=${cart}&shipping_method_id=2`);
    const { data } = checkoutAnswerSchema.parse(answer.body);
    expect(data).toMatchObject({ sub_total: 129.8, discount: 0, shipping: 3, total: 132.8, currency: 'KWD' });
    expect(data.items[0]).toMatchObject({ quantity: 2, unit_price: 64.9, line_total: 129.8 });
    expect(data.items[0]?.product?.slug).toBe('safwani-horizon-headphones');
    expect(data.shipping_methods.map((method) => method.price)).toEqual([0, 3]);
    expect(data.payment_methods).toHaveLength(4);
    const [threeMonths] = data.installment_packages;
    expect(threeMonths).toMatchObject({
      months: 3,
      monthly_amount: 44.266,
      last_amount: 44.268,
      total: 132.8,
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(data).toMatchObject({ free_shipping_from: 30, free_shipping_missing: 0 });
  });

  it('says how much is missing to free delivery, after the discount and in the currency of the answer', async () => {
    const cart = await cartWith(call, 'qumash-daily-t-shirt', { quantity: 2 });
    const missingWith = async (query: string) =>
      checkoutAnswerSchema.parse((await call('GET', `/checkout?cart=${cart}${query}`)).body).data
        .free_shipping_missing;
    expect(await missingWith('')).toBe(15);
    expect(await missingWith('&promo_code=DANA10')).toBe(16.5);
    expect(await missingWith('&currency=SAR')).toBeGreaterThan(100);
  });
});

describe('a guest’s order', () => {
  it('is placed, takes stock, empties the cart and can be read by its id', async () => {
    const before = await findProduct(call, 'safwani-horizon-headphones', 1);
    const cart = await cartWith(call, 'safwani-horizon-headphones', { quantity: 2, variationIndex: 1 });
    const placed = await call('POST', '/checkout', { body: guestOrder(cart, { promo_code: 'DANA10' }) });
    expect(placed.body.message).toBe('Order placed successfully!');
    const { data } = placeOrderAnswerSchema.parse(placed.body);
    expect(data.payment_link).toBeNull();

    const after = await findProduct(call, 'safwani-horizon-headphones', 1);
    expect(after.stock).toBe(before.stock - 2);
    const read = await call('GET', `/orders/${data.payment_info?.id}`, { lang: 'ar' });
    const order = orderAnswerSchema.parse(read.body).data;
    expect(order).toMatchObject({
      status: 'placed',
      payment_status: 'due_on_delivery',
      sub_total: 129.8,
      discount: 12.98,
      shipping: 0,
      total: 116.82,
      items_count: 2,
      contact: { phone: '+96550001234' },
    });
    expect(order.number).toMatch(/^DN-\d{6}$/);
    expect(order.items[0]?.options).toEqual([{ name: 'اللون', value: 'لؤلؤي' }]);
    expect(order.address?.city?.name).toBe('مدينة الكويت');

    const again = await call('GET', `/checkout?cart=${cart}`);
    expect(again.status).toBe(404);
    expect(again.body.errors).toHaveProperty('cart');
    const twice = await call('POST', '/checkout', { body: guestOrder(cart) });
    expect([twice.status, twice.body.message]).toEqual([422, 'Cart is empty']);
  });

  it('asks for payment, then shipping, then the address, in the agreed words', async () => {
    const cart = await cartWith(call, 'qumash-daily-t-shirt');
    const messageFor = async (changes: Record<string, unknown>) =>
      (await call('POST', '/checkout', { body: guestOrder(cart, changes) })).body.message;
    const nothing = { payment: {}, shipping_method_id: null, address: {} };
    expect(await messageFor(nothing)).toBe('Please select a payment method');
    expect(await messageFor({ ...nothing, payment: { method_id: 1 } })).toBe(
      'Please select a shipping method',
    );
    expect(await messageFor({ address: { address: 'Street 1' } })).toBe(
      'Please fill in your billing address',
    );
    expect(await messageFor({ payment: { method_id: 99 } })).toBe('Please select a payment method');
    const answer = await call('POST', '/checkout', { body: guestOrder(cart, { email: '', phone: '12' }) });
    expect(Object.keys(answer.body.errors).sort()).toEqual(['email', 'phone']);
    const elsewhere = guestOrder(cart, {
      address: { country_id: 2, city_id: 2, address: 'Street 1' },
      payment: { method_id: 4 },
    });
    expect((await call('POST', '/checkout', { body: elsewhere })).body.errors).toHaveProperty([
      'address.city_id',
    ]);
  });

  it('is refused when the goods were sold meanwhile, and nothing changes', async () => {
    const cart = await cartWith(call, 'lulwaya-dana-solitaire-ring');
    await api.db
      .updateTable('products')
      .set({ stock: 0 })
      .where('slug', '=', 'lulwaya-dana-solitaire-ring')
      .execute();
    const refused = await call('POST', '/checkout', { body: guestOrder(cart), lang: 'ar' });
    expect([refused.status, refused.body.code]).toEqual([422, 'no_available_quantity']);
    expect(refused.body.params).toMatchObject({ name: 'خاتم الدانة باللؤلؤ الطبيعي', available: 0 });
    expect((await call('GET', `/checkout?cart=${cart}`)).body.data.items).toHaveLength(1);
    await api.db
      .updateTable('products')
      .set({ stock: 2 })
      .where('slug', '=', 'lulwaya-dana-solitaire-ring')
      .execute();
  });

  it('can be spread over months, with the fees in the total', async () => {
    const cart = await cartWith(call, 'noqta-one-phone');
    const body = guestOrder(cart, { payment: { method_id: 3, installment_package_id: 2 } });
    const { data } = (await call('POST', '/checkout', { body })).body;
    const order = (await call('GET', `/orders/${data.payment_info.id}`)).body.data;
    expect(order).toMatchObject({ sub_total: 189.9, fees: 3.798, total: 193.698 });
    expect(order.installment).toMatchObject({ months: 6, monthly_amount: 32.283, last_amount: 32.283 });
    const cash = await cartWith(call, 'noqta-one-phone');
    const wrong = guestOrder(cash, { payment: { method_id: 1, installment_package_id: 2 } });
    const { errors } = (await call('POST', '/checkout', { body: wrong })).body;
    expect(errors).toHaveProperty(['payment.installment_package_id']);
  });
});

describe('a signed-in shopper’s order', () => {
  it('goes to a saved address, stands in their list and is nobody else’s', async () => {
    const { token } = await register(call);
    const other = await register(call);
    const cart = await cartWith(call, 'qumash-daily-t-shirt', { token });
    const order = { ...guestOrder(cart), address: undefined };
    const without = await call('POST', '/checkout', { body: order, token });
    expect(without.body.message).toBe('Please select a billing address');

    const address = { country_id: 1, city_id: 3, town: 'Block 1', address: 'Street 5', type: 2 };
    const saved = (await call('POST', '/addresses', { body: address, token })).body.data;
    expect(saved).toMatchObject({ is_default: true, type: 2 });
    const foreign = await call('POST', '/checkout', {
      body: { ...order, address_id: saved.id },
      token: other.token,
    });
    expect(foreign.body.message).toBe('Please select a billing address');

    const placed = await call('POST', '/checkout', { body: { ...order, address_id: saved.id }, token });
    const { id } = placed.body.data.payment_info;
    const { data, meta } = ordersAnswerSchema.parse((await call('GET', '/orders', { token })).body);
    expect(data.map((entry) => entry.id)).toEqual([id]);
    expect(meta.total).toBe(1);
    expect((await call('GET', `/orders/${id}`, { token })).status).toBe(200);
    expect((await call('GET', `/orders/${id}`, { token: other.token })).status).toBe(404);
    expect((await call('GET', `/orders/${id}`)).status).toBe(404);
    expect((await call('GET', '/profile', { token })).body.data.user.cart).toBeNull();
  });
});
