import type { ApiClient } from '@dana/api-client';
import { plainId, sentId } from '@dana/contracts/sent-ids';
import type { Favorite } from '@dana/contracts/api/favorite';

/** The signed-in shopper's list, newest first. */
export async function readFavorites(api: ApiClient): Promise<Favorite[]> {
  const { data } = await api.get('/favorites', () =>
    import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.favoritesAnswerSchema),
  );
  return data;
}

/**
 * Puts a product on the list; the same product twice answers with the same favourite. @returns the favourite's id.
 * Errors: throws what the client throws, and where the back end names the favourite nowhere.
 */
export async function addFavorite(api: ApiClient, productId: string): Promise<string> {
  const { data } = await api.send('POST', '/favorites', { product_id: sentId(productId) }, () =>
    import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.favoriteAnswerSchema),
  );
  const id = data?.id ?? (await readFavorites(api)).find(({ product }) => product.id === productId)?.id;
  if (id === undefined) throw new Error('The back end does not name the favourite it was given.');
  return id;
}

/** Takes a favourite off the list. `favoriteId` is the favourite's own id, not the product's. */
export async function removeFavorite(api: ApiClient, favoriteId: string): Promise<void> {
  await api.send('DELETE', `/favorites/${encodeURIComponent(plainId(favoriteId))}`, undefined, () =>
    import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.acceptedSchema),
  );
}
