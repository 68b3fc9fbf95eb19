import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { pixelPng } from '../contract/areas/account.ts';
import type { ApiCall, Reach } from '../openapi/api-call.ts';
import { apiCalls } from '../openapi/calls.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import {
  cartWith,
  findProduct,
  guestOrder,
  palette,
  place,
  register,
  type Shopper,
} from '../testing/test-caller.ts';

/* Made from the table of calls: each that names something of a shopper is tried with another's token, with none, and
   with ids that were guessed. What comes of it must be nothing, and the owner's things must be as they were.
   That each needs a token is in the contract. */

type Kind = Reach['kind'];
type Things = Record<Kind, string> & { item: string; picture: string };

const { call, order, visit } = shopOfSuite();
let owner: Shopper;
let stranger: Shopper;
let things: Things;
let strangerCart: string;
let productId: number;

beforeAll(async () => {
  [owner, stranger] = [await register(call), await register(call)];
  things = await possessions(owner.token);
  strangerCart = await cartWith(call, palette, stranger);
  productId = (await findProduct(call, palette)).product_id;
});

/** One of everything that belongs to somebody, the order one that may be paid or restored. */
async function possessions(token: string): Promise<Things> {
  const authorization = `Bearer ${token}`;
  const ordered = await order({ token, method: 4 });
  const cart = await cartWith(call, palette, { token });
  const { items } = (await call('GET', `/checkout?cart=${cart}`, { token })).body.data;
  const address = await call('POST', '/addresses', { token, body: place });
  const favorite = await call('POST', '/favorites', { token, body: { product_id: 3 } });
  const body = new FormData();
  body.set('files', new File([pixelPng], 'me.png'));
  const upload = await visit('/api/media/upload', { method: 'POST', headers: { authorization }, body });
  const [{ id, full_url }] = JSON.parse(upload.text).data;
  return {
    ...{ cart, item: String(items[0].id), order: ordered.id, address: address.body.data.id },
    ...{ favorite: favorite.body.data.id, upload: id, picture: full_url.split('/').at(-1) },
  };
}

/** What the owner sees of all that. */
async function ownersView(): Promise<string> {
  const own = [`checkout?cart=${things.cart}`, `orders/${things.order}`];
  const paths = [...own, 'orders', 'addresses', 'favorites', 'profile'];
  const answers = await Promise.all(paths.map((path) => call('GET', `/${path}`, { token: owner.token })));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  return JSON.stringify(answers.map(({ body }) => body.data));
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
  const { path, body } = requestOf(entry, reach, id);
  return visit(`/api${path}`, {
    method: entry.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
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
    const own = things[nameOf(reach)];
    const nil = '00000000-0000-0000-0000-000000000000';
    const random = randomBytes(16).toString('base64url');
    for (const guess of ['1', '0', '-1', nil, random, own.slice(0, -1), `${own}%`]) {
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
});
