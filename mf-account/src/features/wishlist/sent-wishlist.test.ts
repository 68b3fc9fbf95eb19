import { createApiClient, createQueryClient } from '@dana/api-client';
import { expect, it } from 'vitest';
import { keepSentWishlist, sentWishlist, sentWishlistQuery } from './sent-wishlist.ts';
import { emptyWishlist, type Wishlist, type WishlistItem } from './wishlist-item.ts';

const favorite = (id: number) => ({
  id: `f${id}`,
  product: { id, slug: `lamp-${id}`, name: `Lamp ${id}`, price: 5, current_stock: 3, sku: `L${id}` },
});
const item = (productId: string, owner?: string): WishlistItem => ({
  ...{ productId, slug: `lamp-${productId}`, title: `Lamp ${productId}`, addedAtMs: 0 },
  ...(owner && { owner }),
});

/** A document that came with these favourites, in a browser that has this list. */
async function open(favorites: object[], kept: Wishlist = emptyWishlist) {
  const api = createApiClient({
    ...{ baseUrl: 'http://localhost:9/api', locale: 'en', currency: 'KWD' },
    answers: { '/favorites': { success: true, data: favorites } },
  });
  const client = createQueryClient();
  await client.fetchQuery(sentWishlistQuery(api));
  const browser = { list: kept };
  const storage = {
    read: () => browser.list,
    write(list: Wishlist): void {
      browser.list = list;
    },
  };
  return { client, browser, keep: () => keepSentWishlist(client, 'noura', storage) };
}
const ids = ({ items }: Wishlist = emptyWishlist) => items.map(({ productId }) => productId);

it('begins with the account’s list in a browser that knows nothing of it, as the account’s own', async () => {
  const { client, browser, keep } = await open([favorite(1), favorite(2)]);
  expect(ids(sentWishlist(client))).toEqual(['1', '2']);
  expect(sentWishlist(client)).toBe(sentWishlist(client));
  keep();
  expect(browser.list.items).toMatchObject([
    { productId: '1', favoriteId: 'f1', owner: 'noura', seenPrice: { amount: 5, currency: 'KWD' } },
    { productId: '2', favoriteId: 'f2', owner: 'noura' },
  ]);
});

it('leaves a list that this browser has to the service, and what was taken off it', async () => {
  for (const kept of [
    { items: [item('3')], removals: [] },
    { items: [], removals: [{ productId: '1', favoriteId: 'f1' }] },
  ]) {
    const { browser, keep } = await open([favorite(1)], kept);
    keep();
    expect(browser.list).toBe(kept);
  }
});

it('takes it once: what is removed after that does not come back with the next visit to the page', async () => {
  const { client, browser, keep } = await open([favorite(1)]);
  keep();
  browser.list = emptyWishlist;
  keep();
  expect([ids(browser.list), sentWishlist(client)]).toEqual([[], undefined]);
});

it('is placeholders where the account’s list is empty: this browser may have one', async () => {
  const { client } = await open([]);
  expect(sentWishlist(client)).toBeUndefined();
});
