import type { Db } from '../../database/schema.ts';
import type { Product } from '../format/products.ts';

/** Of an entry of `products/`, what the shop changes too: by selling, and by `pnpm catalogue stock`. */
type Said = {
  price?: unknown;
  oldPrice?: unknown;
  stock?: unknown;
  variations?: readonly { id: number; price?: unknown; stock?: unknown }[];
};

/** Which of it the folder says otherwise than before. `variations` names only those of which it does. */
type SaidAnew = {
  price: boolean;
  stock: boolean;
  variations: { id: number; price: boolean; stock: boolean }[];
};

/**
 * What an update takes from the folder of a product that the shop has: prices and stock only where the folder says another
 * one than last time. Else units that were sold meanwhile would come back. What an earlier release loaded is not known: its
 * prices are taken, its stock is left.
 */
export function saidAnew(before: object | null, after: object): SaidAnew {
  const [last, now]: [Said | null, Said] = [before, after];
  return {
    price: last === null || last.price !== now.price || last.oldPrice !== now.oldPrice,
    stock: last !== null && last.stock !== now.stock && now.stock !== undefined,
    variations: (now.variations ?? []).flatMap(({ id, price, stock }) => {
      const one = last?.variations?.find((variation) => variation.id === id);
      // One that was not there is written whole.
      if (last !== null && !one) return [];
      const anew = {
        id,
        price: one?.price !== price || last === null,
        stock: last !== null && one?.stock !== stock,
      };
      return anew.price || anew.stock ? [anew] : [];
    }),
  };
}

/** Writes prices and stock that the folder says anew, of one product and its variations. */
export async function writeSaidAnew(trx: Db, product: Product, anew: SaidAnew): Promise<void> {
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
