import { firstViewPaintedAt } from './largest-paint.ts';

const otherDialogs = 'dialog[open], [role="dialog"]:not([hidden]), [role="alertdialog"]:not([hidden])';
const typing = 'input, textarea, select, [contenteditable="true"]';
const unrest = ['pointerdown', 'pointerup', 'pointercancel', 'scroll', 'wheel'];

/** For how long nothing may have been pressed or scrolled before an advert comes. Unit: milliseconds. */
export type Rests = {
  /** While the page has just come: until `momentMs` after its first view was painted. */
  short: number;
  /** Later, when the shopper has begun. */
  long: number;
};

export const advertRests: Rests = { short: 300, long: 3_000 };
const momentMs = 2_500;
/** Nothing says when a picture is drawn or a dialog closes. Unit: milliseconds. */
const lookAgainMs = 100;

/** Whether a dialog is open, but for that one. */
export function isDialogOpen(except?: Element): boolean {
  return [...document.querySelectorAll(otherDialogs)].some((dialog) => dialog !== except);
}

/** Whether the shopper is in the middle of something that an advert must not break into, or is not here at all. */
function isBusy(): boolean {
  const { activeElement, visibilityState } = document;
  const isTyping = activeElement?.matches(typing) ?? false;
  return isTyping || visibilityState === 'hidden' || isDialogOpen();
}

/**
 * Calls back when an advert is least in the way: as soon as the page's first view is painted, no dialog is open, nothing is being
 * typed and no finger is down. The returned function stops waiting.
 * @param paintedAt – when the first view was painted, in milliseconds of `performance.now()`; undefined before.
 */
export function whenAtRest(
  callback: () => void,
  rests: Rests = advertRests,
  paintedAt: () => number | undefined = firstViewPaintedAt,
): () => void {
  const listening = new AbortController();
  const startMs = performance.now();
  let lastMs = Number.NEGATIVE_INFINITY;
  let isDown = false;
  const note = ({ type }: Event): void => {
    lastMs = performance.now();
    if (type === 'pointerdown') isDown = true;
    else if (type === 'pointerup' || type === 'pointercancel') isDown = false;
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of unrest) window.addEventListener(type, note, options);

  let timer = setTimeout(check, rests.short);
  function check(): void {
    const nowMs = performance.now();
    const paintedMs = paintedAt();
    const isMoment = paintedMs !== undefined && nowMs - Math.max(paintedMs, startMs) < momentMs;
    const restMs = isMoment ? rests.short : rests.long;
    // Later it is a pause in what the shopper does, and that begins with a pause.
    const sinceMs = isMoment ? lastMs : Math.max(lastMs, startMs);
    if (paintedMs === undefined || isDown || isBusy() || nowMs - sinceMs < restMs) {
      timer = setTimeout(check, Math.min(lookAgainMs, rests.short));
      return;
    }
    stop();
    callback();
  }
  function stop(): void {
    clearTimeout(timer);
    listening.abort();
  }
  return stop;
}
