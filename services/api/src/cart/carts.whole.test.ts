import { describe, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { type CallOptions, findProduct, palette, register } from '../testing/test-caller.ts';

const { api, call, update } = shopOfSuite();

const add = (body: Record<string, unknown>, options: CallOptions = {}) =>
  call('POST', '/carts/add', { ...options, body });
const look = (cart: string, token?: string) => call('GET', `/checkout?cart=${cart}`, { token });

describe('adding to a cart', () => {
  it('makes a cart with an unguessable id, and raises the quantity of what is in it', async () => {
    const product = await findProduct(call, 'safwani-horizon-headphones');
    const { data } = (await add({ ...product, quantity: 1 })).body;
    expect(data.id).toMatch(/^[\w-]{22}$/);
    const second = (await add({ ...product, cart_id: data.id, quantity: 2 })).body.data;
    expect(second).toMatchObject({ id: data.id, item_id: data.item_id, items_count: 3 });
    const gone = await add({ ...product, cart_id: 'long-gone', quantity: 1 });
    expect(gone.body.data.id).toMatch(/^[\w-]{22}$/);
  });

  it('keeps what a unit cost when it was put in, and says so while it costs something else', async () => {
    const product = await findProduct(call, palette);
    const { id } = (await add({ ...product, quantity: 1 })).body.data;
    const line = async (currency = 'KWD') => (await look(`${id}&currency=${currency}`)).body.data.items[0];
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
    const edited = { cart_id: first.id, item_id: first.item_id, quantity: 4 };
    expect((await call('POST', '/carts/edit-item', { body: edited })).body.code).toBe(limited.body.code);
    expect((await look(first.id)).body.data.items).toMatchObject([{ quantity: 2 }]);
    const { product_id } = await findProduct(call, 'noqta-lite-phone');
    expect((await add({ product_id, quantity: 1 })).body.code).toBe('no_available_quantity');
  });

  it('refuses fewer than one may buy', async () => {
    const slug = 'nadwana-rose-of-taif-perfume';
    await update('products', { slug }, { min_quantity: 2 });
    const answer = await add({ ...(await findProduct(call, slug)), quantity: 1 });
    expect(answer.body).toMatchObject({ code: 'you_cannot_add_less_than', params: { quantity: 2 } });
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
    const { id: cart_id, item_id } = (await add({ ...product, quantity: 2 })).body.data;
    for (const quantity of [1.5, -2, 0, '1.5', '-2', '1e2', '٢٫٥', 1e9, null]) {
      const edit = { body: { cart_id, item_id, quantity }, lang };
      for (const { status, body } of [
        await add({ ...product, quantity }, { lang }),
        await call('POST', '/carts/edit-item', edit),
      ])
        expect([quantity, status, body.errors?.quantity]).toEqual([quantity, 422, [words]]);
    }
    expect((await look(cart_id)).body.data.items[0].quantity).toBe(2);
  });
});

describe('changing a cart', () => {
  // That what is gone cannot be removed again is in the contract.
  it('sets a quantity, removes a line and clears the rest but keeps the id', async () => {
    const { id } = (await add({ product_id: 2, quantity: 1 })).body.data;
    const product = await findProduct(call, 'qumash-daily-t-shirt');
    const { item_id } = (await add({ ...product, cart_id: id, quantity: 1 })).body.data;
    const edited = await call('POST', '/carts/edit-item', { body: { cart_id: id, item_id, quantity: 5 } });
    expect(edited.body.data.items_count).toBe(6);
    const removed = await call('DELETE', `/carts/${id}/items/${item_id}`);
    expect(removed.body.data).toMatchObject({ id, items_count: 1 });
    expect((await call('DELETE', `/carts/${id}/clear`)).body.data).toMatchObject({ id, items_count: 0 });
    expect((await add({ product_id: 2, cart_id: id, quantity: 1 })).body.data.id).toBe(id);
  });
});

// That it opens for nobody else is in http/access.whole.test.ts.
describe('a cart of an account', () => {
  it('follows the shopper to another device, and is the guest’s cart when the shopper had none', async () => {
    const owner = await register(call);
    const { id } = (await add({ product_id: 2, quantity: 1 }, { token: owner.token })).body.data;
    const guest = (await add({ product_id: 2, quantity: 2 })).body.data;
    const { token } = await register(call);
    expect((await look(guest.id, token)).status).toBe(200);
    for (const [as, cart] of [
      [owner.token, id],
      [token, guest.id],
    ])
      expect((await call('GET', '/profile', { token: as })).body.data.user.cart).toBe(cart);
  });
});
