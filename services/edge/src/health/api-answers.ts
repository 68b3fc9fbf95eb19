/** However often readiness is asked for, the API is asked this often. Unit: milliseconds. */
const validForMs = 2_000;
const timeoutMs = 1_000;

/** Whether the API answers and its database with it. */
export function createApiLook(apiBaseUrl: string): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  let askedAt = 0;
  return () => {
    if (answer === undefined || performance.now() - askedAt > validForMs) {
      askedAt = performance.now();
      answer = fetch(`${apiBaseUrl}/readyz`, { signal: AbortSignal.timeout(timeoutMs) }).then(
        async (response) => {
          await response.body?.cancel();
          return response.ok;
        },
        () => false,
      );
    }
    return answer;
  };
}
