import type { RouteMatch } from '@dana/contracts/match-route';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { readPageData } from '../document/page-data.ts';
import { createPageDataFetcher, type PageDataFetcher } from './page-data-fetcher.ts';

const key = ['product', 'lamp'];
let answers: (() => Response | Promise<Response>)[];
let asked: string[];
let client: QueryClient;
const onOther = vi.fn();
const open = () =>
  createPageDataFetcher({
    compositionId: 'now',
    locale: 'ar',
    currency: 'KWD',
    queryClient: client,
    onOther,
  });
const route = { module: './shop.route', layout: 'default', cache: 'public', query: ['page', 'sort'] };
/** The shop's page 2, unless a test passes another. */
const fetchFrom = (data: PageDataFetcher, search = 'page=2', claim: object = {}) =>
  data.fetch(
    { route: { ...route, ...claim } } as unknown as RouteMatch,
    '/shop',
    new URLSearchParams(search),
  );
function queriesAt(price: number) {
  const server = new QueryClient();
  server.setQueryData(key, { price });
  return readPageData(server);
}
const payload =
  (price = 7, overrides: object = {}) =>
  () =>
    Response.json(
      { form: 1, composition: 'now', currency: 'KWD', queries: queriesAt(price), ...overrides },
      { headers: { 'Server-Timing': 'age;dur=4000, visit' } },
    );

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  asked = [];
  answers = [];
  onOther.mockClear();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return (answers.shift() ?? (() => new Response('', { status: 503 })))();
  });
});

it('brings the data of a page in one call, as old as they are, and asks again only when they are no longer fresh', async () => {
  answers = [payload(), payload(8)];
  const data = open();
  expect(await Promise.all([fetchFrom(data), fetchFrom(data)])).toEqual(['there', 'there']);
  expect(asked).toEqual(['/page-data/ar/shop?page=2']);
  expect(client.getQueryState(key)).toMatchObject({ data: { price: 7 }, dataUpdatedAt: Date.now() - 4_000 });
  vi.advanceTimersByTime(30_000);
  await fetchFrom(data);
  expect(client.getQueryData(key)).toEqual({ price: 8 });
});

it('lets no page wait for long, and keeps what comes later', async () => {
  const answer = Promise.withResolvers<Response>();
  answers = [() => answer.promise];
  const data = open();
  const asking = fetchFrom(data);
  await vi.advanceTimersByTimeAsync(600);
  expect(await asking).toBe('none');
  answer.resolve(payload()());
  expect(await fetchFrom(data)).toBe('there');
  expect(asked).toHaveLength(1);
  expect(client.getQueryData(key)).toEqual({ price: 7 });
});

it('counts the time that a cache between has kept them', async () => {
  const kept = payload()();
  kept.headers.set('Age', '6');
  answers = [() => kept];
  await fetchFrom(open());
  expect(client.getQueryState(key)?.dataUpdatedAt).toBe(Date.now() - 10_000);
});

it('does not ask for what the document brought', async () => {
  const data = open();
  data.note({ route } as unknown as RouteMatch, '/shop', new URLSearchParams('x=1&page=2'));
  expect(await fetchFrom(data)).toBe('there');
  expect(asked).toEqual([]);
});

it('asks with what the page reads of the query, in one order, and leaves personal pages to the API', async () => {
  answers = [payload()];
  const data = open();
  await fetchFrom(data, 'sort=price&utm_source=letter&page=2');
  await fetchFrom(data, 'page=2&sort=price');
  expect(asked).toEqual(['/page-data/ar/shop?page=2&sort=price']);
  expect(await fetchFrom(data, '', { cache: 'personal' })).toBe('none');
  expect(await fetchFrom(data, 'page=2', { query: undefined })).toBe('none');
  expect(asked).toHaveLength(1);
});

it('takes nothing of another composition, and says that the shop has gone on', async () => {
  answers = [payload(7, { composition: 'next' })];
  expect(await fetchFrom(open())).toBe('other');
  expect(client.getQueryData(key)).toBeUndefined();
  expect(onOther).toHaveBeenCalledOnce();
});

it('leaves what is known better: read later, or changed here', async () => {
  answers = [payload(), payload(9)];
  const data = open();
  client.setQueryData(key, { price: 5 });
  await fetchFrom(data);
  expect(client.getQueryData(key)).toEqual({ price: 5 });
  vi.advanceTimersByTime(60_000);
  await client.invalidateQueries({ queryKey: key });
  await fetchFrom(data);
  expect(client.getQueryData(key)).toEqual({ price: 5 });
});

it.each([
  ['of a page that is not there', () => new Response('{}', { status: 404 })],
  ['in another currency', payload(7, { currency: 'USD' })],
])('leaves the page to the API after an answer %s, and asks for the next page’s', async (_, answer) => {
  answers = [answer, payload()];
  const data = open();
  expect(await fetchFrom(data)).toBe('none');
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(await fetchFrom(data)).toBe('there');
});

it.each([
  ['a refusal', () => new Response('', { status: 503 })],
  ['no answer', () => Promise.reject(new Error('away'))],
  ['nothing of the kind', () => new Response('<html>')],
  ['half of it', () => new Response('{"form":1,"composition":"now","quer')],
  ['nothing at all', () => Response.json(null)],
  ['no content', () => new Response(null, { status: 204 })],
  ['another form', payload(7, { form: 2, composition: 'next' })],
])('leaves pages to the API for half a minute after %s', async (_, answer) => {
  answers = [answer, payload()];
  const data = open();
  expect(await fetchFrom(data)).toBe('none');
  expect(await fetchFrom(data, 'page=3')).toBe('none');
  expect([asked.length, onOther.mock.calls.length, client.getQueryCache().getAll().length]).toEqual([
    1, 0, 0,
  ]);
  vi.advanceTimersByTime(30_000);
  expect(await fetchFrom(data)).toBe('there');
});
