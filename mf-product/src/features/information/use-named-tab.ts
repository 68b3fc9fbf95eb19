import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The tab that is chosen, at first the first. An address that names one opens it and shows it: by its id, or by that without
 * `product-` (`#reviews`). The document is the same for every such address, so it is opened once the page runs.
 */
export function useNamedTab(ids: readonly string[]) {
  const [chosen, choose] = useState(ids[0] ?? '');
  const { hash, key } = useLocation();
  const named = ids.find((id) => hash === `#${id}` || `#product-${hash.slice(1)}` === `#${id}`);
  // Followed again, a link leads there again; a tab that is chosen by hand moves nothing.
  const followed = useRef<string>(undefined);
  useEffect(() => {
    if (named === undefined || followed.current === key) return;
    choose(named);
    // Until it is open it is nowhere.
    if (chosen !== named) return;
    followed.current = key;
    document.getElementById(named)?.scrollIntoView();
  }, [named, key, chosen]);
  return [chosen, choose] as const;
}
