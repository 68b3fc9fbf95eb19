import { afterAll, beforeAll } from 'vitest';
import { createTestApi, type TestApi } from './test-api.ts';

/**
 * The API in this process for one suite (`createTestApi`): opened before its tests, closed after them.
 * @param overrides – asked for when it is opened. @returns the API, which answers from the suite's own `beforeAll` on.
 */
export function apiOfSuite(
  overrides: () => Parameters<typeof createTestApi>[0] = () => ({}),
): Omit<TestApi, 'close'> {
  let opened: TestApi | undefined;
  const api = (): TestApi => {
    if (!opened) throw new Error('The API of a suite is there from its beforeAll on.');
    return opened;
  };
  beforeAll(async () => {
    opened = await createTestApi(overrides());
  });
  afterAll(() => opened?.close());
  return {
    fetch: (request) => api().fetch(request),
    sendEmails: () => api().sendEmails(),
    get bank() {
      return api().bank;
    },
    get db() {
      return api().db;
    },
  };
}
