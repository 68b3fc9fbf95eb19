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

/** The mark before what is left of an Arabic word without vowels, by which it is found in Latin letters. */
export const skeletonMark = (skeleton: string): string => `#${skeleton}`;

/** The mark before an entry of a name: an index then finds it without a look at the documents, as weights would need. */
export const namedMark = (entry: string): string => `=${entry}`;
/** The mark before an entry of a name, brand, category or tag. */
export const groupedMark = (entry: string): string => `/${entry}`;

/**
 * The search document of a product, as text of the type tsvector: folded words of both languages, their stems, and
 * neighbours written as one; those of names and groups once more under their marks.
 */
export function searchDocumentOf({ names, groups, features, prose }: SearchFields): SearchDocument {
  const entries = new Set<string>();
  const words = new Set<string>();
  const add = (texts: (string | undefined)[], marks: Mark[], joins: boolean) => {
    for (const tokens of texts.map(wordsOf)) {
      for (const [index, word] of tokens.entries()) {
        words.add(word);
        const before = joins ? tokens[index - 1] : undefined;
        for (const entry of entriesOf(word, before))
          for (const mark of [plain, ...marks]) entries.add(mark(entry));
      }
    }
  };
  add(names, [namedMark, groupedMark], true);
  add(groups, [groupedMark], true);
  add(features, [], true);
  add(prose, [], false);
  // Folded words hold letters and digits only; the quotes are for the type's own syntax.
  const document = [...entries].map((entry) => `'${entry}'`).join(' ');
  const marks = [...entries].filter((entry) => !words.has(entry) && !/^[=/]/.test(entry));
  return { document, words: [...words], marks };
}

type Mark = (entry: string) => string;
const plain: Mark = (entry) => entry;

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
