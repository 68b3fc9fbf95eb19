import type { Arm } from '../../evidence/two-rates.ts';
import { evidenceOfRise } from './evidence-of-rise.ts';
import { shareOf, type SlotWindow, sumOf } from './slot-series.ts';

/** An instant at which something changed. */
export type ChangePoint = { revision: number; atMs: number };

/** How often a slot failed before and since a revision, and how sure it is that this is more. */
export type Rise = { revision: number; before: Arm; since: Arm; evidence: number; fit: number };

/** Failures that the newest visits must let expect before they say whether it still fails. */
const failuresExpected = 8;
/** Of the difference, what the newest visits must still show. */
const stillShare = 0.3;
/** Shares that differ by less are nothing to wake anybody for. */
const leastRise = 0.005;

/**
 * The change after which a slot fails more often, and still does; undefined where none is sure. Of several the one that parts the
 * series best (greatest likelihood with one rate before and one since).
 * @param least evidence that makes it sure.
 * @param isLikelier of two that part it alike, whether the first is the likelier cause.
 */
export function findRise(
  series: readonly SlotWindow[],
  points: readonly ChangePoint[],
  least: number,
  isLikelier: (one: number, other: number) => boolean,
): Rise | undefined {
  return points
    .flatMap((point) => riseAt(series, point, least) ?? [])
    .reduce<Rise | undefined>((best, rise) => {
      if (best === undefined) return rise;
      const isAlike = Math.abs(rise.fit - best.fit) < 1e-6;
      const isBetter = isAlike ? isLikelier(rise.revision, best.revision) : rise.fit > best.fit;
      return isBetter ? rise : best;
    }, undefined);
}

function riseAt(
  series: readonly SlotWindow[],
  { revision, atMs }: ChangePoint,
  least: number,
): Rise | undefined {
  const beforeWindows = series.filter(({ endMs }) => endMs <= atMs);
  const sinceWindows = series.filter(({ startMs }) => startMs >= atMs);
  const [before, since] = [sumOf(beforeWindows), sumOf(sinceWindows)];
  if (shareOf(since) - shareOf(before) < leastRise || !stillFails(sinceWindows, before, since))
    return undefined;
  const evidence = evidenceOfRise(beforeWindows, sinceWindows);
  return evidence < least ? undefined : { revision, before, since, evidence, fit: fitAt(series, atMs) };
}

function stillFails(windows: readonly SlotWindow[], before: Arm, since: Arm): boolean {
  const [was, is] = [shareOf(before), shareOf(since)];
  let newest: Arm = { seen: 0, failed: 0 };
  for (const window of windows.toReversed()) {
    newest = sumOf([newest, window]);
    if (newest.seen * is >= failuresExpected) break;
  }
  return shareOf(newest) >= was + (is - was) * stillShare;
}

/** Of a window that a change lies in the greater part counts. Unit: logarithm of the likelihood. */
function fitAt(series: readonly SlotWindow[], atMs: number): number {
  const isBefore = ({ startMs, endMs }: SlotWindow) => (startMs + endMs) / 2 <= atMs;
  return [series.filter(isBefore), series.filter((window) => !isBefore(window))].reduce(
    (sum, part) => sum + likelihoodOf(sumOf(part)),
    0,
  );
}

function likelihoodOf(counts: Arm): number {
  const { seen, failed } = counts;
  const share = shareOf(counts);
  const ofFailed = failed === 0 ? 0 : failed * Math.log(share);
  return failed === seen ? ofFailed : ofFailed + (seen - failed) * Math.log(1 - share);
}
