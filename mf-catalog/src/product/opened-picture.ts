import { useEffect, useSyncExternalStore } from 'react';
import type { ProductView } from './product-view.ts';

/** In gigabytes, as browsers name it: a power of two. Phones with less are those whose processors are slow as well. */
const enoughMemoryGb = 4;

let opened: ProductView | undefined;
/** The card that was pressed went with its page. */
let isCardGone = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where pictures move: not for who asks for less motion, and not where one more copy of the page is much for the device. */
function isMotionWelcome(): boolean {
  const { deviceMemory = 8 } = navigator as { deviceMemory?: number };
  return deviceMemory >= enoughMemoryGb && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Says which card was pressed: its picture grows into that of the product's page. */
export function openPicture(product: ProductView): void {
  opened = isMotionWelcome() ? product : undefined;
  isCardGone = false;
  for (const listener of listeners) listener();
}

/**
 * Whether this picture goes along to the product's page, and back.
 * @param isOnce – its list has the product once, so its picture can be found again by the slug. Two pictures that went
 * along at once would both stay where they are.
 */
export function useIsOpened(product: ProductView, isOnce: boolean): boolean {
  useEffect(
    () => () => {
      if (opened === product) isCardGone = true;
    },
    [product],
  );
  const isOpened = () => opened === product || (isOnce && isCardGone && opened?.slug === product.slug);
  return useSyncExternalStore(subscribe, isOpened, () => false);
}
