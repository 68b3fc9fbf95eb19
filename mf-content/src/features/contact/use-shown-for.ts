import { useHydrated } from '@dana/runtime';
import { useState } from 'react';

/**
 * For how long the page of a component has been shown, whatever happens to the device's clock. A page that came with its document
 * could be read, and written in, before it was hydrated: it counts from the document's beginning. Unit: milliseconds.
 */
export function useShownFor(): () => number {
  const cameLater = useHydrated();
  const [shownAtMs] = useState(() => (cameLater ? performance.now() : 0));
  return () => performance.now() - shownAtMs;
}
