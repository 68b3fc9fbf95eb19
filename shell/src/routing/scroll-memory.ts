const storageKey = 'dana.scroll.v1';
const placesKept = 50;

type Places = [historyKey: string, top: number][];

/** Follows the scroll position of one history entry, until the returned function is called. */
export function rememberScroll(historyKey: string): () => void {
  let top = window.scrollY;
  const follow = (): void => {
    top = window.scrollY;
  };
  const store = (): void => {
    const others = readPlaces().filter(([key]) => key !== historyKey);
    writePlaces([...others, [historyKey, top] as const].slice(-placesKept) as Places);
  };
  window.addEventListener('scroll', follow, { passive: true });
  window.addEventListener('pagehide', store);
  return () => {
    window.removeEventListener('scroll', follow);
    window.removeEventListener('pagehide', store);
    store();
  };
}

/** Goes back to where the shopper was on that history entry; to the top when it is not known. */
export function restoreScroll(historyKey: string): void {
  const place = readPlaces().find(([key]) => key === historyKey);
  window.scrollTo({ top: place?.[1] ?? 0, behavior: 'instant' });
}

function readPlaces(): Places {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    // Corrupt or forbidden storage is an empty one.
    return [];
  }
}

function isPlace(value: unknown): value is Places[number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

function writePlaces(places: Places): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    // Full or forbidden storage only costs the scroll position.
  }
}
