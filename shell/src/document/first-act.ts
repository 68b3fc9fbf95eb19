/** By these somebody looks around. */
const moves = ['pointermove', 'wheel', 'scroll'];
/** By these somebody wants something, which goes first. */
const presses = ['pointerdown', 'touchstart', 'keydown'];

/** What was pressed for is there by then, unless it is slow. Unit: milliseconds. */
const afterPressMs = 1_000;

/** Resolves when the shopper does something for the first time from now on; after a press, when that was given its time. */
export function firstAct(target: EventTarget = window): Promise<void> {
  const listening = new AbortController();
  const { signal } = listening;
  return new Promise((resolve) => {
    const notice = (): void => {
      listening.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal };
    for (const move of moves) target.addEventListener(move, notice, options);
    for (const press of presses)
      target.addEventListener(press, () => setTimeout(notice, afterPressMs), { ...options, once: true });
  });
}
