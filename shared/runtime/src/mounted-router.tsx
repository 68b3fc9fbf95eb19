import { type ReactNode, useMemo, useState } from 'react';
import { createPath, type Navigator, parsePath, Router, type To } from 'react-router-dom';

type MountedRouterProps = {
  /** Of the mounted page, with query and without language prefix; a slot has none. */
  address: string | undefined;
  /** Origin and language of the shop. */
  shop: string;
  children: ReactNode;
};

/**
 * The address of a mounted part is kept in memory, because that of the document is its host's. Another query of the same page stays
 * in place; every other way leads to the shop, in a new document.
 */
export function MountedRouter({ address, shop, children }: MountedRouterProps) {
  const [current, setCurrent] = useState(address ?? '/');
  const navigator = useMemo((): Navigator => {
    const createHref = (to: To): string => `${shop}${typeof to === 'string' ? to : createPath(to)}`;
    const own = address === undefined ? undefined : parsePath(address).pathname;
    const follow = (to: To): void => {
      const path = typeof to === 'string' ? parsePath(to) : to;
      if (own !== undefined && path.pathname === own) setCurrent(createPath(path));
      else window.location.assign(createHref(to));
    };
    return { createHref, push: follow, replace: follow, go: (steps) => window.history.go(steps) };
  }, [address, shop]);
  return (
    <Router location={current} navigator={navigator}>
      {children}
    </Router>
  );
}
