const secondMs = 1000;
const minuteMs = 60 * secondMs;

const firstPauseMs = 15 * secondMs;
const longestPauseMs = 60 * minuteMs;

/** How long a letter is tried. Source: docs/api.md. */
export const triedForMs = 3 * 24 * 60 * minuteMs;

/** When a letter that could not be sent is tried again, each time after twice as long; null when it is given up. */
export function nextAttempt(letter: { attempts: number; created_at: Date }, now: Date): Date | null {
  const pauseMs = Math.min(firstPauseMs * 2 ** Math.min(letter.attempts - 1, 20), longestPauseMs);
  const next = new Date(now.getTime() + pauseMs);
  return next.getTime() - letter.created_at.getTime() > triedForMs ? null : next;
}
