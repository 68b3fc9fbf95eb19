import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Product } from '../format/products.ts';
import type { SaidAnew } from './said-anew.ts';

/** Writes prices and stock that the folder says anew, of one product and its variations. */
export async function writeSaidAnew(trx: Kysely<Database>, product: Product, anew: SaidAnew): Promise<void> {
  const { id, price, oldPrice, stock, variations = [] } = product;
  const change = {
    ...(anew.price && {
      price_minor: price,
      old_price_minor: oldPrice ?? null,
      applied_discount_id: oldPrice ? id : null,
    }),
    ...(anew.stock && stock !== undefined && { stock }),
  };
  if (Object.keys(change).length > 0)
    await trx.updateTable('products').set(change).where('id', '=', id).execute();
  for (const said of anew.variations) {
    const variation = variations.find((one) => one.id === said.id);
    if (!variation) continue;
    const ofVariation = {
      // The folder gives a variation no old price.
      ...(said.price && { price_minor: variation.price ?? null, old_price_minor: null }),
      ...(said.stock && { stock: variation.stock }),
    };
    await trx.updateTable('variations').set(ofVariation).where('id', '=', said.id).execute();
  }
}
