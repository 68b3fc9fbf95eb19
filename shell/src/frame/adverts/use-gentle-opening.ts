import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { wouldBeLargestPaint } from './largest-paint.ts';
import { isDialogOpen } from './rest-moment.ts';

/** Unseen for at most so long, so that it comes with its picture. Unit: milliseconds. */
const preparationMs = 500;
const lookAgainMs = 50;
/** For so long a press still reaches the page: a finger may have been on its way. Unit: milliseconds. */
const arrivalMs = 500;

/**
 * Opens a dialog that nobody asked for: it fades in over a page that still works, and becomes modal only when nothing was
 * pressed meanwhile.
 * @param withdraw – called when something was pressed, another dialog has opened, or it would become the page's largest paint.
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
        element.dataset.arriving = '';
        timer = setTimeout(becomeModal, arrivalMs);
      }
    };
    const preparedAtMs = performance.now() + preparationMs;
    const prepare = (): void => {
      const isReady = [...element.querySelectorAll('img')].every(({ complete }) => complete);
      if (isReady || performance.now() >= preparedAtMs) arrive();
      else timer = setTimeout(prepare, lookAgainMs);
    };
    const becomeModal = (): void => {
      if (isDialogOpen(element)) leave();
      else {
        stop();
        element.removeAttribute('open');
        element.inert = false;
        delete element.dataset.arriving;
        element.showModal();
      }
    };
    let timer = setTimeout(prepare, lookAgainMs);
    const options = { capture: true, passive: true, signal: waiting.signal };
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, leave, options);
    return stop;
  }, [dialog]);
}
