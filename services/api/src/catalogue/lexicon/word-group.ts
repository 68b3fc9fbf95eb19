/**
 * Words that shoppers use for one another. A word may be several, and its plural need not be named where it is made by
 * a rule (`word-forms.ts`). `also` is searched for with them, but not the other way round: red finds wine.
 */
export type WordGroup = { words: string[]; also?: string[] };
