import { foldedTokens, foldText } from '@dana/contracts/text-folding';
import { lexiconKey } from '../word-forms.ts';
import { goods } from './goods.ts';
import { otherGoods } from './other-goods.ts';
import { qualities } from './qualities.ts';

// Made once, at start: the folded words that each key means, the other words of its groups among them.
const meanings = new Map<string, Set<string>>();
for (const { words, also = [] } of [...goods, ...qualities]) {
  for (const word of words) {
    const meant = meanings.get(lexiconKey(word)) ?? new Set();
    for (const other of [...words, ...also]) meant.add(foldText(other));
    meanings.set(lexiconKey(word), meant);
  }
}
const nearest = new Map(
  otherGoods.flatMap(({ words, near }) => words.map((word) => [lexiconKey(word), near])),
);

/** Single words of the lexicon, folded: what a mistyped word may have meant although no product has it. */
export const lexiconWords: readonly string[] = [
  ...new Set(
    [...goods, ...qualities].flatMap(({ words }) =>
      words.map((word) => foldedTokens(word)).flatMap((tokens) => (tokens.length === 1 ? tokens : [])),
    ),
  ),
];

const prefixLengthMin = 3;

/** Single words of the lexicon that begin with this one, which may be half typed. */
export function lexiconWordsFrom(beginning: string): string[] {
  if (beginning.length < prefixLengthMin) return [];
  return lexiconWords.filter((word) => word.startsWith(beginning) && word !== beginning);
}

/** Whether the lexicon has a word or words for this, however they are spaced. */
export const isInLexicon = (text: string): boolean => meanings.has(lexiconKey(text));

/** The other words for this one, folded; each may be several words. */
export function synonymsOf(text: string): string[] {
  return [...(meanings.get(lexiconKey(text)) ?? [])].filter((word) => word !== text);
}

/** Under which word the shop has what comes closest to this one, if it is known as something the shop may not have. */
export const nearestTo = (text: string): string | undefined => nearest.get(lexiconKey(text));
