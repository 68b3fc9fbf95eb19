import { readFileSync } from 'node:fs';

/** What shoppers say when the shop answers them with something else than they typed. */
type Said = 'correction' | 'some-words' | 'any';

/** A query, and what a careful shopper expects of this shop. Products are named by their slugs. */
export type SearchExpectation = {
  query: string;
  /** The answer begins with all of these, in any order. */
  first?: string[];
  /** The first three, or all where there are fewer, are of these. */
  among?: string[];
  /** The answer has these and no others. */
  only?: string[];
  /** The answer has none of these. */
  never?: string[];
  /** What the answer must say of itself; `any`: it may. Without it, what was typed is what is shown. */
  says?: Said;
};

/** `queries`: careful searches of every kind; `as-typed`: as people here type, written before any rule for it was. */
export const searchLists = ['queries', 'as-typed'] as const;
export type SearchList = (typeof searchLists)[number];

/** The queries of a list, by kind. */
export function readSearchCheck(list: SearchList): Record<string, SearchExpectation[]> {
  return readJson(`${list}.json`);
}

/** How many queries were right before a list was worked with, and how many are now: it must not become fewer. */
export function readSearchScore(list: SearchList): { first: number; right: number; of: number } {
  return readJson<Record<SearchList, { first: number; right: number; of: number }>>('score.json')[list];
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../search-check/${name}`, import.meta.url), 'utf8')) as T;
}
