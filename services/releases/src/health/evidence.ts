/** What was seen of one version in one window. Unit: visits, or addresses. */
export type Arm = { seen: number; failed: number };

/** Both versions of one window: they ran at the same time, so what the hour did, it did to both. */
export type Both = { canary: Arm; stable: Arm };

/** Shares of failed visits, each between 0 and 1. */
type Rates = { canary: number; stable: number };

type Claim = {
  /** What is doubted: that the canary's rate is at most (`atMost`), or at least (`atLeast`), the stable one plus `margin`. */
  doubted: 'atMost' | 'atLeast';
  /** Unit: share of visits, between -1 and 1. */
  margin: number;
  /** By how much the canary's rate may differ from the stable one if what is doubted is wrong. Unit: share of visits. */
  differences: readonly number[];
};

/** Before anything was seen: it makes the first window careful and is soon outweighed. */
const firstGuess: Arm = { seen: 1, failed: 0.01 };
const leastRate = 0.0005;

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
 * @returns what takes windows one by one, oldest first, and says the e-value after each: at least 0; 1 says nothing.
 */
export function collectEvidence({ doubted, margin, differences }: Claim) {
  const logs = differences.map(() => 0);
  let before = firstGuess;
  return (both: Both): number => {
    const stable = Math.max(leastRate, before.failed / before.seen);
    for (const [index, difference] of differences.entries()) {
      const rates = { stable: inside(stable), canary: inside(stable + difference) };
      const distance = rates.canary - rates.stable - margin;
      if (doubted === 'atMost' ? distance > 0 : distance < 0)
        logs[index] = (logs[index] ?? 0) + logFactor(rates, both, margin);
    }
    before = sumOf([before, both.stable]);
    return meanOfProducts(logs);
  };
}

const rises = [0.02, 0.05, 0.15, 0.4, 0.8];
const groupsMax = 12;

/**
 * How strongly two series of windows with visits speak against "it fails no more often than before", as an e-value; 0 where there are
 * none. Both are cut into as many groups, which are compared one by one; one more of what was before is only learnt from.
 */
export function evidenceOfRise(before: readonly Arm[], after: readonly Arm[]): number {
  const groups = Math.min(groupsMax, before.length, after.length);
  if (groups < 1) return 0;
  const learnt = before.length > groups ? 1 : 0;
  const baselines = inGroups(before, groups + learnt);
  const worse = collectEvidence({ doubted: 'atMost', margin: 0, differences: rises });
  for (const stable of baselines.splice(0, learnt)) worse({ canary: { seen: 0, failed: 0 }, stable });
  return inGroups(after, groups).reduce((evidence, canary, index) => {
    const stable = baselines[index];
    return stable ? worse({ canary, stable }) : evidence;
  }, 0);
}

const inGroups = (series: readonly Arm[], count: number): Arm[] =>
  Array.from({ length: count }, (_, index) =>
    sumOf(
      series.slice(
        Math.floor((index * series.length) / count),
        Math.floor(((index + 1) * series.length) / count),
      ),
    ),
  );

export const sumOf = (all: readonly Arm[]): Arm => ({
  seen: all.reduce((sum, { seen }) => sum + seen, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
});

/** Between 0 and 1; 0 where nothing was seen. */
export const shareOf = ({ seen, failed }: Arm): number => (seen === 0 ? 0 : failed / seen);

/**
 * Of all pairs of rates in which the canary's is the stable one plus `margin`, the pair that is hardest to tell from `rates` by
 * windows of this size: it has the least Kullback–Leibler divergence.
 * @param margin between -1 and 1.
 */
export function nearestOnLine(rates: Rates, { canary, stable }: Both, margin: number): Rates {
  // Between both rates the divergence falls first and rises then; its slope is zero at the pair that is looked for.
  let low = Math.max(0, -margin, Math.min(rates.stable, rates.canary - margin));
  let high = Math.min(1, 1 - margin, Math.max(rates.stable, rates.canary - margin));
  for (let turn = 0; turn < 50; turn += 1) {
    const middle = (low + high) / 2;
    const slope =
      stable.seen * slopeAt(rates.stable, middle) + canary.seen * slopeAt(rates.canary, middle + margin);
    if (slope < 0) low = middle;
    else high = middle;
  }
  const found = (low + high) / 2;
  return { stable: found, canary: found + margin };
}

const slopeAt = (rate: number, other: number): number => (other - rate) / (other * (1 - other));

function meanOfProducts(logs: readonly number[]): number {
  const most = Math.max(...logs);
  return (Math.exp(most) * logs.reduce((sum, log) => sum + Math.exp(log - most), 0)) / logs.length;
}

function logFactor(rates: Rates, both: Both, margin: number): number {
  const nearest = nearestOnLine(rates, both, margin);
  return (
    logRatio(both.canary, rates.canary, nearest.canary) + logRatio(both.stable, rates.stable, nearest.stable)
  );
}

const logRatio = ({ seen, failed }: Arm, rate: number, other: number): number =>
  failed * Math.log(rate / other) + (seen - failed) * Math.log((1 - rate) / (1 - other));

const inside = (rate: number): number => Math.min(1 - leastRate, Math.max(leastRate, rate));
