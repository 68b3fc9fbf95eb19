import { openedPictureName } from '@dana/contracts/known-product';
import { type ReactNode, useLayoutEffect, useSyncExternalStore, ViewTransition } from 'react';

/*
 * The product's picture on this page: it grows out of the card that was pressed, and goes back to it. Only one on a page can
 * have the name for that: the beginning's while it stands, then the gallery's.
 */

let isBegun = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setBegun(value: boolean): void {
  isBegun = value;
  for (const listener of listeners) listener();
}

/** Around the picture of the page's beginning. */
export function BeginningPicture({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    setBegun(true);
    return () => setBegun(false);
  }, []);
  return (
    <ViewTransition name={openedPictureName} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}

/** Around the pictures of the page itself; they do not move where its beginning was shown. */
export function GalleryPicture({ children }: { children: ReactNode }) {
  const isNamed = useSyncExternalStore(
    subscribe,
    () => !isBegun,
    () => false,
  );
  return (
    <ViewTransition
      name={isNamed ? openedPictureName : undefined}
      default="none"
      share={isNamed ? 'auto' : 'none'}
    >
      {children}
    </ViewTransition>
  );
}
