import { foldText } from '@dana/contracts/text-folding';

/** Words that hold others together and find nothing by themselves, folded. */
export const stopWords: ReadonlySet<string> = new Set(
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
    'من',
    'في',
    'على',
    'مع',
    'عن',
    'إلى',
    'و',
  ].map(foldText),
);
