import { isCanaryOnly, type LiveChange } from './change-of.ts';
import type { SlotDifference } from '../../compare-revisions.ts';

/** The change that undoes another, as the release API takes it. */
export type Undo =
  | { verb: 'restore'; toRevision: number }
  | { verb: 'abort' | 'rollback'; remote: string }
  | { verb: 'promote'; remote: string; version: string }
  | { verb: 'canary'; remote: string; version: string; percent: number };

/** What undoes the part of a change that is suspected. Pure. */
export function undoOf({ revision, change, differences }: LiveChange, suspect: SlotDifference): Undo {
  const { remote, before, after } = suspect;
  // Whom a canary was for is known by the revision before.
  if (differences.length > 1 || before?.canary?.targets) return { verb: 'restore', toRevision: revision - 1 };
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
