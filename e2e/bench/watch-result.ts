/** Something that a press brings: an element that can be seen. */
export type Sight = {
  name: string;
  selector: string;
  /** What its text has in it. */
  text?: string;
  /** What its text was before. */
  unlike?: string;
  /** It is enough that it is on the page, where a phone has to scroll for it. */
  isBelow?: boolean;
};

/** What a press came to, in milliseconds since it began. */
export type Result = {
  /** Until the browser painted again after the slowest of the press's events. Below 16 ms it does not say. */
  inpMs: number;
  seenMs: Record<string, number>;
};

/** Runs in the page: notes when the next press begins, and in which frame each sight is there. */
export function watchForResult(sights: Sight[]): void {
  const watched = { pressedMs: Number.NaN, inpMs: 0, seenMs: {} as Record<string, number>, isDone: false };
  Reflect.set(window, 'pressed', watched);
  const begin = ({ timeStamp }: Event): void => {
    watched.pressedMs = timeStamp;
    requestAnimationFrame(look);
  };
  addEventListener('pointerdown', begin, { capture: true, once: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      const isOfPress = entry.interactionId && entry.startTime >= watched.pressedMs - 1;
      if (isOfPress) watched.inpMs = Math.max(watched.inpMs, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  const isVisible = (element: Element, isBelow = false): boolean => {
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
    const isOnScreen = isBelow || (top < innerHeight && bottom > 0 && left < innerWidth && right > 0);
    const isThere = element.checkVisibility({ visibilityProperty: true }) || element.matches('input');
    const isLoaded = !(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 1);
    return width > 0 && height > 0 && isOnScreen && isThere && isLoaded;
  };
  const look = (): void => {
    for (const { name, selector, text = '', unlike, isBelow } of sights) {
      if (watched.seenMs[name] !== undefined) continue;
      const found = [...document.querySelectorAll(selector)].filter((element) => {
        const words = element.textContent ?? '';
        return words.includes(text) && words !== unlike && isVisible(element, isBelow);
      });
      if (found.length > 0) watched.seenMs[name] = performance.now() - watched.pressedMs;
    }
    watched.isDone = sights.every(({ name }) => watched.seenMs[name] !== undefined);
    if (!watched.isDone) requestAnimationFrame(look);
  };
}
