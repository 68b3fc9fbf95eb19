import type { Advert } from '@dana/contracts/api/advert';

/** The adverts of one visit. `isClosed`: there is nothing to show, be it that all were closed or none came. */
export type AdvertList = { adverts: Advert[]; index: number; isClosed: boolean };

/** What is shown when adverts could not be fetched: nothing. */
const closedAdverts: AdvertList = { adverts: [], index: 0, isClosed: true };

/** Highest priority first, those with the same by id; without those that the shopper closed before. */
export function listAdverts(fetched: readonly Advert[], closedIds: readonly string[]): AdvertList {
  const adverts = fetched
    .filter(({ id }) => !closedIds.includes(String(id)))
    .toSorted(
      (one, other) =>
        other.priority - one.priority ||
        String(one.id).localeCompare(String(other.id), 'en', { numeric: true }),
    );
  return adverts.length > 0 ? { adverts, index: 0, isClosed: false } : closedAdverts;
}

/** The advert that is shown now. */
export function currentAdvert({ adverts, index }: AdvertList): Advert | undefined {
  return adverts[index];
}

/** One on; the last stays the last. */
export function nextAdvert(list: AdvertList): AdvertList {
  return { ...list, index: Math.min(list.index + 1, Math.max(0, list.adverts.length - 1)) };
}

/** One back; the first stays the first. */
export function previousAdvert(list: AdvertList): AdvertList {
  return { ...list, index: Math.max(list.index - 1, 0) };
}

/** Without that advert; the index stays within the rest. When none remains, adverts are closed. */
export function closeAdvert(list: AdvertList, id: string): AdvertList {
  const adverts = list.adverts.filter((advert) => String(advert.id) !== id);
  if (adverts.length === 0) return closedAdverts;
  return { ...list, adverts, index: Math.min(list.index, adverts.length - 1) };
}
