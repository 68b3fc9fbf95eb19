import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bucketOf, type Histogram, mergeHistograms, quantile, sizeOf } from './histogram.ts';

const histogramOf = (values: readonly number[]): Histogram =>
  values.map((value): Histogram => [[bucketOf(value), 1]]).reduce(mergeHistograms, []);

const values = fc.array(fc.double({ min: 1, max: 2_000_000, noNaN: true }), { minLength: 1, maxLength: 200 });

it('gives the value that three of four are not above, never more than 5 % off', () => {
  fc.assert(
    fc.property(values, (all) => {
      const exact = all.toSorted((a, b) => a - b)[Math.ceil(0.75 * all.length) - 1] ?? 0;
      const read = quantile(histogramOf(all), 0.75) ?? 0;
      expect(Math.abs(read - exact)).toBeLessThanOrEqual(exact * 0.05);
    }),
  );
});

it('is the same whether one edge counted all values or two counted some each', () => {
  fc.assert(
    fc.property(values, values, (one, other) => {
      const together = mergeHistograms(histogramOf(one), histogramOf(other));
      expect(together).toEqual(histogramOf([...other, ...one]));
      expect(sizeOf(together)).toBe(one.length + other.length);
    }),
  );
});

it('takes values that make no sense into its first and last bucket, and knows nothing of no values', () => {
  expect([bucketOf(0), bucketOf(0.4), bucketOf(1e300)]).toEqual([0, 0, 154]);
  expect(quantile([[0, 3]], 0.75)).toBe(0);
  expect(quantile([], 0.75)).toBeUndefined();
});
