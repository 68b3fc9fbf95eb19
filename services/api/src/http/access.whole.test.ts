import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiCall, Reach } from '../openapi/api-call.ts';
import { apiCalls } from '../openapi/calls.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { callerOf, findProduct, guestOrder, register } from '../testing/test-caller.ts';

/* Made from the table of calls: each that names something of a shopper is tried with another's token, with none, and
   with ids that were guessed. What comes of it must be nothing, and the owner's things must be as they were. */

type Kind = Reach['kind'];
type Things = Record<Kind, string> & { item: string; picture: string };

let api: TestApi;
let owner: { token: string; email: string };
let stranger: { token: string; email: string };
let things: Things;
let strangerCart: string;
let productId: number;
const call = (...args: Parameters<ReturnType<typeof callerOf>>) => callerOf(api)(...args);

beforeAll(async () => {
  api = await createTestApi();
  [owner, stranger] = [await register(call), await register(call)];
  things = await possessions(owner.token);
  strangerCart = (await addToCart(stranger.token)).id;
});
afterAll(() => api.close());

async function addToCart(token?: string): Promise<{ id: string; item_id: string }> {
  const product = await findProduct(call, 'zahriyat-dune-palette');
  productId = product.product_id;
  const answer = await call('POST', '/carts/add', {
    body: { ...product, quantity: 1 },
    ...(token && { token }),
  });
  return answer.body.data;
}

const place = { country_id: 1, city_id: 2, town: 'Block 1', address: 'Street 1' };
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** One of everything that belongs to somebody, the order one that may be paid or restored. */
async function possessions(token: string): Promise<Things> {
  const ordered = await addToCart(token);
  const pay = { payment: { method_id: 4, installment_package_id: null } };
  const order = await call('POST', '/checkout', { token, body: guestOrder(ordered.id, pay) });
  const cart = await addToCart(token);
  const address = await call('POST', '/addresses', { token, body: place });
  const favorite = await call('POST', '/favorites', { token, body: { product_id: 3 } });
  const form = new FormData();
  form.set('files', new File([png], 'me.png'));
  const encoded = new Response(form);
  const upload = await api.fetch(
    new Request('http://api.test/api/media/upload', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      body: await encoded.arrayBuffer(),
    }),
  );
  const [{ id, full_url }] = (await upload.json()).data;
  return {
    cart: cart.id,
    item: String(cart.item_id),
    order: order.body.data.payment_info.id,
    address: address.body.data.id,
    favorite: favorite.body.data.id,
    upload: id,
    picture: full_url.split('/').at(-1),
  };
}

/** What the owner sees of all that. */
async function ownersView(): Promise<string> {
  const { token } = owner;
  const paths = [
    `/checkout?cart=${things.cart}`,
    `/orders/${things.order}`,
    '/orders',
    '/addresses',
    '/favorites',
    '/profile',
  ];
  const answers = await Promise.all(paths.map((path) => call('GET', path, { token })));
  expect(answers.map((answer) => answer.status)).toEqual(paths.map(() => 200));
  return JSON.stringify(answers.map((answer) => answer.body.data));
}

const nameOf = (reach: Reach) => (reach.kind === 'upload' && reach.in === 'path' ? 'picture' : reach.kind);

/** A complete call that names `id` where the reach says, and otherwise things of the caller's own. */
function requestOf({ id: callId, path }: ApiCall, reach: Reach, id: string) {
  const itemId = things.item;
  const bodies: Record<string, Record<string, unknown>> = {
    addToCart: { product_id: productId, quantity: 1 },
    editCartItem: { item_id: itemId, quantity: 2 },
    setCartCoupon: { promo_code: null },
    placeOrder: guestOrder(strangerCart, { address: undefined }),
    updateProfile: { first_name: 'X', last_name: 'Y', email: stranger.email, phone: '' },
    editAddress: { ...place, town: 'Mine now' },
    openAccountFromOrder: { password: 'seven pearls of the gulf' },
    requestReturn: { reason: 'other', items: [{ item_id: '1', quantity: 1 }] },
  };
  const body = { ...bodies[callId] };
  if (reach.in === 'body') body[reach.name] = reach.name === 'files_ids' ? [id] : id;
  // A caller who orders another's cart has an address of their own.
  if (callId === 'placeOrder' && reach.kind === 'cart') body.address = place;
  const filled = path
    .replace(`{${reach.name}}`, reach.in === 'path' ? encodeURIComponent(id) : '')
    .replace('{item}', itemId);
  return {
    path: reach.in === 'query' ? `${filled}?${reach.name}=${encodeURIComponent(id)}` : filled,
    ...(callId in bodies && { body }),
  };
}

