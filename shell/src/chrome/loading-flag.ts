/** Whether a navigation has begun lately. */
export type LoadingFlag = {
  /** Call at each navigation; a newer one starts the time anew. */
  start: () => void;
  /** Counts navigations; 0 while the flag is off. A new number draws the line from its beginning. */
  getSnapshot: () => number;
  subscribe: (listener: () => void) => () => void;
};

/** How long the flag stays on. Unit: milliseconds. Source: docs/shop-rules.md. */
const loadingFlagMs = 1_000;

/** The loading flag: on at each navigation, off a second later, whatever the page does. */
export function createLoadingFlag(): LoadingFlag {
  const listeners = new Set<() => void>();
  let navigationCount = 0;
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(value: number): void {
    current = value;
    for (const listener of listeners) listener();
  }

  return {
    start() {
      clearTimeout(timer);
      timer = setTimeout(() => set(0), loadingFlagMs);
      navigationCount += 1;
      set(navigationCount);
    },
    getSnapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
