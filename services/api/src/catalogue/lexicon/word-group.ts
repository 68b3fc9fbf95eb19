/**
 * Words that shoppers use for one another. A word may be several, and its plural need not be named where it is made by
 * a rule (`word-forms.ts`).
 */
export type WordGroup = {
  words: string[];
  /** Is searched for with them, but not the other way round: red finds wine. */
  also?: string[];
  /** They say what a thing is like, is made of or is for, and never what it is. */
  describes?: boolean;
  /** The shop does not have it, and has what comes closest under this word: shown, and said to be something else. */
  instead?: string;
  /** The shop does not have it, and nothing is shown in its place; where to look is found under this word. */
  near?: string;
};
