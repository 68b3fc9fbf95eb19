import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { keepPageData, readPageData } from './page-data.ts';

async function renderedAt(): Promise<QueryClient> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await client.prefetchQuery({ queryKey: ['product', 7], queryFn: async () => ({ price: 12_500 }) });
  await client.prefetchQuery({ queryKey: ['reviews', 7], queryFn: () => Promise.reject(new Error('away')) });
  return client;
}

it('is the same for the same answers, whenever they came, and leaves out what failed', async () => {
  const first = readPageData(await renderedAt());
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(JSON.stringify(readPageData(await renderedAt()))).toBe(JSON.stringify(first));
  expect(first.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([
    [['product', 7], { price: 12_500 }],
  ]);
});

it('is as old in the browser as the document, and is asked for again when that is too old', async () => {
  const browser = new QueryClient();
  const madeAtMs = Date.now() - 90_000;
  keepPageData(browser, readPageData(await renderedAt()), madeAtMs);
  const state = browser.getQueryState(['product', 7]);
  expect(state).toMatchObject({ data: { price: 12_500 }, dataUpdatedAt: madeAtMs, status: 'success' });
  expect(
    browser
      .getQueryCache()
      .find({ queryKey: ['product', 7] })
      ?.isStaleByTime(60_000),
  ).toBe(true);
  expect(
    browser
      .getQueryCache()
      .find({ queryKey: ['product', 7] })
      ?.isStaleByTime(120_000),
  ).toBe(false);
});

it('leaves alone what the browser read later, and what was changed since', async () => {
  const browser = new QueryClient();
  browser.setQueryData(['product', 7], { price: 9_000 });
  keepPageData(browser, readPageData(await renderedAt()), Date.now() - 90_000);
  expect(browser.getQueryData(['product', 7])).toEqual({ price: 9_000 });

  browser.setQueryData(['product', 7], { price: 8_000 }, { updatedAt: Date.now() - 180_000 });
  await browser.invalidateQueries({ queryKey: ['product', 7] });
  keepPageData(browser, readPageData(await renderedAt()), Date.now() - 90_000);
  expect(browser.getQueryData(['product', 7])).toEqual({ price: 8_000 });
});

it('stays when the page’s own call, which it overtook, is cancelled', async () => {
  const browser = new QueryClient();
  const call = Promise.withResolvers<object>();
  const asked = browser.fetchQuery({ queryKey: ['product', 7], queryFn: () => call.promise });
  keepPageData(browser, readPageData(await renderedAt()), Date.now());
  await browser.cancelQueries({ queryKey: ['product', 7] });
  await asked.catch(() => undefined);
  expect(browser.getQueryData(['product', 7])).toEqual({ price: 12_500 });
});
