import { type ApiClient, ApiError, createQueryClient } from '@dana/api-client';
import { paymentMethodsQuery } from '@dana/commerce/payment-methods.queries';
import { expect, it } from 'vitest';
import { readPageData } from '../document/page-data.ts';
import { loadFrameData } from './load-frame-data.ts';

const answer = { data: [{ id: '4', code: 'knet', name: 'كي نت', has_installments: false }] };

async function load(get: () => Promise<unknown>, waitMs = 20) {
  const client = createQueryClient({ isServer: true });
  const api = { locale: 'ar', currency: 'KWD', get } as unknown as ApiClient;
  const { queryKey } = paymentMethodsQuery(api);
  await loadFrameData(client, api, waitMs)();
  return {
    marks: client.getQueryData(queryKey),
    data: readPageData(client),
    state: client.getQueryState(queryKey),
  };
}

it('brings the ways to pay into the page', async () => {
  const { marks, data } = await load(async () => answer);
  expect(marks).toEqual(answer.data);
  expect(data).toHaveLength(1);
});

it('holds up no page when the API does not answer, and leaves what is late out of its data', async () => {
  expect(await load(() => new Promise(() => undefined))).toMatchObject({ data: [], state: undefined });
});

it('leaves a page without marks when the API fails', async () => {
  expect((await load(() => Promise.reject(new ApiError(503, 'No')))).data).toEqual([]);
});
