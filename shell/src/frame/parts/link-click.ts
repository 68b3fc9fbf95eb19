import type { MouseEvent } from 'react';

/** Whether the shopper asked for a new tab, a new window or a download: such clicks are left to the browser. */
export function hasOwnMeaning(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
