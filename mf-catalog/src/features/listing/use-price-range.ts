import { useState } from 'react';
import { type RememberedRange, rememberRange } from './price-range.ts';

/**
 * The ends of the price slider for what a key stands for, as the first answer gave them.
 * @param meta – of the answer to exactly this address; undefined while it is on its way.
 */
export function usePriceRange(
  key: string,
  meta: Parameters<typeof rememberRange>[2] | undefined,
): RememberedRange | undefined {
  const [remembered, setRemembered] = useState<RememberedRange>();
  const range = meta ? rememberRange(remembered, key, meta) : remembered;
  // Kept while rendering, not in an effect: the first picture already shows the right ends.
  if (range !== remembered) setRemembered(range);
  return range;
}
