import { foldedTokens, withoutArticle } from '@dana/contracts/text-folding';

const shortest = 4;

/**
 * What a folded word shares with its plural and its other gender: without article and ending. It need not be a word,
 * and two words that share it are compared by it alone. Plurals that Arabic breaks are words of the lexicon.
 */
export function stemOf(word: string): string {
  const bare = withoutArticle(word) ?? word;
  if (bare.length < shortest || /\p{N}/u.test(bare)) return bare;
  return /\p{Script=Arabic}/u.test(bare) ? arabicStem(bare) : englishStem(bare);
}

/** A text as it is looked up in the lexicon: stems without spaces, so that it is the same however it is spaced. */
export function lexiconKey(text: string): string {
  return foldedTokens(text).map(stemOf).join('');
}

function englishStem(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function arabicStem(word: string): string {
  const singular = /^(.{3,}?)(?:ات|ون|ين|ه)$/u.exec(word)?.[1] ?? word;
  return /^(.{4,})ي$/u.exec(singular)?.[1] ?? singular;
}
