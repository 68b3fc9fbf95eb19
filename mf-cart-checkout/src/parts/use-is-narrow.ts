import { useSyncExternalStore } from 'react';

/** Phones, and windows that are zoomed in to their width; the same line as in styles. */
const narrow = '(width < 48rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Whether the window is as narrow as a phone's, for what stands in another place there; what merely looks different is a
 * matter of styles. The server does not know: only for parts that come after hydration.
 */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
