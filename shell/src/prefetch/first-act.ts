/** All by which a page notices that somebody is there. */
const acts = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'];

/** Resolves when the shopper does something for the first time from now on. */
export function firstAct(target: EventTarget = window): Promise<void> {
  const listening = new AbortController();
  return new Promise((resolve) => {
    const notice = (): void => {
      listening.abort();
      resolve();
    };
    for (const act of acts)
      target.addEventListener(act, notice, { capture: true, passive: true, signal: listening.signal });
  });
}
