/** A signal that is aborted with the first of these. `AbortSignal.any`, which not all declared browsers have. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason);
    else
      signal.addEventListener('abort', () => either.abort(signal.reason), {
        once: true,
        signal: either.signal,
      });
  }
  return either.signal;
}
