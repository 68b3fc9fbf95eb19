import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { createShopServer } from './create-shop-server.ts';

/** Sends bytes to a server that answers each request with its method and host. @returns all that comes back. */
async function send(request: string): Promise<string> {
  const server = createShopServer({}, ({ method, headers }, response) => {
    response.setHeader('Connection', 'close').end(`${method} at ${headers.host}`);
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

it.each(['TRACE', 'PROPFIND', 'MKCOL', 'LOCK'])('refuses %s, and says what it takes', async (method) => {
  const answer = await send(`${method} /en HTTP/1.1\r\nHost: shop\r\nCookie: a=b\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 405 /);
  expect(answer).toContain('Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  expect(answer).not.toContain('a=b');
});

it('answers a request of HTTP/1.0 that names no host', async () => {
  expect(await send('GET /en HTTP/1.0\r\n\r\n')).toMatch(/200 OK[\s\S]*GET at localhost$/);
  expect(await send('GET /en HTTP/1.0\r\nHost: shop\r\n\r\n')).toMatch(/GET at shop$/);
});

it('refuses a request of HTTP/1.1 that names no host, as the protocol demands', async () => {
  expect(await send('GET /en HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
});
