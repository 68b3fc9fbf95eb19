import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiClientOptions } from './api-client.ts';
import { createApiClient } from './create-api-client.ts';
import { createQueryClient } from './create-query-client.ts';

const answers: Record<string, { status: number; body: string }> = {
  '/api/ok': { status: 200, body: '{"data":{"name":"pearl"}}' },
  '/api/odd': { status: 200, body: '{"data":{"name":7}}' },
  '/api/dropped': { status: 200, body: '{"data":{"name":"pearl"}}' },
  '/api/html': { status: 502, body: '<h1>Bad gateway</h1>' },
  '/api/refused': {
    status: 422,
    body: '{"success":false,"message":"No","code":"email_taken","errors":{"email":["Taken"]}}',
  },
  '/api/private': { status: 401, body: '{"success":false,"message":"Unauthenticated"}' },
};
const seen: IncomingMessage[] = [];
let isDropped = false;
let server: Server;
let baseUrl: string;
const schema = z.object({ data: z.object({ name: z.string() }) });

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.unshift(request);
    if (request.url?.startsWith('/api/dropped') && !isDropped) {
      isDropped = true;
      request.socket.destroy();
      return;
    }
    const answer = answers[request.url?.split('?')[0] ?? ''];
    if (answer) response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  baseUrl = `http://localhost:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const client = (options: Partial<ApiClientOptions> = {}) =>
  createApiClient({ baseUrl, locale: 'ar', currency: 'KWD', ...options });

it('gives what was answered before without a call, read like any answer; all else is asked', async () => {
  const before = seen.length;
  const { get, send } = client({ answers: { '/ok': { data: { name: 'sent' } }, '/odd': { data: {} } } });
  expect((await get('/ok', schema, { query: { page: 1 } })).data.name).toBe('sent');
  await expect(get('/odd', schema)).rejects.toMatchObject({ name: 'MalformedAnswerError' });
  expect(seen.length).toBe(before);
  expect((await send('POST', '/ok', {}, schema)).data.name).toBe('pearl');
});

it('waits with a call for the token that is on its way', async () => {
  const way = Promise.withResolvers<void>();
  let token: string | undefined;
  const { get } = client({ token: () => token, tokenOnItsWay: () => way.promise });
  const asked = get('/ok', schema);
  token = 'late';
  way.resolve();
  await asked;
  expect(seen[0]?.headers.authorization).toBe('Bearer late');
});

it('sends language, currency and token with each call and returns the parsed answer', async () => {
  const answer = await client({ token: () => 'secret', path: () => '/shop' }).get('/ok', schema);
  expect(answer.data.name).toBe('pearl');
  expect(seen[0]?.url).toBe('/api/ok?lang=ar&currency=KWD');
  expect(seen[0]?.headers).toMatchObject({
    'accept-language': 'ar',
    lang: 'ar',
    currency: 'KWD',
    accept: 'application/json',
    authorization: 'Bearer secret',
  });
});

it('says with each call what is asked, without its query', async () => {
  const onCall = vi.fn((answer: Promise<unknown>) => void answer.catch(() => undefined));
  await client({ onCall })
    .get('/html', schema, { query: { q: 'noor' } })
    .catch(() => undefined);
  expect(onCall.mock.calls[0]?.slice(1)).toMatchObject([{ method: 'GET', path: '/html' }]);
});

it.each(['/login', '/register'])('keeps the token to itself on %s', async (path) => {
  await client({ token: () => 'secret', path: () => path }).get('/ok', async () => schema);
  expect(seen[0]?.headers.authorization).toBeUndefined();
});

it('carries the token of the shopper who began the call, who may have signed out since', async () => {
  const session: { token?: string } = { token: 'secret' };
  const answer = client({ token: () => session.token }).get('/ok', async () => schema);
  delete session.token;
  await answer;
  expect(seen[0]?.headers.authorization).toBe('Bearer secret');
});

it('names the field of an answer that breaks its contract', async () => {
  const onMalformed = vi.fn();
  await expect(client({ onMalformed }).get('/odd', schema)).rejects.toThrow(/GET \/odd .*data\.name/);
  expect(onMalformed).toHaveBeenCalledOnce();
});

it('has no answer to a call when the code that reads it is lost, and makes none', async () => {
  const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  const before = seen.length;
  const sent = client().send('POST', '/ok', {}, () => Promise.reject(lost));
  await expect(sent).rejects.toMatchObject({ name: 'UnreachableError', cause: lost });
  expect(seen.length).toBe(before);
});

it('passes on what the API refused, by field', async () => {
  const refusal = await client()
    .send('POST', '/refused', {}, schema)
    .catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    status: 422,
    message: 'No',
    code: 'email_taken',
    fields: { email: ['Taken'] },
  });
});

it('copes with a gateway that answers in HTML', async () => {
  await expect(client().get('/html', schema)).rejects.toMatchObject({ status: 502, message: '' });
});

it('reports a 401 only for a call that carried a token', async () => {
  const onUnauthorized = vi.fn();
  await expect(client({ onUnauthorized }).get('/private', schema)).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).not.toHaveBeenCalled();
  await expect(client({ onUnauthorized, token: () => 't' }).get('/private', schema)).rejects.toThrow();
  expect(onUnauthorized).toHaveBeenCalledWith('t');
});

it('reads again at once when a connection was closed under it, and never sends twice', async () => {
  await expect(client().get('/dropped', schema)).resolves.toEqual({ data: { name: 'pearl' } });
  expect(seen.filter(({ url }) => url?.startsWith('/api/dropped'))).toHaveLength(2);
  isDropped = false;
  await expect(client().send('POST', '/dropped', {}, schema)).rejects.toThrow('ECONNRESET');
  expect(seen.filter(({ method, url }) => method === 'POST' && url?.startsWith('/api/dropped'))).toHaveLength(
    1,
  );
});

describe('the key of a write', () => {
  const keyOf = () => seen[0]?.headers['idempotency-key'];
  const write = (api: ReturnType<typeof client>, path: string, body: object = {}) =>
    api.send('POST', path, body, schema).catch(() => undefined);

  it('stays with what got no answer, or a fault of the server, until it is answered', async () => {
    const api = client();
    isDropped = false;
    await write(api, '/dropped', { text: 'pearl' });
    const lost = keyOf();
    expect(lost).toMatch(/^[\da-f]{24}$/);
    await write(api, '/dropped', { text: 'pearl' });
    expect(keyOf()).toBe(lost);
    // Answered now: the same text once more is another request.
    await write(api, '/dropped', { text: 'pearl' });
    expect(keyOf()).not.toBe(lost);

    await write(api, '/html');
    const faulty = keyOf();
    await write(api, '/html');
    expect(keyOf()).toBe(faulty);
  });

  it('is another for other words, and after a refusal', async () => {
    const api = client();
    const keys = [];
    for (const [path, text] of [
      ['/html', 'pearl'],
      ['/html', 'gold'],
      ['/refused', 'pearl'],
      ['/refused', 'pearl'],
    ] as const) {
      await write(api, path, { text });
      keys.push(keyOf());
    }
    expect(new Set(keys).size).toBe(4);
  });

  it('is the caller’s own where there is one, and reads and files have none', async () => {
    const api = client();
    await api.send('POST', '/ok', {}, schema, { headers: { 'Idempotency-Key': 'mine' } });
    expect(keyOf()).toBe('mine');
    await api.get('/ok', schema);
    expect(keyOf()).toBeUndefined();
    await write(api, '/ok', new FormData());
    expect(keyOf()).toBeUndefined();
  });
});

it('gives up on a server that hangs', async () => {
  await expect(client({ timeoutMs: 50 }).get('/hangs', schema)).rejects.toMatchObject({
    name: 'UnreachableError',
    isLate: true,
  });
});

it('ends its calls when the time of their page is over, and begins no other', async () => {
  const end = new AbortController();
  const api = client({ signal: end.signal });
  const answer = api.get('/hangs', schema);
  setTimeout(() => end.abort(), 20);
  await expect(answer).rejects.toMatchObject({ name: 'UnreachableError', isLate: true });
  seen.length = 0;
  await expect(api.get('/ok', schema)).rejects.toMatchObject({ name: 'UnreachableError', isLate: true });
  expect(seen).toEqual([]);
});

it('ends a call that its caller broke off, also where the client has a signal of its own', async () => {
  const own = new AbortController();
  const answer = client({ signal: new AbortController().signal }).get('/hangs', schema, {
    signal: own.signal,
  });
  setTimeout(() => own.abort(), 20);
  await expect(answer).rejects.toMatchObject({ code: 'ERR_CANCELED' });
});

it('asks again for what failed at the server, and not for what already took all the time there is', async () => {
  const asked = async (path: string): Promise<number> => {
    const queryFn = vi.fn(() => client({ timeoutMs: 50 }).get(path, schema));
    const queries = createQueryClient();
    await queries
      .fetchQuery({
        queryKey: [path],
        queryFn,
        retry: queries.getDefaultOptions().queries?.retry ?? 0,
        retryDelay: 1,
      })
      .catch(() => undefined);
    return queryFn.mock.calls.length;
  };
  expect(await asked('/hangs')).toBe(1);
  expect(await asked('/html')).toBe(3);
});
