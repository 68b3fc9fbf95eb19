import type { Both, Rates } from './two-rates.ts';

/** Halvings of an interval no longer than 1: what is left is below 1e-15. */
const halvings = 50;

/**
 * Of all pairs of rates in which the canary's is the stable one plus `margin`, the pair that is hardest to tell from `rates` by
 * windows of this size: it has the least Kullback–Leibler divergence.
 * @param margin between -1 and 1.
 */
export function nearestOnLine(rates: Rates, { canary, stable }: Both, margin: number): Rates {
  // Between both rates the divergence falls first and rises then; its slope is zero at the pair that is looked for.
  let low = Math.max(0, -margin, Math.min(rates.stable, rates.canary - margin));
  let high = Math.min(1, 1 - margin, Math.max(rates.stable, rates.canary - margin));
  for (let turn = 0; turn < halvings; turn += 1) {
    const middle = (low + high) / 2;
    const slope =
      stable.seen * slopeAt(rates.stable, middle) + canary.seen * slopeAt(rates.canary, middle + margin);
    if (slope < 0) low = middle;
    else high = middle;
  }
  const found = (low + high) / 2;
  return { stable: found, canary: found + margin };
}

/** How fast the divergence of `rate` from `other` grows with `other`. */
const slopeAt = (rate: number, other: number): number => (other - rate) / (other * (1 - other));
