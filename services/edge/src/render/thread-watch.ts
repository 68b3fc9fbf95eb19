type WatchOptions = {
  ping: () => void;
  onStuck: () => void;
  /** Unit: milliseconds. */
  everyMs: number;
  missesAllowed: number;
};

export type ThreadWatch = {
  /** The thread gave a sign of life. */
  seen: () => void;
  /** The thread said that it will be silent for up to this long. Unit: milliseconds. */
  expectSilence: (ms: number) => void;
  stop: () => void;
};

/**
 * Asks a thread again and again whether it still answers. Questions are counted and not the time: a server that was itself
 * delayed, or paused and continued, blames no thread for it.
 */
export function watchThread({ ping, onStuck, everyMs, missesAllowed }: WatchOptions): ThreadWatch {
  let missed = 0;
  const timer = setInterval(() => {
    if (missed >= missesAllowed) {
      clearInterval(timer);
      onStuck();
      return;
    }
    missed += 1;
    ping();
  }, everyMs).unref();
  return {
    seen: () => {
      missed = 0;
    },
    expectSilence: (ms) => {
      missed = Math.min(0, missed) - Math.ceil(ms / everyMs);
    },
    stop: () => clearInterval(timer),
  };
}
