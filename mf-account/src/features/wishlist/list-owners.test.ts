import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asideDropped, asideTaken, listFor, ownedBy } from './list-owners.ts';
import type { Wishlist, WishlistItem } from './wishlist-item.ts';

const item = (productId: string, owner?: string): WishlistItem => ({
  ...{ productId, slug: productId, title: productId, addedAtMs: 1 },
  ...(owner === undefined ? {} : { owner }),
});
const list = (items: WishlistItem[], aside?: WishlistItem[]): Wishlist => ({
  ...{ items, removals: [] },
  ...(aside ? { aside } : {}),
});
const ids = (items: readonly WishlistItem[] = []) => items.map(({ productId }) => productId);

describe('the list of this browser for an account', () => {
  it('is what a guest made, and what the account made itself', () => {
    const { items, aside } = listFor('a', list([item('1'), item('2', 'a')]));
    expect([ids(items), ids(aside)]).toEqual([['1', '2'], []]);
  });

  it('has nothing of another account, nor of a guest beside it', () => {
    const { items, aside } = listFor('b', list([item('1', 'a'), item('2'), item('3', 'b')]));
    expect([ids(items), ids(aside)]).toEqual([['3'], ['1', '2']]);
  });

  it('has again what was set aside for somebody else in the meantime', () => {
    const forB = listFor('b', list([item('1', 'a')]));
    const { items, aside } = listFor('a', forB);
    expect([ids(items), ids(aside)]).toEqual([['1'], []]);
  });

  it('is everything where the shell does not name accounts', () => {
    const all = list([item('1', 'a'), item('2')]);
    expect(listFor(undefined, all)).toBe(all);
    expect(ownedBy(undefined, all)).toBe(all);
  });

  it('never gives an account a product of another one without being asked, and loses none', () => {
    const owner = fc.constantFrom(undefined, 'a', 'b', 'c');
    const anyItem = fc.tuple(fc.integer({ min: 1, max: 9 }).map(String), owner);
    const anyList = fc.array(anyItem, { maxLength: 8 });
    const accounts = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(anyList, anyList, accounts, (items, aside, visits) => {
        const make = (entries: [string, string | undefined][]) => entries.map(([id, own]) => item(id, own));
        let kept = list(make(items), make(aside));
        const all = new Set(ids([...kept.items, ...(kept.aside ?? [])]));
        for (const account of visits) {
          const before = kept;
          kept = listFor(account, kept);
          expect(kept.items.every(({ owner: own }) => own === undefined || own === account)).toBe(true);
          expect(new Set(ids([...kept.items, ...(kept.aside ?? [])]))).toEqual(all);
          expect(listFor(account, kept)).toEqual(kept);
          const hadOthers = before.items.some(({ owner: own }) => own !== undefined && own !== account);
          if (hadOthers) expect(kept.items.every(({ owner: own }) => own === account)).toBe(true);
          kept = ownedBy(account, kept);
        }
      }),
    );
  });
});

describe('what was set aside', () => {
  const kept = list([item('1', 'b')], [item('1', 'a'), item('2')]);

  it('joins the list once, each product once', () => {
    expect(asideTaken(kept)).toEqual(list([item('1', 'b'), item('2')]));
  });

  it('leaves this browser', () => {
    expect(asideDropped(kept)).toEqual(list([item('1', 'b')]));
  });
});
