/** Whether a navigation has begun recently. */
export type LoadingFlag = {
  /** Call at each navigation; a newer one starts the time again. */
  start: () => void;
  /** `count` of the navigations so far: another one draws the line from its beginning. */
  getSnapshot: () => { count: number; isOn: boolean };
  subscribe: (listener: () => void) => () => void;
};

/** How long the flag stays on. Unit: milliseconds. Source: docs/shop-rules.md. */
const loadingFlagMs = 1_000;

/** The loading flag: on at each navigation, off a second later, whatever the page does. */
export function createLoadingFlag(): LoadingFlag {
  const listeners = new Set<() => void>();
  let current = { count: 0, isOn: false };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(value: typeof current): void {
    current = value;
    for (const listener of listeners) listener();
  }

  return {
    start() {
      clearTimeout(timer);
      timer = setTimeout(() => set({ ...current, isOn: false }), loadingFlagMs);
      set({ count: current.count + 1, isOn: true });
    },
    getSnapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