const cases = apiCalls.flatMap((entry) =>
  (entry.reaches ?? []).map((reach) => ({
    entry,
    reach,
    title: `${entry.method} ${entry.path}: ${reach.name}`,
  })),
);

async function attempt(entry: ApiCall, reach: Reach, id: string, token: string | undefined) {
  const { path, ...rest } = requestOf(entry, reach, id);
  const request = new Request(`http://api.test/api${path}`, {
    method: entry.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(rest.body && { 'content-type': 'application/json' }),
    },
    ...(rest.body && { body: JSON.stringify(rest.body) }),
  });
  const answer = await api.fetch(request);
  return { status: answer.status, text: await answer.text() };
}

describe('what belongs to a shopper', () => {
  it('is named by at least one call of each kind', () => {
    expect(new Set(cases.map(({ reach }) => reach.kind))).toEqual(
      new Set(['cart', 'order', 'address', 'favorite', 'upload']),
    );
    expect(cases.length).toBe(21);
  });

  it.each(cases)('is out of reach – $title', async ({ entry, reach }) => {
    const id = things[nameOf(reach)];
    const before = await ownersView();
    // A picture's address is its key, so it opens for a caller who does not say who they are – as an <img> does not.
    const isPicture = entry.id === 'getUpload';
    const callers = [stranger.token, ...(isPicture ? [] : [undefined])];
    for (const token of callers) {
      const { status, text } = await attempt(entry, reach, id, token);
      if (entry.id === 'addToCart') {
        // A cart that is not the caller's is passed over: they get their own, or a new one.
        expect(JSON.parse(text).data.id).not.toBe(id);
      } else {
        expect([401, 404, 422]).toContain(status);
        expect(JSON.parse(text).success).toBe(false);
      }
      expect(text).not.toContain(owner.email);
    }
    expect(await ownersView()).toBe(before);
  });

  it.each(cases)('is not found by guessing – $title', async ({ entry, reach }) => {
    const before = await ownersView();
    const guesses = [
      '1',
      '0',
      '-1',
      '00000000-0000-0000-0000-000000000000',
      randomBytes(16).toString('base64url'),
    ];
    for (const guess of [...guesses, things[nameOf(reach)].slice(0, -1), `${things[nameOf(reach)]}%`]) {
      const { status, text } = await attempt(entry, reach, guess, stranger.token);
      if (entry.id === 'addToCart') expect(JSON.parse(text).data.id).toBe(strangerCart);
      else expect([404, 422]).toContain(status);
    }
    expect(await ownersView()).toBe(before);
  });

  it('is known by ids of 128 random bits, each another', async () => {
    const { picture, item: _, ...ids } = things;
    for (const id of [...Object.values(ids), picture.replace('.webp', '')])
      expect(id).toMatch(/^[\w-]{22,36}$/);
    const more = await possessions((await register(call)).token);
    expect(new Set([...Object.values(ids), ...Object.values(more)]).size).toBe(12);
  });

  it.each(apiCalls.filter((entry) => entry.auth === 'required' || entry.auth === 'staff'))(
    'needs a token – $method $path',
    async (entry) => {
      const path = entry.path.replace(/\{\w+\}/g, 'x');
      const answer = await call(entry.method, path, entry.method === 'POST' ? { body: {} } : {});
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    },
  );
});
