import { nearestOnLine } from './nearest-on-line.ts';
import type { Arm, Both, Rates } from './two-rates.ts';

type Claim = {
  /** What is doubted: that the canary's rate is at most (`atMost`), or at least (`atLeast`), the stable one plus `margin`. */
  doubted: 'atMost' | 'atLeast';
  /** Unit: share of visits, between -1 and 1. */
  margin: number;
  /** By how much the canary's rate may differ from the stable one if what is doubted is wrong. Unit: share of visits. */
  differences: readonly number[];
};

/** Before anything was seen: one visit, of which a hundredth failed. It makes the first window careful and is soon outweighed. */
const firstGuess: Arm = { seen: 1, failed: 0.01 };
const leastRate = 0.0005;

/** Takes windows one by one, oldest first. @returns the e-value after each: at least 0; 1 says nothing. */
export type Evidence = (both: Both) => number;

/**
 * How strongly windows speak against a claim, as an e-value: if the claim is true, 100 or more comes up at most once in a
 * hundred canaries, whenever and however often one looks. Grünwald, de Heide and Koolen, "Safe testing" (2024); for two rates
 * Turner, Ly and Grünwald, "Generic E-variables for exact sequential k-sample tests" (2024).
 *
 * Each window is a factor: how likely it is under rates that contradict the claim, over how likely it is under the nearest rates
 * that fulfil it. Its mean is at most 1 under every pair of rates of the claim: for one visit the mean is 1 + g, with g linear in
 * the true rate, and at the nearest point of a convex set of rates the g of all visits add up to at most 0. So rates may drift
 * from hour to hour. The rates to contradict with come from earlier windows alone; several differences are tried at once, and
 * the mean of their products counts.
 */
export function collectEvidence({ doubted, margin, differences }: Claim): Evidence {
  const logs = differences.map(() => 0);
  let before = firstGuess;
  return (both) => {
    const stable = Math.max(leastRate, before.failed / before.seen);
    for (const [index, difference] of differences.entries()) {
      const rates = insideUnit({ stable, canary: stable + difference });
      if (contradicts(rates, doubted, margin))
        logs[index] = (logs[index] ?? 0) + logFactor(rates, both, margin);
    }
    before = { seen: before.seen + both.stable.seen, failed: before.failed + both.stable.failed };
    return meanOfProducts(logs);
  };
}

/** Of logarithms, since the products themselves leave the range of numbers. */
function meanOfProducts(logs: readonly number[]): number {
  const most = Math.max(...logs);
  return (Math.exp(most) * logs.reduce((sum, log) => sum + Math.exp(log - most), 0)) / logs.length;
}

function contradicts({ stable, canary }: Rates, doubted: Claim['doubted'], margin: number): boolean {
  return doubted === 'atMost' ? canary > stable + margin : canary < stable + margin;
}

function logFactor(rates: Rates, both: Both, margin: number): number {
  const nearest = nearestOnLine(rates, both, margin);
  return (
    logRatio(both.canary, rates.canary, nearest.canary) + logRatio(both.stable, rates.stable, nearest.stable)
  );
}

const logRatio = ({ seen, failed }: Arm, rate: number, other: number): number =>
  failed * Math.log(rate / other) + (seen - failed) * Math.log((1 - rate) / (1 - other));

const insideUnit = ({ stable, canary }: Rates): Rates => ({ stable: inside(stable), canary: inside(canary) });
const inside = (rate: number): number => Math.min(1 - leastRate, Math.max(leastRate, rate));
