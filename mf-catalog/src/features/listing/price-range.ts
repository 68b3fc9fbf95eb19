import type { ProductsPage, ProductsQuery } from '#api/products.queries.ts';

/** The ends of the price slider. Unit: major units of the shown currency. */
export type PriceRange = { min: number; max: number };

export type RememberedRange = PriceRange & { key: string };

/**
 * What the ends of the slider belong to: all that the list was asked for but the price itself, its order and its page, which
 * change nothing about them. They are read again when any of it changes.
 */
export function priceRangeKey(query: ProductsQuery | null, currency: string): string {
  const others = query && {
    ...query,
    price_from: undefined,
    price_to: undefined,
    page: undefined,
    order_by: undefined,
    order_dir: undefined,
  };
  return JSON.stringify([others, currency]);
}

/**
 * The slider's ends after an answer, to the fils: those of the first answer for a key stay, or they would follow the
 * filters.
 * An answer without prices (nothing matched) teaches nothing unless it is the first.
 */
export function rememberRange(
  remembered: RememberedRange | undefined,
  key: string,
  meta: { min_price: number; max_price: number; isLeast?: boolean },
): RememberedRange {
  const isHigher = meta.isLeast === true && meta.max_price > (remembered?.max ?? 0);
  const knows = remembered?.key === key && !isHigher && (remembered.max > 0 || meta.max_price <= 0);
  return knows ? remembered : { key, min: meta.min_price, max: meta.max_price };
}

/**
 * The ends that an answer gives. A back end that says no prices beside its products leaves them at 0, which is then where the
 * slider begins; it ends with the highest price that is shown, as far as pages were seen.
 */
export function rangeOf({
  meta,
  products,
}: Pick<ProductsPage, 'meta'> & { products: readonly { price: number }[] }) {
  if (meta.max_price > 0) return meta;
  const highest = Math.max(0, ...products.map(({ price }) => price));
  return { min_price: 0, max_price: Math.ceil(highest), isLeast: highest > 0 };
}

/** The filter that a range means; the whole range means none. */
export function rangeFilter(
  [from, to]: readonly [number, number],
  ends: PriceRange,
): { minPrice: number | undefined; maxPrice: number | undefined } {
  const isWhole = from <= ends.min && to >= ends.max;
  return isWhole ? { minPrice: undefined, maxPrice: undefined } : { minPrice: from, maxPrice: to };
}

/** The ends with room for the filter that is set: what is applied is what is shown. */
export function endsAround(
  filter: { minPrice: number | undefined; maxPrice: number | undefined },
  { min, max }: PriceRange,
): PriceRange {
  return { min: Math.min(min, filter.minPrice ?? min), max: Math.max(max, filter.maxPrice ?? max) };
}

/** What the slider shows: the filter where there is one, or else its ends. */
export function shownRange(
  filter: { minPrice: number | undefined; maxPrice: number | undefined },
  { min, max }: PriceRange,
): readonly [number, number] {
  const cut = (price: number) => Math.min(Math.max(price, min), max);
  return [cut(filter.minPrice ?? min), cut(filter.maxPrice ?? max)];
}
