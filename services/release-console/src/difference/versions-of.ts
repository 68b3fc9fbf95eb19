import type { Versions } from './use-difference.ts';

type Known = {
  /** Those that were published, the newest first. */
  published: readonly string[];
  /** What everybody gets. */
  live: string | undefined;
};

/**
 * The two versions that an address asks to compare. It may leave out the first: then it is what is live, or the version before where
 * the second is named or live itself. Without any it is the newest that is looked at. Undefined where nothing was published.
 */
export function versionsOf(address: URLSearchParams, { published, live }: Known): Versions | undefined {
  const asked = address.get('to');
  const to = asked ?? published[0];
  if (to === undefined) return undefined;
  const before = published[published.indexOf(to) + 1];
  const from = address.get('from') ?? (asked === null && live !== to ? live : undefined) ?? before ?? to;
  return { from, to };
}
