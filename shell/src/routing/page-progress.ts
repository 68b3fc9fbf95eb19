/** A page that is on its way and lets itself be waited for. */
export type Waiting = {
  /** Of the page that was asked for, without language prefix. */
  path: string;
  /** The page that is shown gives way to the outline of the one that comes. */
  isLong: boolean;
};

export type PageProgress = {
  /** Call when a page is asked for that is not there. */
  begin: (path: string) => void;
  /** Call when all that it is made of is there: the page that is shown needs no outline in its place any more. */
  found: (path: string) => void;
  /** Call when the page of the address is shown, whichever it is: a shopper may have gone back meanwhile. */
  end: () => void;
  /** Undefined while nothing is on its way, and in the first moment of a wait. */
  getSnapshot: () => Waiting | undefined;
  subscribe: (listener: () => void) => () => void;
};

/** What is shorter is not felt as waiting. Unit: milliseconds after the page was asked for. */
const busyAfterMs = 150;
/** A page that does not change for longer looks frozen. Unit: as above. */
const longAfterMs = 700;

/** How long the page that was asked for has been on its way: until it is shown, however long that takes. */
export function createPageProgress(): PageProgress {
  const listeners = new Set<() => void>();
  let current: Waiting | undefined;
  let path: string | undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];

  function set(waiting: Waiting | undefined): void {
    if (current === waiting) return;
    current = waiting;
    for (const listener of listeners) listener();
  }
  function end(): void {
    for (const timer of timers) clearTimeout(timer);
    set(undefined);
  }

  return {
    begin(asked) {
      end();
      path = asked;
      timers = [
        setTimeout(() => set({ path: asked, isLong: false }), busyAfterMs),
        setTimeout(() => set({ path: asked, isLong: true }), longAfterMs),
      ];
    },
    found(which) {
      if (which === path) clearTimeout(timers[1]);
    },
    end,
    getSnapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
