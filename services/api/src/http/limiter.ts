import { ApiFailure } from './failure.ts';

const trackedMax = 50_000;

/**
 * Counts calls per key in fixed windows, in this process. `allow` throws 429 with Retry-After beyond the limit.
 * Windows in seconds. A flood of keys drops the oldest rather than growing without end.
 */
export function createLimiter(now: () => Date, callsMax: number, windowSeconds: number) {
  const windows = new Map<string, { endsMs: number; calls: number }>();
  return function allow(key: string): void {
    const nowMs = now().getTime();
    let current = windows.get(key);
    if (!current || current.endsMs <= nowMs) {
      current = { endsMs: nowMs + windowSeconds * 1000, calls: 0 };
      windows.delete(key);
      windows.set(key, current);
      const oldest = windows.keys().next().value;
      if (windows.size > trackedMax && oldest !== undefined) windows.delete(oldest);
    }
    current.calls += 1;
    if (current.calls > callsMax) {
      const retryAfterSeconds = Math.max(1, Math.ceil((current.endsMs - nowMs) / 1000));
      throw new ApiFailure(429, 'too_many_requests', { retryAfterSeconds });
    }
  };
}
