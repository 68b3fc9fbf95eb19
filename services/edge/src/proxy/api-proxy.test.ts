import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiProxy } from './api-proxy.ts';

let server: Server;
let baseUrl: string;
let seen: { request: IncomingMessage; body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen = { request, body: Buffer.concat(chunks).toString() };
      response.writeHead(422, {
        'content-type': 'application/json',
        'set-cookie': 'a=b',
        'x-powered-by': 'x',
        'retry-after': '7',
        location: '/en/order-confirmation',
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
  const answer = await apiProxy(baseUrl).request('/api/carts/add?lang=ar', {
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

it('keeps cookies on this side, in both directions', async () => {
  const answer = await apiProxy(baseUrl).request('/api/profile', {
    headers: { cookie: 'dana_session=secret' },
  });
  expect(seen.request.headers.cookie).toBeUndefined();
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get('x-powered-by')).toBeNull();
});

it('says in the API’s own error form that the API is away', async () => {
  const answer = await apiProxy('http://localhost:9').request('/api/home');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ success: false, message: expect.any(String) });
  expect(answer.headers.get('retry-after')).toBe('5');
});

it('passes the payment page on, and the way back from it', async () => {
  const answer = await apiProxy(baseUrl).request('/pay/an-id?signature=s', {
    method: 'POST',
    body: 'decision=approve',
  });
  expect(seen.request.url).toBe('/pay/an-id?signature=s');
  expect(seen.body).toBe('decision=approve');
  expect(answer.headers.get('location')).toBe('/en/order-confirmation');
});
