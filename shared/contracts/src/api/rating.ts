import * as z from 'zod/mini';
import { numericOr } from './wire.ts';

/** Counts or percents by star; keys end in the digit 1–5 ("star_5", "rating5", "5"). */
export const starCountsSchema = z.pipe(
  z.nullish(z.union([z.record(z.string(), numericOr(0)), z.array(z.unknown())])),
  // PHP sends an empty object as [].
  z.transform((value): Record<string, number> => (value && !Array.isArray(value) ? value : {})),
);
export type StarCounts = z.output<typeof starCountsSchema>;

export type RatingSummary = {
  /** Average to one decimal, 0 when nobody rated. */
  average: number;
  count: number;
  /** From five stars down to one; percents are rounded each and need not sum to 100. */
  bars: { star: 1 | 2 | 3 | 4 | 5; count: number; percent: number }[];
};

/** Sums up star counts. Without counts the given average and count are used. Source: docs/shop-rules.md. */
export function summariseRating(counts: StarCounts, given: { rating: number; count: number }): RatingSummary {
  const byStar = ([5, 4, 3, 2, 1] as const).map((star) => ({ star, count: countOf(counts, star) }));
  const count = byStar.reduce((sum, bar) => sum + bar.count, 0);
  const stars = byStar.reduce((sum, bar) => sum + bar.star * bar.count, 0);
  const bars = byStar.map((bar) => ({ ...bar, percent: count ? Math.round((bar.count / count) * 100) : 0 }));
  if (count === 0) return { average: averageStars(given.rating, 1), count: given.count, bars };
  return { average: averageStars(stars, count), count, bars };
}

/** So many stars from so many shoppers, to one decimal, rounded once and half up; 0 when nobody rated. */
export function averageStars(stars: number, count: number): number {
  // Never from an average that was rounded before: 17 stars from 11 shoppers are 1.5, by way of 1.55 they would be 1.6.
  return count > 0 ? Math.round((stars * 10) / count) / 10 : 0;
}

function countOf(counts: StarCounts, star: number): number {
  const key = Object.keys(counts).find((name) => name.endsWith(String(star)));
  return key === undefined ? 0 : Math.max(0, counts[key] ?? 0);
}
