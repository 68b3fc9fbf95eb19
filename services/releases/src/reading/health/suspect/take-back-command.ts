import { isCanaryOnly, type LiveChange } from './change-of.ts';
import type { SlotDifference } from '../../compare-revisions.ts';

/** What to type to undo the part of a change that is suspected. */
export function takeBackCommand(
  { revision, change, differences }: LiveChange,
  suspect: SlotDifference,
): string {
  const reason = '--reason "…"';
  const { remote, before, after } = suspect;
  // Whom a canary was for does not fit into a line: the revision before says it.
  if (differences.length > 1 || before?.canary?.targets)
    return `pnpm release restore ${revision - 1} ${reason}`;
  if (isCanaryOnly(suspect)) return `pnpm release abort ${remote} ${reason}`;
  // A version that somebody went back to, or that was there when a canary ended, is left again by a promotion.
  const [was, is] = [before?.stable, after?.stable];
  if (was === is && before?.canary)
    return `pnpm release canary ${remote} --version ${before.canary.version} --percent ${before.canary.percent} --force ${reason}`;
  if (change.verb === 'promote' || was === undefined) return `pnpm release rollback ${remote} ${reason}`;
  return `pnpm release promote ${remote} --version ${was} --force ${reason}`;
}
