/** Whether there is a connection, and calls when one comes back. */
export type Connection = {
  isOnline: () => boolean;
  /** @returns what ends it. */
  onOnline: (listener: () => void) => () => void;
};

/** As the browser knows it; a true `isOnline` may still lead nowhere. */
export const browserConnection: Connection = {
  isOnline: () => globalThis.navigator?.onLine !== false,
  onOnline(listener) {
    globalThis.addEventListener?.('online', listener);
    return () => globalThis.removeEventListener?.('online', listener);
  },
};

/** Waits for a time, or until the connection is back if that is sooner. Unit: milliseconds. */
export function timeOrConnection({ onOnline }: Connection, timeMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, timeMs);
    const stop = onOnline(end);
  });
}
