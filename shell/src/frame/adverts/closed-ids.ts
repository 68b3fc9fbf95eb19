// The name is that of the storefront's earlier generation, so that what was closed stays closed. Not `storedList`: that puts
// the shop's prefix before a name, and a release that comes back would show again what was closed since.
const storageKey = 'closed_ads';

/** The ids of the adverts that this browser closed. Corrupt or forbidden storage is an empty list. */
export function readClosedIds(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

/** Adds an id to the list. Full or forbidden storage only costs the memory of it. */
export function rememberClosedId(id: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify([...new Set([...readClosedIds(), id])]));
  } catch {
    // The advert is closed for this document all the same.
  }
}
