/** A device that is not further from the shop's time has a clock that is right. Unit: milliseconds. */
const rightWithinMs = 60_000;

/**
 * What time it is for the shop, whose clock decides what has ended: devices can be wrong by years. The document's answer says it
 * (`now` of `Server-Timing`). A clock that was right then goes on while the device sleeps, where that for durations may stand
 * still; one that was wrong may be set right meanwhile, so there durations count. Undefined where the document does not say it, as
 * on the server, in a document that this device kept or in older browsers. Unit: milliseconds since 1970.
 */
export function shopNow(): number | undefined {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const saidMs = document?.serverTiming?.find(({ name }) => name === 'now')?.duration;
  if (!document || !saidMs) return undefined;
  const { responseStart } = document;
  const behindMs = saidMs - (performance.timeOrigin + responseStart);
  const isRight = Math.abs(behindMs) < rightWithinMs;
  return isRight ? Date.now() + behindMs : saidMs + performance.now() - responseStart;
}
