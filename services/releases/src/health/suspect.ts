import type { LiveChange, SlotDifference } from '../log/follow-revisions.ts';
import { evidenceOfRise, shareOf, sumOf, type Arm } from './evidence.ts';
import type { Window } from './windows.ts';

/** A slot that fails more often since a revision than before it. Unit of counts: visits. */
export type FailingSlot = {
  remote: string;
  sinceRevision: number;
  before: Arm;
  since: Arm;
  evidence: number;
};

/** Since which change slots fail, and how to take it back. */
export type Suspicion = {
  suspect: {
    revision: number;
    remote: string;
    /** Versions; missing where there was none, or where a canary changed nothing for everybody. */
    from?: string;
    to?: string;
    verb: string;
    at: string;
    actor: string;
  };
  failing: FailingSlot[];
  sentence: string;
  /** What takes it back, and that as a command. */
  undo: Undo;
  takeBack: string;
  /** That was done already: the next visits say whether it was the cause. */
  takenBack?: { revision: number; at: string; actor: string };
};

/** Failures that the newest visits must let expect before they say whether it still fails. */
const failuresExpected = 8;
/** What the newest visits must still show of a difference, and the least one to wake anybody for. */
const stillShare = 0.3;
const leastRise = 0.005;

/**
 * The change that slots fail since, of whatever slot it was: a shell can break a remote. Undefined while nothing surely fails more
 * often than before. Pure.
 * @param changes of what visitors get, oldest first. No window is of two of them.
 * @param windows oldest first, the one under way among them.
 */
export function suspectOf(changes: readonly LiveChange[], windows: readonly Window[]): Suspicion | undefined {
  const series = seriesBySlot(windows);
  // Wrong in one of a hundred answers: many slots compared with many changes give a match in one of them by chance.
  const least = 100 * changes.length * series.size;
  const failing = [...series].flatMap(([remote, ofSlot]) => riseOf(remote, ofSlot, changes, least) ?? []);
  const weights = new Map<number, number>();
  for (const { sinceRevision, evidence } of failing)
    weights.set(sinceRevision, (weights.get(sinceRevision) ?? 0) + Math.log(Math.min(evidence, 1e300)));
  const [worst] = [...weights].toSorted(([, one], [, other]) => other - one);
  const change = changes.find(({ revision }) => revision === worst?.[0]);
  return change && suspicionOf(change, failing, changes.slice(changes.indexOf(change) + 1));
}

/** A slot in one window, whatever releases it had. `unrendered`: pages that the version before could be made of. */
type SlotWindow = Arm & { startMs: number; unrendered: number };

function seriesBySlot(windows: readonly Window[]): Map<string, SlotWindow[]> {
  const series = new Map<string, SlotWindow[]>();
  for (const { startMs, releases } of windows)
    for (const [slot, ofSlot] of Map.groupBy(releases, ([release]) => release.split('@')[0] ?? '')) {
      const tallies = ofSlot.map(([, tally]) => tally);
      const unrendered = tallies.reduce((sum, tally) => sum + tally.unrendered, 0);
      series.set(slot, [...(series.get(slot) ?? []), { startMs, unrendered, ...sumOf(tallies) }]);
    }
  return series;
}

/** The rise of a slot at the change that parts its visits best (greatest likelihood with one rate before and one since). */
function riseOf(
  remote: string,
  series: readonly SlotWindow[],
  changes: readonly LiveChange[],
  least: number,
): FailingSlot | undefined {
  const found = changes.flatMap((change) => {
    const before = series.filter(({ startMs }) => startMs < change.atMs);
    const since = series.slice(before.length);
    const control = { seen: since.reduce((sum, { unrendered }) => sum + unrendered, 0), failed: 0 };
    const beside = [...before, control].filter(({ seen }) => seen > 0);
    const [was, is] = [sumOf(beside), sumOf(since)];
    if (shareOf(is) - shareOf(was) < leastRise || !stillFails(since, was, is)) return [];
    const evidence = evidenceOfRise(beside, since);
    if (evidence < least) return [];
    const rise = { remote, sinceRevision: change.revision, before: was, since: is, evidence };
    return [{ change, rise, fit: likelihoodOf(sumOf(before)) + likelihoodOf(is) }];
  });
  const [best] = found.toSorted((one, other) =>
    Math.abs(one.fit - other.fit) < 1e-6 ? likelier(remote, one.change, other.change) : other.fit - one.fit,
  );
  return best?.rise;
}

/** Of changes with no visits between them: that of the slot itself, then that of the shell, then the newer one. */
function likelier(remote: string, one: LiveChange, other: LiveChange): number {
  const rank = ({ differences }: LiveChange): number =>
    differences.some((each) => each.remote === remote) ? 2 : differences.some(isShell) ? 1 : 0;
  return rank(other) - rank(one) || other.atMs - one.atMs;
}
const isShell = ({ remote }: { remote: string }): boolean => remote === 'shell';

