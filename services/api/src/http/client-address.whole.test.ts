import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { callerOf } from '../testing/test-caller.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ limits: { forgot: 1 } });
});
afterAll(() => api.close());

/** Asks for a new password for one of many accounts: an address may do so four times. */
async function ask(count: number, addressOf: (index: number) => string): Promise<number[]> {
  const statuses = [];
  for (let index = 0; index < count; index += 1) {
    const options = {
      body: { email: `${crypto.randomUUID()}@dana.example` },
      headers: { 'x-forwarded-for': addressOf(index) },
    };
    statuses.push((await callerOf(api)('POST', '/forgot-password', options)).status);
  }
  return statuses;
}

it('counts all addresses of one IPv6 line together', async () => {
  expect(await ask(5, (index) => `2001:db8:1:1::${index}`)).toEqual([200, 200, 200, 200, 429]);
  expect(await ask(1, () => '2001:db8:1:2::1')).toEqual([200]);
});

it('believes the storefront about its client, and nothing that stands before that', async () => {
  expect(await ask(5, (index) => `198.51.100.${index}, 203.0.113.7`)).toEqual([200, 200, 200, 200, 429]);
});
