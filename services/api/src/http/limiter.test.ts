import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAttempts, createLimiter } from './limiter.ts';
import { ApiFailure } from './failure.ts';

const deps = { limitPool: null };
const failed = new Error('wrong');
const isFailure = (error: unknown) => error === failed;

async function refusalOf(call: Promise<unknown>): Promise<ApiFailure> {
  const error = await call.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiFailure);
  return error as ApiFailure;
}

describe('a limit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('holds for its window, says the seconds that are left, and ends with it', async () => {
    const { allow } = createLimiter(deps, 'test', 2, 60);
    await allow('a');
    await allow('a');
    vi.advanceTimersByTime(45_500);
    const refusal = await refusalOf(allow('a'));
    expect([refusal.status, refusal.details.retryAfterSeconds]).toEqual([429, 15]);
    await allow('b');
    vi.advanceTimersByTime(14_500);
    await allow('a');
  });

  it('is no longer than it was by what is refused meanwhile', async () => {
    const { allow } = createLimiter(deps, 'test', 1, 60);
    await allow('a');
    for (let second = 0; second < 59; second += 1) {
      await refusalOf(allow('a'));
      vi.advanceTimersByTime(1_000);
    }
    vi.advanceTimersByTime(1_000);
    await allow('a');
  });

  it('lets in again at once what was given back, also after a refusal', async () => {
    const { allow, giveBack } = createLimiter(deps, 'test', 2, 60);
    await allow('a');
    await allow('a');
    await refusalOf(allow('a'));
    await giveBack('a');
    await allow('a');
    await refusalOf(allow('a'));
  });

  it('begins a window with no more calls than it has, whatever is given back from the last one', async () => {
    const { allow, giveBack } = createLimiter(deps, 'test', 1, 60);
    await allow('a');
    vi.advanceTimersByTime(60_001);
    await giveBack('a');
    await allow('a');
    await refusalOf(allow('a'));
  });
});

describe('a limit on failures', () => {
  const attemptsOf = (max: number) => createAttempts(deps, 'attempts', max, 60);

  /** Forty attempts at once, each of which takes a moment. */
  const forty = (attempt: ReturnType<typeof attemptsOf>, work: (index: number) => number) =>
    Array.from({ length: 40 }, (_, index) =>
      attempt('a', () => setTimeout(1).then(() => work(index)), isFailure),
    );

  it('lets any number of right attempts through, also all at once', async () => {
    const right = forty(attemptsOf(3), (index) => index);
    expect(await Promise.all(right)).toEqual(Array.from({ length: 40 }, (_, index) => index));
  });

  it('lets no more wrong attempts through than it allows, however many come at once', async () => {
    let doneCount = 0;
    const wrong = forty(attemptsOf(3), () => {
      doneCount += 1;
      throw failed;
    });
    const results = await Promise.allSettled(wrong);
    expect(doneCount).toBe(3);
    const reasons = results.map((result) => (result as PromiseRejectedResult).reason);
    expect(reasons.filter((reason) => reason === failed)).toHaveLength(3);
    const refusals = reasons.filter((reason) => reason instanceof ApiFailure);
    expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([429]));
    expect(refusals[0]?.details.retryAfterSeconds).toBeGreaterThan(50);
  });

  it('keeps the failures that were before a success', async () => {
    const attempt = attemptsOf(2);
    const wrong = () => attempt('a', () => Promise.reject(failed), isFailure);
    await expect(wrong()).rejects.toBe(failed);
    await attempt('a', async () => 'right', isFailure);
    await expect(wrong()).rejects.toBe(failed);
    expect((await refusalOf(wrong())).status).toBe(429);
  });
});
