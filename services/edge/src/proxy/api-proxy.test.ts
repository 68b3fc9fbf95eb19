import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { readTrustedProxies } from '@dana/server/trusted-proxies';
import { watchRequests } from '@dana/server/watching/watch-requests';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findClient } from '@dana/server/request-client';
import { apiProxy } from './api-proxy.ts';
import { backEndWith } from '../testing/back-end-with.ts';

/** In front of our API, whose calls are below /api. */
const proxyOf = (server: string) =>
  apiProxy({ apiBaseUrl: `${server}/api`, askBackEnd: backEndWith('own-pages') });

let server: Server;
let baseUrl: string;
let seen: { request: IncomingMessage; body: string };
let arrivedCount = 0;
const device = 'd'.repeat(44);

beforeAll(async () => {
  server = createServer((request, response) => {
    arrivedCount += 1;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen = { request, body: Buffer.concat(chunks).toString() };
      response.writeHead(422, {
        'content-type': 'application/json',
        'set-cookie': ['a=b', 'dana_staff=t; Path=/_orders; HttpOnly'],
        'x-powered-by': 'x',
        'retry-after': '7',
        location: '/en/order-confirmation',
        'x-robots-tag': 'noindex',
        'x-known-device': device,
      });
      response.end('{"success":false,"message":"No"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('passes a call on with its query, body, language and token, and its answer back', async () => {
  const answer = await proxyOf(baseUrl).request('/api/carts/add?lang=ar', {
    method: 'POST',
    body: '{"quantity":1}',
    headers: {
      authorization: 'Bearer t',
      lang: 'ar',
      'content-type': 'application/json',
      'idempotency-key': 'k',
    },
  });
  expect(seen.request.url).toBe('/api/carts/add?lang=ar');
  expect(seen.body).toBe('{"quantity":1}');
  expect(seen.request.headers).toMatchObject({
    authorization: 'Bearer t',
    lang: 'ar',
    'idempotency-key': 'k',
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ success: false, message: 'No' });
  expect(answer.headers.get('retry-after')).toBe('7');
});

it('passes the message of a payment gateway on as it is, with its signature', async () => {
  const headers = { 'bank-signature': 'one', hashstring: 'another' };
  const body = '{ "amount": 12.500 }\n';
  await proxyOf(baseUrl).request('/api/payments/tap/messages', { method: 'POST', body, headers });
  expect(seen.body).toBe(body);
  expect(seen.request.headers).toMatchObject(headers);
});

it('passes the staff’s cookie and where a form came from to their pages, and to nothing else', async () => {
  const headers = {
    cookie: `other=1; dana_staff=${'s'.repeat(40)}`,
    origin: 'http://localhost',
    'sec-fetch-site': 'same-origin',
  };
  const form = { method: 'POST', body: 'step=pack', headers };
  const answer = await proxyOf(baseUrl).request('/_orders/1/steps', form);
  expect(seen.request.url).toBe('/_orders/1/steps');
  expect(seen.request.headers).toMatchObject({ ...headers, cookie: `dana_staff=${'s'.repeat(40)}` });
  expect(answer.headers.getSetCookie()).toEqual(['dana_staff=t; Path=/_orders; HttpOnly']);
  const elsewhere = await proxyOf(baseUrl).request('/api/staff/orders', form);
  expect([seen.request.headers.cookie, seen.request.headers.origin]).toEqual([undefined, undefined]);
  expect(elsewhere.headers.getSetCookie()).toEqual([]);
  await proxyOf(baseUrl).request('/_orders', { headers: { cookie: 'dana_staff=a;b' } });
  expect(seen.request.headers.cookie).toBeUndefined();
});

it('passes a compressed answer on as it came, and says how it is compressed', async () => {
  const text = '{"success":true,"data":"الاسم"}';
  const api = createServer((request, response) => {
    const isPacked = request.headers['accept-encoding'] === 'br';
    response.writeHead(200, {
      'content-type': 'application/json',
      vary: 'Accept-Encoding',
      etag: 'W/"1"',
      ...(isPacked && { 'content-encoding': 'br' }),
    });
    response.end(isPacked ? brotliCompressSync(text) : text);
  });
  await new Promise<void>((resolve) => api.listen(0, resolve));
  onTestFinished(() => api.closeAllConnections());
  onTestFinished(() => void api.close());
  const proxy = proxyOf(`http://localhost:${(api.address() as AddressInfo).port}`);
  const packed = await proxy.request('/api/home', { headers: { 'accept-encoding': 'br' } });
  expect(Object.fromEntries(packed.headers)).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    etag: 'W/"1"',
  });
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(text);
  const plain = await proxy.request('/api/home');
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, text]);
});

it('keeps cookies on this side, in both directions', async () => {
  const answer = await proxyOf(baseUrl).request('/api/profile', {
    headers: { cookie: 'dana_session=secret' },
  });
  expect(seen.request.headers.cookie).toBeUndefined();
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get('x-powered-by')).toBeNull();
});

it('keeps what shows the API a known device in a cookie of the browser, for signing in alone', async () => {
  const trustedProxies = readTrustedProxies('');
  const secure = new Hono().use(findClient({ trustedProxies, publicOrigin: 'https://dana.example' }));
  secure.route('/', proxyOf(baseUrl));
  const headers = {
    cookie: `dana_session=secret; dana_device=${device}`,
    'x-known-device': 'forged'.repeat(8),
  };
  const answer = await secure.request('/api/login', { method: 'POST', body: '{}', headers });
  expect(seen.request.headers['x-known-device']).toBe(device);
  expect(seen.request.headers.cookie).toBeUndefined();
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toBe(
    `dana_device=${device}; Max-Age=31536000; Path=/api; HttpOnly; Secure; SameSite=Strict`,
  );
  expect(answer.headers.get('x-known-device')).toBeNull();
  expect(await answer.text()).not.toContain(device);

  const elsewhere = await secure.request('/api/profile', { headers });
  expect(seen.request.headers['x-known-device']).toBeUndefined();
  expect(elsewhere.headers.getSetCookie()).toEqual([]);
});

