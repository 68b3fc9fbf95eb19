import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../test-api.ts';
import { ApiFailure } from './failure.ts';
import { createLimiter } from './limiter.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function refusalOf(call: Promise<void>): Promise<ApiFailure> {
  const error = await call.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiFailure);
  return error as ApiFailure;
}

describe('a limit', () => {
  it('holds for its window, tells the seconds that are left, and then begins anew', async () => {
    let nowMs = 0;
    const clock = { db: api.db, now: () => new Date(nowMs) };
    const { allow } = createLimiter(clock, 'test', 2, 60);
    await allow('a');
    await allow('a');
    nowMs = 45_500;
    const refusal = await refusalOf(allow('a'));
    expect(refusal.status).toBe(429);
    expect(refusal.details.retryAfterSeconds).toBe(15);
    await allow('b');
    nowMs = 60_000;
    await allow('a');
  });

  it('is one limit for all instances of the API, and forgets what is given back', async () => {
    const clock = { db: api.db, now: () => new Date(0) };
    const [first, second] = [createLimiter(clock, 'shared', 2, 60), createLimiter(clock, 'shared', 2, 60)];
    await first.allow('a');
    await second.allow('a');
    await first.giveBack('a');
    await second.allow('a');
    expect((await refusalOf(first.allow('a'))).status).toBe(429);
  });
});
