import { compareLimit } from './compare-list.ts';

/** The ids of a shared comparison: `?ids=3,14`. At most four, each once; anything else in the address is left out. */
export function sharedIds(search: URLSearchParams): string[] {
  const ids = (search.get('ids') ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => /^~?[\w-]{1,64}$/.test(id));
  return [...new Set(ids)].slice(0, compareLimit);
}
