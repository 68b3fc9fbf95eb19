import { foldText, foldWithOffsets } from '@dana/contracts/text-folding';

/** A text in three parts; the middle one is what was typed, as it is spelt there. Empty where nothing matches. */
export type MarkedText = readonly [before: string, match: string, after: string];

/** Finds what was typed in a name, however the two are spelt: accents, tashkeel and letter forms do not matter. */
export function markMatch(name: string, typed: string): MarkedText {
  const wanted = foldText(typed);
  const { folded, offsets } = foldWithOffsets(name);
  const start = wanted === '' ? -1 : folded.indexOf(wanted);
  if (start < 0) return [name, '', ''];
  const from = offsets[start] ?? 0;
  const to = offsets[start + wanted.length] ?? name.length;
  return [name.slice(0, from), name.slice(from, to), name.slice(to)];
}
