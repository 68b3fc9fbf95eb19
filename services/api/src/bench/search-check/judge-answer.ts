import type { SearchExpectation } from '@dana/sample-shop/search-check';

/** What a search answered: slugs in their order, and what it said of itself. */
export type SearchAnswer = { slugs: string[]; said: 'correction' | 'some-words' | null };

const shownFirst = 3;

/** What a shopper would find wrong with an answer; null for nothing. */
export function judgeAnswer(expected: SearchExpectation, { slugs, said }: SearchAnswer): string | null {
  const { first, among, only, never = [], says } = expected;
  const begins = slugs.slice(0, first?.length ?? shownFirst);
  const shown = begins.join(', ') || 'nothing';
  if (first && !isSame(first, begins)) return `begins with ${shown} instead of ${first.join(', ')}`;
  const stray = among && begins.find((slug) => !among.includes(slug));
  if (stray) return `begins with ${shown}: ${stray} is none of these`;
  if (among && begins.length === 0) return 'finds nothing';
  if (only && !isSame(only, slugs)) return `finds ${slugs.length}, beginning with ${shown}`;
  const unwanted = never.find((slug) => slugs.includes(slug));
  if (unwanted) return `shows ${unwanted}`;
  if (says !== 'any' && said !== (says ?? null))
    return `says ${said ?? 'nothing'} instead of ${says ?? 'nothing'}`;
  return null;
}

const isSame = (some: string[], others: string[]) =>
  some.length === others.length && some.every((each) => others.includes(each));
