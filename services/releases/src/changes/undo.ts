import type { LiveChange, SlotDifference } from '../reading/compare-revisions.ts';

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

/** What to type to undo a change. */
export function undoCommand(undo: Undo): string {
  const what = undo.verb === 'restore' ? undo.toRevision : undo.remote;
  const version = 'version' in undo ? ` --version ${undo.version}` : '';
  const percent = 'percent' in undo ? ` --percent ${undo.percent}` : '';
  const force = version && ' --force';
  return `pnpm release ${undo.verb} ${what}${version}${percent}${force} --reason "…"`;
}

/** "shell 1.0.1 → 1.0.2", "mf-product 1.1.0 at 25 %", "mf-product 1.1.0 ended". */
export function differenceText(difference: SlotDifference): string {
  const { remote, before, after } = difference;
  if (after?.canary && isCanaryOnly(difference))
    return `${remote} ${after.canary.version} at ${after.canary.percent} %`;
  if (before?.stable === after?.stable) return `${remote} ${before?.canary?.version ?? ''} ended`;
  return `${remote} ${before?.stable ?? 'new'} → ${after?.stable ?? 'gone'}`;
}

/** Whether nothing but a canary's share of visitors is another. */
const isCanaryOnly = ({ before, after }: SlotDifference): boolean =>
  after?.canary !== undefined && before?.stable === after.stable;
