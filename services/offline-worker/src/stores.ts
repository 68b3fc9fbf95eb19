import { seenPrefix, storePrefix } from '@dana/contracts/offline';

/** The form of what is kept. What has another one is dropped when this worker takes over. */
const form = 'v1';
export const filesStore = `${storePrefix}files-${form}`;
export const picturesStore = `${seenPrefix}pictures-${form}`;
const pagesOf = (set: string): string => `${seenPrefix}pages-${form} ${set}`;
const dataOf = (set: string): string => `${seenPrefix}data-${form} ${set}`;

/** How many entries each store holds. A picture of more bytes than `pictureBytes` is not kept, which bounds all of them. */
export const limits = { pages: 40, data: 120, files: 500, pictures: 200, pictureBytes: 262_144 };

/** The pages that may be shown beside each other: those of one composition in one currency. There is one such set at a time. */
export type PageSet = { name: string; pages: Cache; data: Cache };

/** The set that is kept; undefined while nothing is. */
export async function presentSet(stores: CacheStorage = caches): Promise<PageSet | undefined> {
  const start = pagesOf('');
  const found = (await stores.keys()).findLast((name) => name.startsWith(start));
  return found === undefined ? undefined : openSet(stores, found.slice(start.length));
}

async function openSet(stores: CacheStorage, name: string): Promise<PageSet> {
  return { name, pages: await stores.open(pagesOf(name)), data: await stores.open(dataOf(name)) };
}

let lastSeenMs = 0;

/**
 * The shop has answered with this set: what is kept of others is dropped before anything of it is kept.
 * @param askedAtMs – when that answer was asked for: one that was late does not bring an older set back.
 * @returns undefined for such an answer.
 */
export async function enterSet(
  name: string,
  askedAtMs: number,
  stores: CacheStorage = caches,
): Promise<PageSet | undefined> {
  const present = await presentSet(stores);
  if (present?.name === name) {
    lastSeenMs = Math.max(lastSeenMs, askedAtMs);
    return present;
  }
  if (askedAtMs < lastSeenMs) return undefined;
  lastSeenMs = askedAtMs;
  for (const other of await stores.keys())
    if (other.startsWith(pagesOf('')) || other.startsWith(dataOf(''))) await stores.delete(other);
  return openSet(stores, name);
}

/** Drops what a worker of another form has kept. */
export async function dropOtherForms(stores: CacheStorage = caches): Promise<void> {
  const own = [filesStore, picturesStore];
  for (const name of await stores.keys())
    if (name.startsWith(storePrefix) && !own.includes(name) && !/^dana-seen-(?:pages|data)-v1 /.test(name))
      await stores.delete(name);
}

/** Drops everything that a worker of this shop has kept. */
export async function dropAll(stores: CacheStorage = caches): Promise<void> {
  for (const name of await stores.keys()) if (name.startsWith(storePrefix)) await stores.delete(name);
}
