// The name is that of the storefront's earlier generation, so that what was closed stays closed. Not `storedList`: that puts
// the shop's prefix before a name, and a release that comes back would show again what was closed since.
const storageKey = 'closed_ads';

/** What this document closed and could not write down: storage may be full or forbidden. */
const closedHere = new Set<string>();

/** The ids of the adverts that this browser closed; of corrupt or forbidden storage those of this document. */
export function readClosedIds(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return [...closedHere, ...(Array.isArray(stored) ? stored.map(String) : [])];
  } catch {
    return [...closedHere];
  }
}

/** Adds an id to the list. Full or forbidden storage costs the memory of it beyond this document. */
export function rememberClosedId(id: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify([...new Set([...readClosedIds(), id])]));
  } catch {
    closedHere.add(id);
  }
}
