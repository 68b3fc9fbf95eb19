import { storedList } from '@dana/runtime';

const placesKept = 50;

type Place = [historyKey: string, top: number];

const places = storedList('tab', 'scroll.v1', isPlace);

/** Follows the scroll position of one history entry, until the returned function is called. */
export function rememberScroll(historyKey: string): () => void {
  let top = window.scrollY;
  const follow = (): void => {
    top = window.scrollY;
  };
  const store = (): void => {
    const others = places.read().filter(([key]) => key !== historyKey);
    places.write([...others, [historyKey, top] as Place].slice(-placesKept));
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
  const place = places.read().find(([key]) => key === historyKey);
  window.scrollTo({ top: place?.[1] ?? 0, behavior: 'instant' });
}

function isPlace(value: unknown): value is Place {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
