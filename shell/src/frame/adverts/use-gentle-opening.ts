import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { wouldBeLargestPaint } from './largest-paint.ts';

/** Unseen, so that it comes with its words and its picture. Unit: milliseconds. */
const preparationMs = 500;
/** For so long a press still reaches the page: a finger may have been on its way. Unit: milliseconds. */
const arrivalMs = 500;

/**
 * Opens a dialog that nobody asked for: it fades in over a page that still works, and becomes modal only when nothing was
 * pressed meanwhile.
 * @param withdraw – called when something was pressed, or the dialog would become the largest paint of the page.
 */
export function useGentleOpening(dialog: RefObject<HTMLDialogElement | null>, withdraw: () => void): void {
  const giveWay = useEffectEvent(withdraw);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const waiting = new AbortController();
    element.inert = true;
    element.style.visibility = 'hidden';
    element.setAttribute('open', '');
    const stop = (): void => {
      clearTimeout(timer);
      waiting.abort();
    };
    const leave = (): void => {
      stop();
      giveWay();
    };
    const arrive = (): void => {
      // What is not drawn is no paint; from here on it would be.
      if (wouldBeLargestPaint(element)) leave();
      else {
        element.style.visibility = '';
        timer = setTimeout(becomeModal, arrivalMs);
      }
    };
    const becomeModal = (): void => {
      stop();
      element.removeAttribute('open');
      element.inert = false;
      element.showModal();
    };
    let timer = setTimeout(arrive, preparationMs);
    const options = { capture: true, passive: true, signal: waiting.signal };
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, leave, options);
    return stop;
  }, [dialog]);
}
