import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningTestApi, readTestApi, startTestApi } from './start-test-api.ts';

let mine: RunningTestApi;
let anothers: RunningTestApi;
let own: RunningTestApi;
beforeAll(async () => {
  [mine, anothers, own] = await Promise.all([readTestApi(), readTestApi(), startTestApi()]);
});
afterAll(() => Promise.all([mine, anothers, own].map((api) => api.stop())));

const subscribe = ({ baseUrl }: RunningTestApi) =>
  fetch(`${baseUrl}/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'noura@example.com' }),
  });
const statusOf = async ({ baseUrl }: RunningTestApi) => (await fetch(`${baseUrl}/brands`)).status;

it('refuses to change the shop that other files read, and says what to do', async () => {
  const answer = await subscribe(mine);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('startTestApi()');
  expect((await subscribe(own)).status).toBeLessThan(300);
});

it('disturbs the calls of one file only', async () => {
  await mine.disturb('/api/brands', { status: 503 });
  expect([await statusOf(mine), await statusOf(anothers), await statusOf(own)]).toEqual([503, 200, 200]);
  await mine.restore();
  expect(await statusOf(mine)).toBe(200);
});
