import type { Figures, Ref } from '@dana/contracts/release/revision';
import { collectEvidence, evidenceOfRise, shareOf, sumOf, type Arm, type Both } from './evidence.ts';
import { beginTally, type Tally, type WatchSettings, type Window } from './windows.ts';

export type CanaryJudgement = {
  /** `worse`: it has to go. `good`: not worse by the margin. `open`: too little is known. */
  verdict: 'worse' | 'good' | 'open';
  figures: Figures;
};

/** From barely worse to broken for everybody. */
const harms = [0.005, 0.01, 0.02, 0.05, 0.15, 0.4, 0.8];
/** Minutes in which a version has fewer visits are put together. */
const fewVisits = 5;

const none: Tally = beginTally();
const tallyIn = ({ releases }: Window, release: string): Tally => releases.get(release) ?? none;
/** How a tally is counted; `well` are pages that the version before could be made of. */
type ArmOf = (tally: Tally) => Arm & { well: number };
const byVisits: ArmOf = ({ seen, failed, unrendered }) => ({ seen, failed, well: unrendered });
const byAddresses: ArmOf = ({ addresses, failing, unrenderedAt }) => ({
  ...{ seen: addresses, failed: failing, well: unrenderedAt.size },
});

/**
 * Whether a canary fails more often than the stable version beside it, as known after these windows. Pure. Looking after each
 * window, or at once after all, says the same, and makes no verdict wrong more often than the settings say.
 * @param windows since the canary began, oldest first.
 */
export function judgeCanary(
  windows: readonly Both[],
  settings: Pick<WatchSettings, 'wrongAborts' | 'wrongPromotions' | 'marginPoints' | 'minSessions'>,
): CanaryJudgement {
  const margin = settings.marginPoints / 100;
  const isNoWorse = collectEvidence({ doubted: 'atMost', margin: 0, differences: harms });
  const goods = [0, -margin / 2, margin / 4];
  const isWorseByMargin = collectEvidence({ doubted: 'atLeast', margin, differences: goods });
  const figures: Figures = { ...sumOfBoth(windows), evidenceWorse: 1, evidenceGood: 1 };
  let verdict: CanaryJudgement['verdict'] = 'open';
  let seen = 0;
  for (const both of togetherWhereFew(windows)) {
    seen += both.canary.seen;
    figures.evidenceWorse = isNoWorse(both);
    figures.evidenceGood = isWorseByMargin(both);
    const isWorse = figures.evidenceWorse >= 1 / settings.wrongAborts;
    const isGood = seen >= settings.minSessions && figures.evidenceGood >= 1 / settings.wrongPromotions;
    verdict = isWorse ? 'worse' : isGood ? 'good' : 'open';
  }
  return { verdict, figures };
}

const sumOfBoth = (all: readonly Both[]): Both => ({
  ...{ canary: sumOf(all.map(({ canary }) => canary)), stable: sumOf(all.map(({ stable }) => stable)) },
});

/** What one version alone reports compares nothing: with little traffic windows go on until both have visits. */
function togetherWhereFew(windows: readonly Both[]): Both[] {
  const groups: Both[] = [];
  let group: Both | undefined;
  for (const window of windows) {
    group = sumOfBoth(group ? [group, window] : [window]);
    if (group.canary.seen < fewVisits || group.stable.seen < fewVisits) continue;
    groups.push(group);
    group = undefined;
  }
  return groups;
}

/** "mf-catalog@1.1.0", and the release to compare it with. */
type Compared = { watched: string; baseline: string };
export const comparedOf = (remote: string, watched: Ref, baseline: Ref): Compared => ({
  ...{ watched: `${remote}@${watched.version}`, baseline: `${remote}@${baseline.version}` },
});

/** Both in one window. A page that could not be made was made of the version before: a visit that was well. */
function pairIn(window: Window, { watched, baseline }: Compared, arm: ArmOf): Both {
  const [canary, stable] = [arm(tallyIn(window, watched)), arm(tallyIn(window, baseline))];
  return { canary, stable: { seen: stable.seen + canary.well, failed: stable.failed } };
}

/** Failures that came from many, and not from browsers alone where those said little. */
function isFromMany(
  windows: readonly Window[],
  release: string,
  { minAddresses, minMarked }: WatchSettings,
): boolean {
  const tallies = windows.map((window) => tallyIn(window, release));
  const failing = new Set(tallies.flatMap((tally) => [...tally.failedAt]));
  const unrenderedAt = new Set(tallies.flatMap((tally) => [...tally.unrenderedAt]));
  const marked = tallies.reduce((sum, { seen, unrendered }) => sum + seen - unrendered, 0);
  return failing.size >= minAddresses && (marked >= minMarked || unrenderedAt.size >= minAddresses);
}

