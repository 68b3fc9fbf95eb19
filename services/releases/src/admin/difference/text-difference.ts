import { namedChanges } from './named-changes.ts';
import type { TextDifference } from './release-difference.ts';
import type { FlatTexts } from './texts-in-chunk.ts';

/** More than a person reads, and no answer without an end. */
const mostChanges = 300;
const longestText = 300;

/** Texts that were added, removed or changed; `null` where those of one side are not known. */
export function textDifference(
  from: FlatTexts | undefined,
  to: FlatTexts | undefined,
): TextDifference | null {
  if (!from || !to) return null;
  const all = namedChanges(from, to);
  const changes = all.slice(0, mostChanges).map(({ from: before, to: after, ...change }) => ({
    ...change,
    ...(before !== undefined && { from: shortened(before) }),
    ...(after !== undefined && { to: shortened(after) }),
  }));
  return { changes, more: all.length - changes.length };
}

const shortened = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText)}…` : text;
