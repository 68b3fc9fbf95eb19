/** However often readiness is asked for, the API is asked this often. Unit: milliseconds. */
const validForMs = 2_000;
const timeoutMs = 1_000;

/** Whether the back end answers a small call that each of them has. */
export function createApiLook(apiBaseUrl: string): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  let askedAt = 0;
  return () => {
    if (answer === undefined || performance.now() - askedAt > validForMs) {
      askedAt = performance.now();
      answer = fetch(`${apiBaseUrl}/payment_methods`, { signal: AbortSignal.timeout(timeoutMs) }).then(
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
