/** The ends of the price slider. Unit: major units of the shown currency. */
export type PriceRange = { min: number; max: number };

export type RememberedRange = PriceRange & { key: string };

/** What the ends of the slider belong to: they are read again when one of these changes, and with no other filter. */
export function priceRangeKey(parts: readonly (string | undefined)[]): string {
  return JSON.stringify(parts.map((part) => part ?? null));
}

/**
 * The slider's ends after an answer, to the fils: those of the first answer for a key stay, or they would follow the
 * filters.
 * An answer without prices (nothing matched) teaches nothing unless it is the first.
 */
export function rememberRange(
  remembered: RememberedRange | undefined,
  key: string,
  meta: { min_price: number; max_price: number },
): RememberedRange {
  const knows = remembered?.key === key && (remembered.max > 0 || meta.max_price <= 0);
  return knows ? remembered : { key, min: meta.min_price, max: meta.max_price };
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
