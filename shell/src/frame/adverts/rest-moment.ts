const otherDialogs = 'dialog[open], [role="dialog"]:not([hidden]), [role="alertdialog"]:not([hidden])';
const typing = 'input, textarea, select, [contenteditable="true"]';
const unrest = ['pointermove', 'pointerdown', 'pointerup', 'pointercancel', 'keydown', 'scroll', 'wheel'];

/** For how long nothing may have been touched, pressed or moved before an advert comes. Unit: milliseconds. */
export const advertRestMs = 3_000;

/** Whether the shopper is in the middle of something that an advert must not break into, or is not here at all. */
function isBusy(): boolean {
  const { activeElement, visibilityState } = document;
  const isTyping = activeElement?.matches(typing) ?? false;
  return isTyping || visibilityState === 'hidden' || document.querySelector(otherDialogs) !== null;
}

/**
 * Calls back when the page has been left alone for that long, no dialog is open, nothing is being typed and no finger is
 * down. The returned function stops waiting.
 * @param restMs – in milliseconds.
 */
export function whenAtRest(callback: () => void, restMs: number): () => void {
  const listening = new AbortController();
  let lastMs = performance.now();
  let isDown = false;
  const note = ({ type }: Event): void => {
    lastMs = performance.now();
    if (type === 'pointerdown') isDown = true;
    else if (type === 'pointerup' || type === 'pointercancel') isDown = false;
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of unrest) window.addEventListener(type, note, options);

  let timer = setTimeout(check, restMs);
  function check(): void {
    const quietMs = performance.now() - lastMs;
    const isAtRest = quietMs >= restMs && !isDown && !isBusy();
    if (!isAtRest) {
      timer = setTimeout(check, quietMs < restMs ? restMs - quietMs : restMs);
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
