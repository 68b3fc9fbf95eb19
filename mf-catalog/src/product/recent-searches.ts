import { storedList } from '@dana/runtime';
import { foldText } from '@dana/contracts/text-folding';

const keptCount = 6;
const longestText = 100;

const isText = (value: unknown): value is string => typeof value === 'string';
const searches = storedList('browser', 'searches.v1', isText, 'store.searches.v1');

/** What this shopper searched for, the last one first. */
export const readSearches = (): readonly string[] => searches.read().slice(0, keptCount);

/** Remembers a search; one that differs only in spelling replaces the older one. */
export function rememberSearch(text: string): void {
  const kept = text.trim().slice(0, longestText);
  if (kept === '') return;
  const others = searches.read().filter((other) => foldText(other) !== foldText(kept));
  searches.write([kept, ...others].slice(0, keptCount));
}

export const forgetSearches = (): void => searches.write([]);