it('passes no forged known device on', async () => {
  for (const cookie of ['', 'dana_device=short', `dana_device=${'%0a'.repeat(40)}`]) {
    const headers = { cookie, 'x-known-device': device };
    await proxyOf(baseUrl).request('/api/login', { method: 'POST', body: '{}', headers });
    expect(seen.request.headers['x-known-device']).toBeUndefined();
  }
});

it('says in the API’s own error form that the API is away', async () => {
  const answer = await proxyOf('http://localhost:9').request('/api/home');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    success: false,
    code: 'unavailable',
    message: expect.any(String),
  });
  expect(answer.headers.get('retry-after')).toBe('5');
  const inArabic = await proxyOf('http://localhost:9').request('/api/home?lang=ar');
  expect((await inArabic.json()).message).toMatch(/\p{Script=Arabic}/u);
});

it('passes the outbox of a developer on', async () => {
  for (const path of ['/dev/outbox', '/dev/outbox/an-email/html?lang=ar']) {
    await proxyOf(baseUrl).request(path);
    expect(seen.request.url).toBe(path);
  }
});

it('passes no email on to a page of elsewhere whose name was led to this machine', async () => {
  const before = seen.request;
  const answer = await proxyOf(baseUrl).request('/dev/outbox', { headers: { host: 'evil.example:8080' } });
  expect(answer.status).toBe(404);
  expect(seen.request).toBe(before);
});

it('passes the payment page on, and the way back from it', async () => {
  const answer = await proxyOf(baseUrl).request('/pay/an-id?signature=s', {
    method: 'POST',
    body: 'decision=approve',
  });
  expect(seen.request.url).toBe('/pay/an-id?signature=s');
  expect(seen.body).toBe('decision=approve');
  expect(answer.headers.get('location')).toBe('/en/order-confirmation');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
});

describe('on a port of its own', () => {
  let origin: string;
  let proxy: ReturnType<typeof serve>;
  beforeAll(async () => {
    proxy = await new Promise((resolve) => {
      const started = serve({ fetch: proxyOf(baseUrl).fetch, port: 0 }, ({ port }) => {
        origin = `http://localhost:${port}`;
        resolve(started);
      });
    });
  });
  afterAll(() => proxy.close());

  const mega = 1024 * 1024;
  const post = (path: string, body: BodyInit) =>
    fetch(`${origin}${path}`, { method: 'POST', body, duplex: 'half' } as RequestInit);

  it('passes on a picture as large as pictures may be', async () => {
    const answer = await post('/api/media/upload', 'x'.repeat(2 * mega + 1024));
    expect(answer.status).toBe(422);
    expect(seen.body).toHaveLength(2 * mega + 1024);
  });

  it('refuses a larger body as the API does, in both languages, and passes nothing of it on', async () => {
    const before = arrivedCount;
    const picture = await post('/api/media/upload?lang=ar', 'x'.repeat(8 * mega));
    expect(picture.status).toBe(413);
    expect(await picture.json()).toEqual({
      success: false,
      code: 'file_too_large',
      message: expect.stringMatching(/\p{Script=Arabic}/u),
    });
    const message = await post('/api/contact-form?lang=en', 'x'.repeat(8 * mega));
    expect(message.status).toBe(413);
    expect(await message.json()).toEqual({
      success: false,
      code: 'body_too_large',
      message: 'The request is too large',
    });
    expect(arrivedCount).toBe(before);
  });

  it('stops reading a body that never said how long it would be', async () => {
    const before = arrivedCount;
    let sentBytes = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sentBytes += mega / 4;
        // Ends some day, or a failure of this test would fill the memory.
        if (sentBytes > 64 * mega) controller.close();
        else controller.enqueue(new Uint8Array(mega / 4));
      },
    });
    const answer = await post('/api/contact-form', endless);
    expect(answer.status).toBe(413);
    expect(sentBytes).toBeLessThan(32 * mega);
    expect(arrivedCount).toBe(before);
  });

  it('passes nothing on of a body that breaks off', async () => {
    const before = arrivedCount;
    const socket = connect(Number(new URL(origin).port), 'localhost');
    socket.write('POST /api/carts/add HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\n{"quantity":');
    await new Promise((resolve) => socket.write('1', resolve));
    socket.destroy();
    expect((await post('/api/carts/add', '{}')).status).toBe(422);
    expect(arrivedCount).toBe(before + 1);
  });
});

it('gives the API the id that the request has here, whatever the client names, and no trace of the client', async () => {
  const app = new Hono()
    .use(watchRequests({ trustedProxies: readTrustedProxies('') }))
    .route('/', proxyOf(baseUrl));
  const headers = {
    'x-request-id': 'of-a-stranger',
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  };
  const answer = await app.request('/api/carts', { headers });
  expect(seen.request.headers['x-request-id']).toMatch(/^[\w-]{22}$/);
  expect(seen.request.headers.traceparent).toBeUndefined();
  expect(answer.headers.get('x-request-id')).toBe(seen.request.headers['x-request-id']);
});
