import { type RefObject, useEffect } from 'react';
import { inIdleTime } from './idle-time.ts';
import { mayPrefetch } from './may-prefetch.ts';

/**
 * Asks for what a press will show once the page has nothing better to do, so that it is there when it is pressed for.
 * @param opener – what is pressed; where a screen has it hidden, nothing is asked for.
 */
export function usePreload(part: { preload: () => void }, opener: RefObject<Element | null>): void {
  useEffect(() => {
    let isGone = false;
    inIdleTime(() => {
      const isShown = (opener.current?.getClientRects().length ?? 0) > 0;
      if (!isGone && isShown && mayPrefetch()) part.preload();
    });
    return () => {
      isGone = true;
    };
  }, [part, opener]);
}
