import type { Revision } from '@dana/contracts/release/revision';
import type { Arm } from '../../evidence/two-rates.ts';
import type { HealthWindow } from '../health-objects.ts';
import type { SlotDifference } from '../../compare-revisions.ts';
import { differenceText, type LiveChange, liveChanges } from './change-of.ts';
import { findRise, type Rise } from './find-rise.ts';
import { seriesBySlot, shareOf } from './slot-series.ts';
import { type TakenBack, takenBack } from './taken-back.ts';
import { takeBackCommand } from './take-back-command.ts';
import { type Undo, undoOf } from './undo-of.ts';

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
  takenBack?: TakenBack;
};

/** Wrong in one of a hundred answers, at the most. */
const surely = 100;
/** Further back than so many changes nobody looks for a cause. */
const changesMax = 100;

/**
 * The change that slots fail since, of whatever slot it was: a shell can break a remote. Undefined while nothing surely fails more
 * often than before. Pure.
 * @param revisions oldest first, without gaps, the one before the first window among them.
 * @param windows of all edges, oldest first.
 */
export function suspectOf(
  revisions: readonly Revision[],
  windows: readonly HealthWindow[],
): Suspicion | undefined {
  const changes = new Map(
    liveChanges(revisions)
      .slice(-changesMax)
      .map((change) => [change.revision, change]),
  );
  const series = seriesBySlot(windows);
  // Many slots compared with many changes give a match in one of them by chance.
  const least = surely * changes.size * series.size;
  const failing = [...series].flatMap(([remote, ofSlot]) => {
    const rise = findRise(ofSlot, [...changes.values()], least, (one, other) =>
      isLikelier(remote, changes.get(one), changes.get(other)),
    );
    return rise ? [failingSlot(remote, rise)] : [];
  });
  const worst = worstChange(failing, changes);
  const later = [...changes.values()].filter(({ revision }) => revision > (worst?.revision ?? 0));
  return worst && suspicionOf(worst, failing, later);
}

const failingSlot = (remote: string, { revision, before, since, evidence }: Rise): FailingSlot => ({
  ...{ remote, sinceRevision: revision, before, since, evidence },
});

/** Of changes within the same minute: that of the slot itself, then that of the shell, then the newer one. */
function isLikelier(remote: string, one?: LiveChange, other?: LiveChange): boolean {
  const rank = (change?: LiveChange): number =>
    change?.differences.some((difference) => difference.remote === remote)
      ? 2
      : change?.differences.some((difference) => difference.remote === 'shell')
        ? 1
        : 0;
  return rank(one) === rank(other) ? (one?.atMs ?? 0) > (other?.atMs ?? 0) : rank(one) > rank(other);
}

/** The change with the most evidence against it, over all slots. */
function worstChange(
  failing: readonly FailingSlot[],
  changes: ReadonlyMap<number, LiveChange>,
): LiveChange | undefined {
  const weights = new Map<number, number>();
  for (const { sinceRevision, evidence } of failing)
    weights.set(sinceRevision, (weights.get(sinceRevision) ?? 0) + Math.log(Math.min(evidence, 1e300)));
  const [worst] = [...weights].toSorted(([, one], [, other]) => other - one);
  return worst && changes.get(worst[0]);
}

function suspicionOf(
  worst: LiveChange,
  failing: FailingSlot[],
  later: readonly LiveChange[],
): Suspicion | undefined {
  const { revision, change, differences } = worst;
  const ofWorst = failing.filter(({ sinceRevision }) => sinceRevision === revision);
  const suspected = likeliestPart(differences, ofWorst);
  if (suspected === undefined) return undefined;
  const { remote, before, after } = suspected;
  const [from, to] = [before?.stable, after?.stable];
  const isOther = from !== to;
  const undo = undoOf(worst, suspected);
  const done = takenBack(suspected, later);
  return {
    suspect: {
      ...{ revision, remote, verb: change.verb, at: change.at, actor: change.actor },
      ...(isOther && from !== undefined && { from }),
      ...(isOther && to !== undefined && { to }),
      ...(!isOther && after?.canary && { to: after.canary.version }),
    },
    failing: [...ofWorst, ...failing.filter((slot) => !ofWorst.includes(slot))],
    sentence: `since revision ${revision} (${differenceText(suspected)}) ${ofWorst.map(failureText).join(', and ')}`,
    undo,
    takeBack: takeBackCommand(undo),
    ...(done && { takenBack: done }),
  };
}

/** Of several that changed at once: a slot that fails itself, else the shell, which all others are in. */
const likeliestPart = (
  differences: readonly SlotDifference[],
  failing: readonly FailingSlot[],
): SlotDifference | undefined =>
  differences.find(({ remote }) => failing.some((slot) => slot.remote === remote)) ??
  differences.find(({ remote }) => remote === 'shell') ??
  differences[0];

const failureText = ({ remote, before, since }: FailingSlot): string =>
  `${remote} fails in ${percentText(since)} of visits (${percentText(before)} before; ${since.failed} of ${since.seen})`;

/** "66 %", "2.5 %". */
export function percentText(counts: Arm): string {
  const percent = shareOf(counts) * 100;
  return `${percent >= 10 || percent === 0 ? Math.round(percent) : percent.toFixed(1)} %`;
}
