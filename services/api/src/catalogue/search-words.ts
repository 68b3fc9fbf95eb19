import { foldedTokens, foldText, withoutArticle } from '@dana/contracts/text-folding';
import type { Lexicon } from './lexicon/lexicon.ts';

const wordsMax = 8;
const queryLengthMax = 200;

/** A word of a query, or two that are one word when written together (`back pack`). All is folded. */
export type QueryUnit = { words: string[]; joined: string | null };

/** The words of a query; empty for one without words. At most 8 words of the first 200 characters count. */
export function queryWords(query: string): string[] {
  return [...new Set(foldedTokens(spelt(query.slice(0, queryLengthMax))).slice(0, wordsMax))];
}

/** A dot or dash over a letter of Arabic, as it is typed with digits. */
const dotted: Record<string, string> = { 3: 'gh', 6: 'dh', 7: 'kh', 9: 'dh' };

/** A query without what is only a way to type: held keys (`عطررر`), dots as apostrophes (`7'`), no space after ة. */
function spelt(query: string): string {
  return query
    .replace(/\p{L}+/gu, withoutHeldKeys)
    .replace(/([3679])['’`](?=[a-z]|$)/giu, (whole, digit: string) => dotted[digit] ?? whole)
    .replace(/ة(?=\p{L})/gu, 'ة ');
}

/** Nothing but one letter is left alone: `zzzz` as `z` would be all that begins with it. */
const withoutHeldKeys = (word: string): string =>
  /^(\p{L})\1*$/u.test(word) ? word : word.replace(/(\p{L})\1{2,}/gu, '$1');

/** These folded words as they were typed. */
export function asTyped(query: string, folded: readonly string[]): string[] {
  const typed = spelt(query).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return folded.map((word) => typed.find((text) => foldedTokens(text).includes(word)) ?? word);
}

/**
 * The words of a query as they belong together. Two that are one in the lexicon or in the shop are one; words that only
 * hold others together (for, the, من) are left out where others remain.
 * @param isWord – whether products have this folded word.
 */
export function queryUnits(
  words: readonly string[],
  isWord: (word: string) => boolean,
  lexicon: Pick<Lexicon, 'knows'>,
): QueryUnit[] {
  const units: QueryUnit[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [word = '', next] = words.slice(index, index + 2);
    const joined = next === undefined ? null : word + next;
    if (joined !== null && next !== undefined && (isWord(joined) || lexicon.knows(`${word} ${next}`))) {
      units.push({ words: [word, next], joined });
      index += 1;
    } else units.push({ words: [word], joined: null });
  }
  const telling = units.filter(({ words: [word = ''], joined }) => joined !== null || !stopWords.has(word));
  return telling.length > 0 ? telling : units;
}

/** The word itself, and without its article if it has one. */
export function formsOf(word: string): string[] {
  const bare = withoutArticle(word);
  return bare ? [word, bare] : [word];
}

/** The folded words of everything that names a product; its search document is made of them. */
export function searchTextOf(parts: (string | undefined)[]): string {
  return foldedTokens(parts.filter(Boolean).join(' ')).join(' ');
}

/** Words that hold others together and find nothing by themselves, folded. */
const stopWords: ReadonlySet<string> = new Set(
  [
    'a',
    'an',
    'the',
    'for',
    'of',
    'with',
    'and',
    'in',
    'to',
    'from',
    'my',
    'or',
    'at',
    'me',
    'buy',
    'want',
    'need',
    'price',
    'al',
    'el',
    'من',
    'في',
    'على',
    'مع',
    'عن',
    'إلى',
    'و',
    'او',
    'حق',
    'حقت',
    'مال',
    'اللي',
    'ابي',
    'ابغى',
    'ابغي',
    'اريد',
    'بس',
    'شراء',
    'سعر',
    'بسعر',
  ].map(foldText),
);
