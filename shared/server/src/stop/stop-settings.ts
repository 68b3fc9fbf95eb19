/** How a server stops. Unit: milliseconds. */
export type StopSettings = {
  /** How long it goes on listening after it said that it is not ready. */
  listenMs: number;
  /** After that, how long requests in flight may take before the process ends in any case. */
  limitMs: number;
};

/** Longer than a page may take, waiting included. */
const limitMs = 12_000;
const defaultListenSeconds = { local: 0, public: 5 };
const mostSeconds = 600;

/**
 * @param setting – `STOP_LISTEN_SECONDS`. Without it five seconds, and none on the developer's own machine, where no
 * balancer has to notice.
 * Errors: throws when the setting is no number of seconds.
 */
export function readStopSettings(setting: string | undefined, isLocal: boolean): StopSettings {
  const fallback = isLocal ? defaultListenSeconds.local : defaultListenSeconds.public;
  const seconds = setting === undefined || setting === '' ? fallback : Number(setting);
  if (!(seconds >= 0 && seconds <= mostSeconds))
    throw new Error(
      `STOP_LISTEN_SECONDS is "${setting}"; it is a number of seconds from 0 to ${mostSeconds}.`,
    );
  return { listenMs: seconds * 1_000, limitMs };
}
