/** The value of a promise, or a `TimeoutError` when it takes longer. The promise itself goes on. Unit: milliseconds. */
export async function inTime<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`It took longer than ${limitMs} ms.`);
      error.name = 'TimeoutError';
      reject(error);
    }, limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