function stillFails(windows: readonly SlotWindow[], before: Arm, since: Arm): boolean {
  const [was, is] = [shareOf(before), shareOf(since)];
  let newest: Arm = { seen: 0, failed: 0 };
  for (const window of windows.toReversed()) {
    newest = sumOf([newest, window]);
    if (newest.seen * is >= failuresExpected) break;
  }
  return shareOf(newest) >= was + (is - was) * stillShare;
}

function likelihoodOf(counts: Arm): number {
  const { seen, failed } = counts;
  const share = shareOf(counts);
  const ofFailed = failed === 0 ? 0 : failed * Math.log(share);
  return failed === seen ? ofFailed : ofFailed + (seen - failed) * Math.log(1 - share);
}

function suspicionOf(
  worst: LiveChange,
  failing: FailingSlot[],
  later: readonly LiveChange[],
): Suspicion | undefined {
  const { revision, change, differences } = worst;
  const ofWorst = failing.filter(({ sinceRevision }) => sinceRevision === revision);
  // Of several that changed at once: a slot that fails itself, else the shell, which all others are in.
  const suspected =
    differences.find(({ remote }) => ofWorst.some((slot) => slot.remote === remote)) ??
    differences.find(isShell) ??
    differences[0];
  if (suspected === undefined) return undefined;
  const { remote, before, after } = suspected;
  const [from, to] = [before?.stable, after?.stable];
  const isOther = from !== to;
  const undo = undoOf(worst, suspected);
  const takenBack = takenBackBy(suspected, later);
  return {
    suspect: {
      ...{ revision, remote, verb: change.verb, at: change.at, actor: change.actor },
      ...(isOther && from !== undefined && { from }),
      ...(isOther && to !== undefined && { to }),
      ...(!isOther && after?.canary && { to: after.canary.version }),
    },
    failing: [...ofWorst, ...failing.filter((slot) => !ofWorst.includes(slot))],
    sentence: `since revision ${revision} (${differenceText(suspected)}) ${ofWorst.map(failureText).join(', and ')}`,
    ...{ undo, takeBack: undoCommand(undo) },
    ...(takenBack && { takenBack }),
  };
}

const failureText = ({ remote, before, since }: FailingSlot): string =>
  `${remote} fails in ${percentText(since)} of visits (${percentText(before)} before; ${since.failed} of ${since.seen})`;

function percentText(counts: Arm): string {
  const percent = shareOf(counts) * 100;
  return `${percent >= 10 || percent === 0 ? Math.round(percent) : percent.toFixed(1)} %`;
}

/** The change with which nobody got any more what was suspected. A canary is suspected for itself, where there is one. */
function takenBackBy(
  { remote, after }: SlotDifference,
  later: readonly LiveChange[],
): Suspicion['takenBack'] {
  const version = after?.canary?.version ?? after?.stable;
  for (const { revision, change, differences } of later) {
    const now = differences.find((difference) => difference.remote === remote)?.after;
    if (now && now.stable !== version && now.canary?.version !== version)
      return { revision, at: change.at, actor: change.actor };
  }
  return undefined;
}

/** The change that undoes another, as the release API takes it. */
export type Undo =
  | { verb: 'restore'; toRevision: number }
  | { verb: 'abort' | 'rollback'; remote: string }
  | { verb: 'promote'; remote: string; version: string }
  | { verb: 'canary'; remote: string; version: string; percent: number };

/** What undoes the part of a change that is suspected. Pure. */
export function undoOf({ revision, change, differences }: LiveChange, suspect: SlotDifference): Undo {
  const { remote, before, after } = suspect;
  if (differences.length > 1) return { verb: 'restore', toRevision: revision - 1 };
  if (isCanaryOnly(suspect)) return { verb: 'abort', remote };
  // A version that somebody went back to, or that was there when a canary ended, is left again by a promotion.
  const [was, is] = [before?.stable, after?.stable];
  if (was === is && before?.canary) {
    const { version, percent } = before.canary;
    return { verb: 'canary', remote, version, percent };
  }
  if (change.verb === 'promote' || was === undefined) return { verb: 'rollback', remote };
  return { verb: 'promote', remote, version: was };
}

function undoCommand(undo: Undo): string {
  const what = undo.verb === 'restore' ? undo.toRevision : undo.remote;
  const version = 'version' in undo ? ` --version ${undo.version}` : '';
  const percent = 'percent' in undo ? ` --percent ${undo.percent}` : '';
  const force = version && ' --force';
  return `pnpm release ${undo.verb} ${what}${version}${percent}${force} --reason "…"`;
}

/** "shell 1.0.1 → 1.0.2", "mf-product 1.1.0 at 25 %", "mf-product 1.1.0 ended". */
function differenceText(difference: SlotDifference): string {
  const { remote, before, after } = difference;
  if (after?.canary && isCanaryOnly(difference))
    return `${remote} ${after.canary.version} at ${after.canary.percent} %`;
  if (before?.stable === after?.stable) return `${remote} ${before?.canary?.version ?? ''} ended`;
  return `${remote} ${before?.stable ?? 'new'} → ${after?.stable ?? 'gone'}`;
}

/** Whether nothing but a canary's share of visitors is another. */
const isCanaryOnly = ({ before, after }: SlotDifference): boolean =>
  after?.canary !== undefined && before?.stable === after.stable;
