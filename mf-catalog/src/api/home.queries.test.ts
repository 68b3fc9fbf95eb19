import { createApiClient } from '@dana/api-client';
import { type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeQuery } from './home.queries.ts';
import { homeAnswerSchema } from './schemas.ts';

let server: RunningTestApi;
beforeAll(async () => {
  server = await readTestApi();
});
afterAll(() => server.stop());

it('keeps a product of several collections once, and shows every collection as the API orders it', async () => {
  const api = createApiClient({ baseUrl: server.baseUrl, locale: 'en', currency: 'KWD' });
  const { data: answer } = await api.get('/home', async () => homeAnswerSchema);
  const idsByCollection = answer.collections.map(({ products }) => products.map(({ id }) => id as string));
  const ids = new Set(idsByCollection.flat());
  expect(ids.size).toBeLessThan(idsByCollection.flat().length);

  const client = new QueryClient();
  const kept = await client.fetchQuery(homeQuery(api));
  expect(JSON.stringify(kept).match(/"hasChoices"/g)).toHaveLength(ids.size);
  const { data: shown } = new QueryObserver(client, homeQuery(api)).getCurrentResult();
  expect(shown?.collections.map(({ products }) => products.map(({ id }) => id))).toEqual(idsByCollection);
});
