import { describe, expect, it } from 'vitest';
import { ApiFailure } from './failure.ts';
import { createLimiter } from './limiter.ts';

describe('a limit', () => {
  it('holds for its window, tells the seconds that are left, and then begins anew', () => {
    let nowMs = 0;
    const allow = createLimiter(() => new Date(nowMs), 2, 60);
    allow('a');
    allow('a');
    nowMs = 45_500;
    try {
      allow('a');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ApiFailure);
      expect((error as ApiFailure).status).toBe(429);
      expect((error as ApiFailure).details.retryAfterSeconds).toBe(15);
    }
    allow('b');
    nowMs = 60_000;
    allow('a');
  });
});
