/** How far this device's clock is behind the shop's. Unit: milliseconds. */
let offsetMs: number | undefined;

/**
 * What time it is for the shop, whose clock decides what has ended: devices can be wrong by years. The document's answer says it
 * (`now` of `Server-Timing`); where it does not, as on the server, in a document that this device kept or in older browsers, the
 * clock of the device is taken. Unit: milliseconds since 1970.
 */
export function shopNow(): number {
  offsetMs ??= readOffset();
  return Date.now() + offsetMs;
}

function readOffset(): number {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const saidMs = document?.serverTiming?.find(({ name }) => name === 'now')?.duration;
  return document && saidMs ? saidMs - (performance.timeOrigin + document.responseStart) : 0;
}
