/** The value of a promise, or the signal's reason once it is aborted. The promise itself goes on. */
export async function untilAborted<Value>(
  promise: Value | PromiseLike<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  if (!signal) return promise;
  let stopListening: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    const give = (): void => reject(signal.reason);
    stopListening = () => signal.removeEventListener('abort', give);
    if (signal.aborted) give();
    else signal.addEventListener('abort', give);
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    stopListening?.();
  }
}
