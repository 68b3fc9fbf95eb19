/** Of an entry of `products/`, what the shop changes too: by selling, and by `pnpm catalogue stock`. */
type Said = {
  price?: unknown;
  oldPrice?: unknown;
  stock?: unknown;
  variations?: readonly { id: number; price?: unknown; stock?: unknown }[];
};

/** Which of it the folder says otherwise than before. `variations` names only those of which it does. */
export type SaidAnew = {
  price: boolean;
  stock: boolean;
  variations: { id: number; price: boolean; stock: boolean }[];
};

/**
 * What an update takes from the folder of a product that the shop has: prices and stock only where the folder says another
 * one than last time. Else pieces that were sold meanwhile would come back. What an earlier release loaded is not known: its
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
