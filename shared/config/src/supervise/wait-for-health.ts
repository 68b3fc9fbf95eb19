const intervalMs = 150;

/**
 * Waits until a server says that it is ready.
 * Errors: throws when it did not within the time. Unit: milliseconds.
 */
export async function waitForHealth(url: string, limitMs: number, isAlive: () => boolean): Promise<void> {
  const end = Date.now() + limitMs;
  while (Date.now() < end && isAlive()) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  throw new Error(
    isAlive()
      ? `${url} was not ready within ${limitMs / 1000} s.`
      : `The server behind ${url} ended while it was starting.`,
  );
}
