import { type ReactNode, startTransition, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { LoadedPage } from './page-environment.ts';
import type { PlaceholderPage } from './page-store.ts';

type PlaceholderRegionProps = {
  placeholder: PlaceholderPage;
  beginning: ReactNode;
  children: (page: LoadedPage) => ReactNode;
  /** Called when the page itself has taken the place of its beginning. */
  onRest: (page: LoadedPage) => void;
};

/** A page by its beginning, until all of it is there and drawn. */
export function PlaceholderRegion({
  placeholder,
  beginning,
  children,
  onRest,
}: PlaceholderRegionProps): ReactNode {
  const [page, setPage] = useState(placeholder.page);
  // Not in an effect of its own: those wait until the card's picture has grown into the page's.
  useLayoutEffect(() => {
    let isShown = true;
    void placeholder.rest.then((rest) => {
      if (isShown) startTransition(() => setPage(rest));
    });
    return () => {
      isShown = false;
    };
  }, [placeholder]);
  const arrive = useEffectEvent(onRest);
  useLayoutEffect(() => {
    if (page) arrive(page);
  }, [page]);
  return page ? children(page) : beginning;
}