/**
 * What counts say of a canary. It is worse, or good, only where visits and addresses say so, and worse only with failures from many:
 * a few machines that ask or report a lot must not decide.
 * @param sinceMs when it began, by this process's clock.
 */
export function readCanary(
  compared: Compared,
  windows: readonly Window[],
  sinceMs: number,
  settings: WatchSettings,
): CanaryJudgement {
  const since = windows.filter(({ startMs }) => startMs >= sinceMs);
  const pairs = (arm: ArmOf) => since.map((window) => pairIn(window, compared, arm));
  const judged = judgeCanary(pairs(byVisits), settings);
  const { verdict } = judgeCanary(pairs(byAddresses), { ...settings, minSessions: 1 });
  const isSure = judged.verdict !== 'worse' || isFromMany(since, compared.watched, settings);
  return { ...judged, verdict: verdict === judged.verdict && isSure ? verdict : 'open' };
}

/** Whether half of a version's visits have nothing to show, in the newest two windows; why, or undefined. */
export function failsAtOnce(
  windows: readonly Window[],
  watched: string,
  settings: WatchSettings,
): string | undefined {
  const newest = windows.slice(-2);
  const { seen, failed } = sumOf(newest.map((window) => byVisits(tallyIn(window, watched))));
  return surelyShare(newest, watched) >= 0.5 && isFromMany(newest, watched, settings)
    ? `${failed} of ${seen} visits with ${watched} failed.`
    : undefined;
}

/** By visits and by addresses, whichever is less: a few machines that report a lot must not decide. */
const surelyShare = (windows: readonly Window[], release: string): number =>
  Math.min(
    ...[byVisits, byAddresses].map((arm) =>
      shareOf(sumOf(windows.map((each) => arm(tallyIn(each, release))))),
    ),
  );

/**
 * Whether a promoted version surely fails more often than the one before it, and clearly so in its newest two windows; why, or
 * undefined. Compared are the visits since with those before it was promoted, of the last hour.
 */
export function failsMoreOften(
  windows: readonly Window[],
  { watched, baseline }: Compared,
  sinceMs: number,
  settings: WatchSettings,
): string | undefined {
  const isSince = ({ startMs }: Window): boolean => startMs >= sinceMs;
  const own = windows.filter((window) => isSince(window) && tallyIn(window, watched).seen > 0);
  const after = own.map((window) => byVisits(tallyIn(window, watched)));
  const earlier = windows
    .filter((window) => !isSince(window))
    .map((window) => byVisits(tallyIn(window, baseline)));
  const controls = { seen: after.reduce((sum, { well }) => sum + well, 0), failed: 0 };
  const before = [...earlier, controls].filter(({ seen }) => seen > 0);
  const was = shareOf(sumOf(before));
  const isClear = (window: Window): boolean => {
    const share = surelyShare([window], watched);
    return share - was >= settings.minPoints / 100 && share >= settings.minFactor * was;
  };
  const isBad = own.length >= 2 && own.slice(-2).every(isClear) && isFromMany(own, watched, settings);
  if (!isBad || evidenceOfRise(before, after) < 1 / settings.wrongAborts) return undefined;
  return countsSentence({ watched, baseline }, { canary: sumOf(after), stable: sumOf(before) });
}

/** What was judged, for the log. @param marginPoints – by which one that is good is surely not worse. */
export function sentenceOf(
  compared: Compared,
  { verdict, figures }: CanaryJudgement,
  marginPoints = 0,
): string {
  const odds = (evidence: number) => (evidence >= 1e6 ? 'more than a million' : Math.floor(evidence));
  const { evidenceWorse, evidenceGood } = figures;
  const why = {
    worse: `Were it no worse, this would come once in ${odds(evidenceWorse)} canaries.`,
    good: `Were it worse by ${marginPoints} points, this would come once in ${odds(evidenceGood)} canaries.`,
    open: 'Nothing says that it is worse.',
  };
  return `${countsSentence(compared, figures)} ${why[verdict]}`;
}

const countsSentence = ({ watched, baseline }: Compared, { canary, stable }: Both): string =>
  `${canary.failed} of ${canary.seen} visits with ${watched} failed, ${stable.failed} of ${stable.seen} with ${baseline}.`;
