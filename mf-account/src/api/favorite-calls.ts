import type { ApiClient } from '@dana/api-client';
import type { Favorite } from '@dana/contracts/api/favorite';

/** The signed-in shopper's list, newest first. */
export async function readFavorites(api: ApiClient): Promise<Favorite[]> {
  const { data } = await api.get('/favorites', () =>
    import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.favoritesAnswerSchema),
  );
  return data;
}

/** Puts a product on the list; the same product twice answers with the same favourite. */
export async function addFavorite(api: ApiClient, productId: string): Promise<Favorite> {
  const { data } = await api.send('POST', '/favorites', { product_id: productId }, () =>
    import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.favoriteAnswerSchema),
  );
  return data;
}

/** Takes a favourite off the list. `favoriteId` is the favourite's own id, not the product's. */
export async function removeFavorite(api: ApiClient, favoriteId: string): Promise<void> {
  await api.send('DELETE', `/favorites/${encodeURIComponent(favoriteId)}`, undefined, () =>
    import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.doneSchema),
  );
}
