import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readTrustedProxies } from '../trusted-proxies.ts';
import { watchRequests } from './watch-requests.ts';

/** The id that a request has in the server and in its answer. */
async function idOf(given: string, peer: string): Promise<string | null> {
  const app = new Hono()
    .use(watchRequests({ trustedProxies: readTrustedProxies('10.0.0.0/8') }))
    .get('/', (c) => c.text(c.get('requestId') ?? ''));
  const socket = { remoteAddress: peer, remotePort: 4711, remoteFamily: 'IPv4' };
  const answer = await app.request('/', { headers: { 'x-request-id': given } }, { incoming: { socket } });
  expect(await answer.text()).toBe(answer.headers.get('x-request-id'));
  return answer.headers.get('x-request-id');
}

it('a request keeps the id that a trusted proxy gave it, and gets one of its own otherwise', async () => {
  expect(await idOf('from-the-proxy', '10.1.2.3')).toBe('from-the-proxy');
  expect(await idOf('from-a-stranger', '198.51.100.1')).toMatch(/^[\w-]{22}$/);
  for (const unusable of ['short', 'x'.repeat(65), 'with a space'])
    expect(await idOf(unusable, '10.1.2.3')).toMatch(/^[\w-]{22}$/);
});
