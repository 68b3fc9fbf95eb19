import type { Locale } from './locale.ts';

/** Where the edge answers the links of all places of a composition, in the words of one language. */
export const navigationPath = (compositionId: string, locale: Locale): string =>
  `/compositions/${compositionId}/navigation.${locale}.json`;
