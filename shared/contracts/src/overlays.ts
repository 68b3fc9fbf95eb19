/**
 * What stands open over a page – dialogs, drawers, panels of menus – closes when the shop goes somewhere else. When that is, the
 * shell alone decides (shell/src/routing/overlay-end.ts); everything that opens listens here, whichever deployable it is part of.
 */
const ended = 'dana:overlaysended';

/** Closes all that is open over the page. The shell's to call. */
export const endOverlays = (): void => void document.dispatchEvent(new Event(ended));

/**
 * Calls back when all that is open has to close.
 * @returns a function that stops it: call it when there is nothing to close any more.
 */
export function whenOverlaysEnd(close: () => void): () => void {
  document.addEventListener(ended, close);
  return () => document.removeEventListener(ended, close);
}

/** State of a navigation by which a page only changes itself – a filter, a choice: with it, what is open stays open. */
export const inPlace = { isInPlace: true } as const;

/** Whether a navigation said so. */
export const isInPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'isInPlace') === true;
