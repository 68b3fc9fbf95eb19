const intervalMs = 100;

/**
 * Waits until a program has printed some words, for one that has no address to ask at.
 * Errors: the wait throws when it did not within the time, or ended. Unit: milliseconds.
 */
export function untilSaid(words: string, limitMs: number) {
  return async (isAlive: () => boolean, said: readonly string[]): Promise<void> => {
    const end = Date.now() + limitMs;
    while (!said.some((line) => line.includes(words))) {
      if (!isAlive()) throw new Error(`It ended while it was starting. It said: ${said.slice(-5).join(' ')}`);
      if (Date.now() > end) throw new Error(`"${words}" was not said within ${limitMs / 1000} s.`);
      await new Promise((resolve) => setTimeout(resolve, intervalMs));
    }
  };
}
