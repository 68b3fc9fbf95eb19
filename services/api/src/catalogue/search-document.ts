import { foldedTokens, withoutArticle } from '@dana/contracts/text-folding';

/** What a product is found by, from what names it best to what merely mentions it. */
export type SearchFields = {
  names: (string | undefined)[];
  groups: (string | undefined)[];
  features: (string | undefined)[];
};

export type SearchDocument = { document: string; words: string[] };

// Beyond this a word is no word, and the index would refuse very long ones.
const wordLengthMax = 64;

/**
 * The search document of a product, as text of the type tsvector: folded words of both languages, each with the
 * best weight it has (A: names, B: brand and categories, C: the rest, D: words whose article was left out).
 */
export function searchDocumentOf({ names, groups, features }: SearchFields): SearchDocument {
  const weights = new Map<string, string>();
  const add = (words: string[], weight: string) => {
    for (const word of words) if (!weights.has(word)) weights.set(word, weight);
  };
  add(wordsOf(names), 'A');
  add(wordsOf(groups), 'B');
  add(wordsOf(features), 'C');
  add(
    [...weights.keys()].flatMap((word) => withoutArticle(word) ?? []),
    'D',
  );
  // Folded words hold letters and digits only; the quotes are for the type's own syntax.
  const document = [...weights].map(([word, weight]) => `'${word}':1${weight}`).join(' ');
  return { document, words: [...weights.keys()] };
}

function wordsOf(texts: (string | undefined)[]): string[] {
  return texts.flatMap((text) => foldedTokens(text ?? '')).filter((word) => word.length <= wordLengthMax);
}
