import { createApiClient, createQueryClient } from '@dana/api-client';
import { paymentMethodsQuery } from '@dana/commerce/payment-methods.queries';
import { type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readPageData } from '../document/page-data.ts';
import { loadFrameData } from './load-frame-data.ts';

let api: RunningTestApi;
beforeAll(async () => {
  api = await readTestApi();
});
afterEach(() => api.restore());
afterAll(() => api.stop());

async function load(waitMs = 20_000) {
  const client = createQueryClient({ isServer: true });
  const caller = createApiClient({ baseUrl: api.baseUrl, locale: 'ar', currency: 'KWD' });
  const { queryKey } = paymentMethodsQuery(caller);
  await loadFrameData(client, caller, waitMs)();
  return { marks: client.getQueryData(queryKey), data: readPageData(client), client, queryKey };
}

it('brings the ways to pay into the page', async () => {
  const { marks, data } = await load();
  expect(marks).toContainEqual(expect.objectContaining({ code: 'knet', name: 'كي نت' }));
  expect(data).toHaveLength(1);
});

it('holds up no page when the API does not answer, and leaves what is late out of its data', async () => {
  await api.disturb('/api/payment_methods', { status: 'none' });
  const { data, client, queryKey } = await load(20);
  expect(data).toEqual([]);
  expect(client.getQueryState(queryKey)).toBeUndefined();
});

it('leaves a page without marks when the API fails', async () => {
  await api.disturb('/api/payment_methods', { status: 503 });
  expect((await load()).data).toEqual([]);
});
