import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The tab that is chosen, at first the first. An address that names one opens it and shows it: by its id, or by that without
 * `product-` (`#reviews`). The document is the same for every such address, so it is opened once the page runs.
 */
export function useNamedTab(ids: readonly string[]) {
  const [chosen, choose] = useState(ids[0] ?? '');
  const { hash, key } = useLocation();
  const named = ids.find((id) => hash === `#${id}` || `#product-${hash.slice(1)}` === `#${id}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: followed again, a link leads there again
  useEffect(() => {
    if (named === undefined) return;
    choose(named);
    // Closed until the next frame, it is nowhere.
    const frame = requestAnimationFrame(() => document.getElementById(named)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [named, key]);
  return [chosen, choose] as const;
}
