/** Problems with a session are noted and never stand in the shopper's way. Source: docs/shop-rules.md. */
export function noteFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: agreed: a line in the log and no more.
  console.warn('The session could not be kept or taken up.', error);
}

/** Unit: milliseconds. */
export function later(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}
