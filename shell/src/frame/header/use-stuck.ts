import { type RefObject, useEffect } from 'react';

/** How far a page scrolls before its header counts as stuck. Unit: CSS pixels. */
const stuckAfterPx = 120;

/**
 * Marks an element with `data-stuck` once the page has scrolled. As an attribute, because only the look depends on it:
 * nothing is rendered again while the shopper scrolls.
 */
export function useStuck(element: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const target = element.current;
    if (!isWanted || !target) return;
    const mark = (): void => {
      target.toggleAttribute('data-stuck', window.scrollY > stuckAfterPx);
    };
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => {
      window.removeEventListener('scroll', mark);
      target.removeAttribute('data-stuck');
    };
  }, [element, isWanted]);
}
