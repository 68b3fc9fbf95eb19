import type { Kind } from '../format/catalogue-format.ts';
import { kinds } from '../format/catalogue-format.ts';
import type { Catalogue } from '../read/read-folder.ts';

/**
 * Counts the moments of each entry ("12 days ago") from when it came into the shop, not from now: an offer that was loaded
 * for twelve days does not begin again with each update. @param loadedAt – when an entry came into the shop as it is.
 */
export function settleMoments(
  catalogue: Catalogue,
  loadedAt: (kind: Kind, source: object) => Date,
): Catalogue {
  const settled = kinds.map((kind) => [
    kind,
    catalogue[kind].map((entry) => ({ ...entry, value: settle(entry.value, loadedAt(kind, entry.source)) })),
  ]);
  // Each kind keeps its form; fromEntries forgets it.
  return Object.fromEntries(settled) as Catalogue;
}

/** Moments are the only functions in what the schemas give. */
function settle(value: unknown, at: Date): unknown {
  if (typeof value === 'function') return () => value(at) as Date;
  if (Array.isArray(value)) return value.map((item) => settle(item, at));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, settle(item, at)]));
}
