import type { Revision } from '@dana/contracts/release/revision';
import { targetsText } from '../../targets-text.ts';
import { compareRevisions, type SlotDifference } from '../../compare-revisions.ts';

/** A revision that gave visitors other versions than the one before it. */
export type LiveChange = {
  revision: number;
  /** Milliseconds since 1970. */
  atMs: number;
  change: Revision['change'];
  differences: SlotDifference[];
};

/** Changes of what visitors get; freezing and the like are none. @param revisions oldest first, without gaps. */
export const liveChanges = (revisions: readonly Revision[]): LiveChange[] =>
  revisions.slice(1).flatMap((revision, index) => {
    const before = revisions[index];
    const differences = before ? compareRevisions(before, revision) : [];
    if (differences.length === 0) return [];
    const { change } = revision;
    return [{ revision: revision.revision, atMs: Date.parse(change.at), change, differences }];
  });

/** Whether nothing but a canary's share of visitors is another. */
export const isCanaryOnly = ({ before, after }: SlotDifference): boolean =>
  after?.canary !== undefined && before?.stable === after.stable;

/** "shell 1.0.1 → 1.0.2", "mf-product 1.1.0 at 25 %", "mf-product 1.1.0 taken from the visitors that had it". */
export function differenceText(difference: SlotDifference): string {
  const { remote, before, after } = difference;
  if (after?.canary && isCanaryOnly(difference))
    return `${remote} ${after.canary.version} at ${after.canary.percent} %${after.canary.targets ? ` (${targetsText(after.canary.targets)})` : ''}`;
  if (before?.stable === after?.stable) return `${remote} ${before?.canary?.version ?? ''} ended`;
  return `${remote} ${before?.stable ?? 'new'} → ${after?.stable ?? 'gone'}`;
}
