/** Runs a function when the page has nothing better to do, at the latest after two seconds. */
export function inIdleTime(run: () => void): void {
  // Safari has no idle callback; there a moment after the first frames does.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 2_000 });
  else setTimeout(run, 200);
}
