import { useLayoutEffect, useRef } from 'react';
import { rememberScroll, restoreScroll } from './scroll-memory.ts';

/**
 * Remembers how far each history entry was scrolled.
 * @param isAway – the page has given way to an outline, which is looked at from its top and remembers nothing.
 */
export function useKeptScroll(key: string, isAway: boolean): void {
  const leftKey = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (isAway) {
      leftKey.current = key;
      window.scrollTo({ top: 0, behavior: 'instant' });
      // What was pressed went with its page.
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
      return;
    }
    // The shopper came back before the other page was there.
    if (leftKey.current === key) restoreScroll(key);
    leftKey.current = undefined;
    return rememberScroll(key);
  }, [key, isAway]);
}
