import { cartAnswerSchema } from '@dana/contracts/api/cart';
import { describe, expect, it } from 'vitest';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { type CallOptions, callerOf, findProduct, register } from '../testing/test-caller.ts';

const api = apiOfSuite();
const call = callerOf(api);

const add = (body: Record<string, unknown>, options: CallOptions = {}) =>
  call('POST', '/carts/add', { ...options, body });

describe('adding to a cart', () => {
  it('makes a cart with an unguessable id, and raises the quantity of what is in it', async () => {
    const { stock, ...product } = await findProduct(call, 'safwani-horizon-headphones');
    const { data } = cartAnswerSchema.parse((await add({ ...product, quantity: 1 })).body);
    expect(data.id).toMatch(/^[\w-]{22}$/);
    const second = (await add({ ...product, cart_id: data.id, quantity: 2 })).body.data;
    expect(second).toMatchObject({ id: data.id, item_id: Number(data.item_id), items_count: 3 });
    expect(stock).toBeGreaterThan(3);
  });

  it('keeps what a unit cost when it was put in, and says so while it costs something else', async () => {
    const { stock: _, ...product } = await findProduct(call, 'zahriyat-dune-palette');
    const { id } = (await add({ ...product, quantity: 1 })).body.data;
    const line = async (currency = 'KWD') =>
      (await call('GET', `/checkout?cart=${id}&currency=${currency}`)).body.data.items[0];
    expect(await line()).not.toHaveProperty('unit_price_before');
    const { unit_price: before } = await line();
    const { unit_price: inDollars } = await line('USD');
    const raise = (by: number) =>
      api.db
        .updateTable('products')
        .set((eb) => ({ price_minor: eb('price_minor', '+', by) }))
        .where('id', '=', product.product_id)
        .execute();
    await raise(2_000);
    expect(await line()).toMatchObject({ unit_price: before + 2, unit_price_before: before });
    expect(await line('USD')).toMatchObject({ unit_price_before: inDollars });
    // Who adds more of it has seen what it costs now.
    await add({ ...product, cart_id: id, quantity: 1 });
    expect(await line()).not.toHaveProperty('unit_price_before');
    await raise(-2_000);
  });

  it('makes a new cart when the old one is gone', async () => {
    const { product_id } = await findProduct(call, 'safwani-studio-headphones');
    const { data } = (await add({ product_id, cart_id: 'long-gone', quantity: 1 })).body;
    expect(data.id).not.toBe('long-gone');
  });

  it('refuses more than there is, then more than one may buy, with keys that stay', async () => {
    const phone = await findProduct(call, 'noqta-one-phone', 2);
    const over = await add({ ...phone, quantity: phone.stock + 1 });
    expect([over.status, over.body.code]).toEqual([422, 'no_available_quantity']);
    const limited = await add({ ...phone, quantity: 4 }, { lang: 'ar' });
    expect(limited.body).toMatchObject({ code: 'you_cannot_add_more_than', params: { quantity: 3 } });
    expect(limited.body.message).toContain('3');
    const first = (await add({ ...phone, quantity: 2 })).body.data;
    const other = await findProduct(call, 'noqta-one-phone', 0);
    const across = await add({ ...other, cart_id: first.id, quantity: 2 });
    expect(across.body.code).toBe('you_cannot_add_more_than');
  });

  it('refuses what is sold out', async () => {
    const { product_id } = await findProduct(call, 'noqta-lite-phone');
    expect((await add({ product_id, quantity: 1 })).body.code).toBe('no_available_quantity');
  });

  it('asks for a choice when there is one', async () => {
    const { product_id } = await findProduct(call, 'noqta-one-phone');
    const answer = await add({ product_id, quantity: 1 });
    expect([answer.status, answer.body.code]).toEqual([422, 'choose_options']);
    expect((await add({ product_id, product_variation_id: 1, quantity: 1 })).status).toBe(422);
  });

  it.each([
    ['en', 'Enter the quantity as a whole number, 1 or more'],
    ['ar', 'أدخل الكمية عددًا صحيحًا، 1 فأكثر'],
  ] as const)('rounds no quantity: what is not whole is refused in words, in %s', async (lang, words) => {
    const product = await findProduct(call, 'safwani-horizon-headphones');
    const { data } = (await add({ ...product, quantity: 2 })).body;
    const line = { cart_id: data.id, item_id: data.item_id };
    for (const quantity of [1.5, -2, 0, '1.5', '-2', '1e2', '٢٫٥', 1e9, null]) {
      const added = await add({ ...product, quantity }, { lang });
      const edited = await call('POST', '/carts/edit-item', { body: { ...line, quantity }, lang });
      for (const { status, body } of [added, edited])
        expect([quantity, status, body.errors?.quantity]).toEqual([quantity, 422, [words]]);
    }
    const seen = (await call('GET', `/checkout?cart=${data.id}`)).body.data;
    expect(seen.items[0].quantity).toBe(2);
  });
});

describe('changing a cart', () => {
  it('sets a quantity, removes a line and clears the rest but keeps the id', async () => {
    const first = (await add({ product_id: 2, quantity: 1 })).body.data;
    const product = await findProduct(call, 'qumash-daily-t-shirt');
    const second = (await add({ ...product, cart_id: first.id, quantity: 1 })).body.data;
    const edited = await call('POST', '/carts/edit-item', {
      body: { cart_id: first.id, item_id: second.item_id, quantity: 5 },
    });
    expect(cartAnswerSchema.parse(edited.body).data.items_count).toBe(6);
    const removed = await call('DELETE', `/carts/${first.id}/items/${second.item_id}`);
    expect(removed.body.data).toMatchObject({ id: first.id, items_count: 1 });
    expect((await call('DELETE', `/carts/${first.id}/items/${second.item_id}`)).status).toBe(404);
    const cleared = await call('DELETE', `/carts/${first.id}/clear`);
    expect(cleared.body.data).toMatchObject({ id: first.id, items_count: 0 });
    expect((await add({ product_id: 2, cart_id: first.id, quantity: 1 })).body.data.id).toBe(first.id);
  });
});

describe('a cart of an account', () => {
  it('follows the shopper to another device and opens for nobody else', async () => {
    const owner = await register(call);
    const other = await register(call);
    const { data } = (await add({ product_id: 2, quantity: 1 }, { token: owner.token })).body;
    expect((await call('GET', '/profile', { token: owner.token })).body.data.user.cart).toBe(data.id);
    expect((await call('GET', `/checkout?cart=${data.id}`, { token: other.token })).status).toBe(404);
    expect((await call('GET', `/checkout?cart=${data.id}`)).status).toBe(404);
    expect((await call('DELETE', `/carts/${data.id}/clear`)).status).toBe(404);
    expect((await call('GET', `/checkout?cart=${data.id}`, { token: owner.token })).status).toBe(200);
  });

  it('is the guest’s cart when the shopper had none', async () => {
    const guest = (await add({ product_id: 2, quantity: 2 })).body.data;
    const { token } = await register(call);
    expect((await call('GET', `/checkout?cart=${guest.id}`, { token })).status).toBe(200);
    expect((await call('GET', '/profile', { token })).body.data.user.cart).toBe(guest.id);
  });
});
