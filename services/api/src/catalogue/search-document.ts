import { foldedTokens, withoutArticle } from '@dana/contracts/text-folding';
import { stemOf } from './word-forms.ts';

/** What a product is found by, from what names it best to what merely mentions it. */
export type SearchFields = {
  names: (string | undefined)[];
  groups: (string | undefined)[];
  features: (string | undefined)[];
  /** Sentences: their words count as features, but two of them side by side are no name. */
  prose: (string | undefined)[];
};

export type SearchDocument = { document: string; words: string[]; marks: string[] };

// Beyond this a word is no word, and the index would refuse very long ones.
const wordLengthMax = 64;

/** The mark before a stem: `~watch` is found by watch, watches and whatever else shares it. */
export const stemMark = (word: string): string => `~${stemOf(word)}`;
/** The mark before two neighbours written as one: `+tshirt` is a T-shirt. */
export const joinMark = (joined: string): string => `+${joined}`;

/**
 * The search document of a product, as text of the type tsvector: folded words of both languages, their stems, and
 * neighbours written as one; each with the best weight it has (A: names, B: brand, categories and tags, C: the rest).
 */
export function searchDocumentOf({ names, groups, features, prose }: SearchFields): SearchDocument {
  const weights = new Map<string, string>();
  const words = new Set<string>();
  const add = (texts: (string | undefined)[], weight: string, joins: boolean) => {
    for (const tokens of texts.map(wordsOf)) {
      for (const [index, word] of tokens.entries()) {
        words.add(word);
        const before = joins ? tokens[index - 1] : undefined;
        for (const entry of entriesOf(word, before)) if (!weights.has(entry)) weights.set(entry, weight);
      }
    }
  };
  add(names, 'A', true);
  add(groups, 'B', true);
  add(features, 'C', true);
  add(prose, 'C', false);
  // Folded words hold letters and digits only; the quotes are for the type's own syntax.
  const document = [...weights].map(([entry, weight]) => `'${entry}':1${weight}`).join(' ');
  return { document, words: [...words], marks: [...weights.keys()].filter((entry) => !words.has(entry)) };
}

function entriesOf(word: string, before: string | undefined): string[] {
  const bare = withoutArticle(word);
  const stem = stemOf(word);
  const joined = before === undefined ? [] : [before + word, ...(bare ? [before + bare] : [])];
  return [
    word,
    ...(bare ? [bare] : []),
    ...(stem === word || stem === bare ? [] : [`~${stem}`]),
    ...joined.filter(({ length }) => length <= wordLengthMax).map(joinMark),
  ];
}

function wordsOf(text: string | undefined): string[] {
  return foldedTokens(text ?? '').filter((word) => word.length <= wordLengthMax);
}
