import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectEvidence, nearestOnLine } from './evidence.ts';
import { draws } from '../testing/draws.ts';

const rate = fc.double({ min: 0.001, max: 0.999, noNaN: true });
const seen = fc.integer({ min: 1, max: 2_000 });
const margin = fc.double({ min: -0.5, max: 0.5, noNaN: true });

const divergence = (from: number, to: number): number =>
  from * Math.log(from / to) + (1 - from) * Math.log((1 - from) / (1 - to));

describe('the nearest rates that fulfil a claim', () => {
  it('stand on its border, are rates, and no others there are nearer', () => {
    const given = fc.record({
      canary: rate,
      stable: rate,
      inCanary: seen,
      inStable: seen,
      by: margin,
      part: rate,
    });
    fc.assert(
      fc.property(given, ({ canary, stable, inCanary, inStable, by, part }) => {
        const both = { canary: { seen: inCanary, failed: 0 }, stable: { seen: inStable, failed: 0 } };
        const found = nearestOnLine({ canary, stable }, both, by);
        expect(found.canary - found.stable).toBeCloseTo(by, 12);
        const distance = (at: { canary: number; stable: number }): number =>
          inCanary * divergence(canary, at.canary) + inStable * divergence(stable, at.stable);
        const [low, high] = [Math.max(0, -by), Math.min(1, 1 - by)];
        const other = low + (high - low) * part;
        expect(distance(found)).toBeLessThanOrEqual(distance({ stable: other, canary: other + by }) + 1e-6);
      }),
    );
  });
});

describe('evidence', () => {
  /** The mean of one window's factor, over everything that can be seen in it. */
  function meanFactor(
    claim: Parameters<typeof collectEvidence>[0],
    sizes: { canary: number; stable: number },
    truth: { canary: number; stable: number },
  ): number {
    let mean = 0;
    for (let inCanary = 0; inCanary <= sizes.canary; inCanary += 1)
      for (let inStable = 0; inStable <= sizes.stable; inStable += 1) {
        const evidence = collectEvidence(claim);
        const value = evidence({
          canary: { seen: sizes.canary, failed: inCanary },
          stable: { seen: sizes.stable, failed: inStable },
        });
        const chance =
          binomial(sizes.canary, inCanary, truth.canary) * binomial(sizes.stable, inStable, truth.stable);
        mean += value * chance;
      }
    return mean;
  }

  it('is 1 or less in the mean wherever what it doubts is true', () => {
    const size = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(size, size, rate, rate, (canary, stable, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const worse = { doubted: 'atMost', margin: 0, differences: [0.01, 0.2, 0.8] } as const;
        expect(meanFactor(worse, { canary, stable }, { canary: low, stable: high })).toBeLessThanOrEqual(
          1 + 1e-9,
        );
        const good = { doubted: 'atLeast', margin: 0.05, differences: [0, -0.05] } as const;
        const truth = { stable: low * 0.95, canary: Math.min(1, low * 0.95 + 0.05 + (1 - high) * 0.2) };
        expect(meanFactor(good, { canary, stable }, truth)).toBeLessThanOrEqual(1 + 1e-9);
      }),
      { numRuns: 60 },
    );
  });

  it('calls canaries worse that are no worse in fewer than one of a hundred, though the rate of the day changes', () => {
    const draw = draws(20_261_125);
    let wrong = 0;
    for (let canary = 0; canary < 400; canary += 1) {
      const evidence = collectEvidence({ doubted: 'atMost', margin: 0, differences: [0.01, 0.05, 0.3] });
      let most = 1;
      for (let window = 0; window < 60; window += 1) {
        const share = window % 20 < 5 ? 0.2 : 0.01;
        most = Math.max(
          most,
          evidence({
            canary: { seen: 50, failed: draw.failures(50, share) },
            stable: { seen: 200, failed: draw.failures(200, share) },
          }),
        );
      }
      if (most >= 100) wrong += 1;
    }
    expect(wrong).toBeLessThanOrEqual(4);
  });
});

function binomial(count: number, hits: number, chance: number): number {
  let ways = 1;
  for (let index = 0; index < hits; index += 1) ways = (ways * (count - index)) / (index + 1);
  return ways * chance ** hits * (1 - chance) ** (count - hits);
}
