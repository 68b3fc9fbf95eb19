import type { S3Bucket } from '@dana/server/s3/s3-bucket';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { cleanUp } from './clean-up.ts';
import { shopOfSuite } from './testing/shop-of-suite.ts';
import { cartWith, palette, register } from './testing/test-caller.ts';

const dayMs = 24 * 60 * 60 * 1000;
const { api, call, cleanUpIn, deps, order, rows } = shopOfSuite();

/** Storage with these pictures, of which one cannot be removed. */
function storageWith(names: string[], stuck: string) {
  const kept = new Set(names);
  const none = () => Promise.reject(new Error('Nobody asks for this.'));
  const bucket: S3Bucket = {
    ...{ get: none, put: none, create: none },
    remove: async (name) => {
      if (name === stuck) throw new Error('Access denied');
      kept.delete(name);
    },
    async *list() {
      const objects = [...kept].map((key) => ({ key, changedAt: new Date(0) }));
      yield { objects, folders: [] };
    },
  };
  return { bucket, kept };
}
const names = ['uploads/a.webp', 'uploads/b.webp', 'uploads/c.webp'];
const cleanUpStorage = (days: number, uploadBucket: S3Bucket) =>
  cleanUp(deps({ uploadBucket, now: () => new Date(Date.now() + days * dayMs) }));

it('removes a guest’s cart once no browser has its id, and no cart of an account or an order', async () => {
  const left = await cartWith(call, palette);
  const { cart: ordered } = await order();
  const own = await cartWith(call, palette, { token: (await register(call)).token });
  const kept = () =>
    Promise.all([left, ordered, own].map(async (id) => (await rows('carts', { id })).length));
  await cleanUpIn(34);
  expect(await kept()).toEqual([1, 1, 1]);
  await cleanUpIn(36);
  expect(await kept()).toEqual([0, 1, 1]);
  expect(await rows('cart_items', { cart_id: left })).toEqual([]);
});

it('pictures that are nobody’s go, although one of them cannot be removed', async () => {
  const { bucket, kept } = storageWith(names, 'uploads/a.webp');
  await cleanUpStorage(0, bucket);
  expect([...kept]).toEqual(['uploads/a.webp']);
});

it('pictures that are nobody’s go, although carts that nobody has cannot be removed', async () => {
  await cartWith(call, palette);
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'this cart is broken'; end $$`.execute(api.db);
  await sql`create trigger refused before delete on carts
    for each row execute function refuse()`.execute(api.db);
  const { bucket, kept } = storageWith(names, 'none');
  await expect(cleanUpStorage(36, bucket)).rejects.toThrow('this cart is broken');
  expect([...kept]).toEqual([]);
});
