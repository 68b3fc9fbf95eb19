import type { MouseEvent } from 'react';

/**
 * For a button that repeats, for the pointer, what another control beside it does: dots and thumbnails beside "previous" and
 * "next". Neither the keyboard nor a screen reader meets it, and a press leaves the focus where it was.
 */
export const pointerOnly = {
  'aria-hidden': true,
  tabIndex: -1,
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
} as const;
