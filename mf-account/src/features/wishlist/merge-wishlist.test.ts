import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeWishlist } from './merge-wishlist.ts';

const productId = fc.integer({ min: 1, max: 12 }).map(String);
const slug = (id: string) => ({ slug: `product-${id}`, title: `Product ${id}` });
const localItem = fc
  .record({ productId, addedAtMs: fc.nat(), favoriteId: fc.option(fc.nat().map(String), { nil: undefined }) })
  .map(({ favoriteId, ...item }) => ({
    ...item,
    ...slug(item.productId),
    ...(favoriteId ? { favoriteId } : {}),
  }));
const serverEntry = fc
  .record({ productId, favoriteId: fc.nat().map((id) => `f${id}`) })
  .map((entry) => ({ ...entry, ...slug(entry.productId) }));
const lists = [
  fc.array(localItem),
  fc.uniqueArray(serverEntry, { selector: (entry) => entry.productId }),
] as const;
const idsOf = (items: readonly { productId: string }[]) => items.map((item) => item.productId);

describe('merging any two lists', () => {
  type Lists = typeof lists extends readonly [fc.Arbitrary<infer Local>, fc.Arbitrary<infer Server>]
    ? [Local, Server]
    : never;
  const always = (check: (...of: Lists) => void) => fc.assert(fc.property(...lists, check));

  it('loses nothing, invents nothing, and never holds a product twice', () =>
    always((local, server) => {
      const merged = idsOf(mergeWishlist(local, server).local);
      expect(new Set(merged)).toEqual(new Set([...idsOf(local), ...idsOf(server)]));
      expect(new Set(merged).size).toBe(merged.length);
    }));

  it('pushes exactly what the server lacks, and nothing once everything was pushed', () =>
    always((local, server) => {
      const once = mergeWishlist(local, server);
      const missing = idsOf(local).filter((id) => !idsOf(server).includes(id));
      expect(idsOf(once.toPush)).toEqual([...new Set(missing)]);
      const pushed = once.toPush.map((item) => ({ ...item, favoriteId: `new ${item.productId}` }));
      expect(mergeWishlist(once.local, [...server, ...pushed]).toPush).toEqual([]);
    }));

  it('changes nothing the second time', () =>
    always((local, server) => {
      const once = mergeWishlist(local, server);
      expect(mergeWishlist(once.local, server)).toEqual(once);
    }));
});

it('keeps the order of this browser and puts what only the account had behind it', () => {
  const item = (id: string) => ({ productId: id, addedAtMs: Number(id), ...slug(id) });
  const entry = (id: string) => ({ productId: id, favoriteId: `f${id}`, ...slug(id) });
  const { local, toPush } = mergeWishlist([item('3'), item('2')], [entry('2'), entry('9')]);
  expect(local.map(({ productId: id, favoriteId }) => [id, favoriteId])).toEqual([
    ['3', undefined],
    ['2', 'f2'],
    ['9', 'f9'],
  ]);
  expect(idsOf(toPush)).toEqual(['3']);
});
