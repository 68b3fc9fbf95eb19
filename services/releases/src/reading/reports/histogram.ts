/** Pairs of a bucket and how many values fell into it, in the order of the buckets: histograms add up. */
export type Histogram = [bucket: number, count: number][];

/** Each bucket ends a tenth above the one before, so that its middle is never more than 5 % off. */
const growth = 1.1;
/** Its values begin at 2.3 million: 38 minutes, in milliseconds. */
const lastBucket = 154;

/** The bucket of a value. Values below 1 are all in the first one. */
export const bucketOf = (value: number): number =>
  value < 1 ? 0 : Math.min(lastBucket, 1 + Math.floor(Math.log(value) / Math.log(growth)));

/** Both together. */
export function mergeHistograms(one: Histogram, other: Histogram): Histogram {
  const sums = new Map(one);
  for (const [bucket, count] of other) sums.set(bucket, (sums.get(bucket) ?? 0) + count);
  return [...sums].toSorted(([a], [b]) => a - b);
}

/** How many values there are. */
export const sizeOf = (histogram: Histogram): number => histogram.reduce((sum, [, count]) => sum + count, 0);

/**
 * The value that this share of all values is not above, within 5 %; undefined when there are none.
 * @param share – from 0 to 1.
 */
export function quantile(histogram: Histogram, share: number): number | undefined {
  const rank = Math.max(1, Math.ceil(share * sizeOf(histogram)));
  let passed = 0;
  for (const [bucket, count] of histogram) {
    passed += count;
    if (passed >= rank) return bucket === 0 ? 0 : growth ** (bucket - 0.5);
  }
  return undefined;
}
