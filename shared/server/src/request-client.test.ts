import { readTrustedProxies } from './trusted-proxies.ts';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { secureHeaders } from './common-headers.ts';
import { clientOf, findClient } from './request-client.ts';

/** What a route learns of a request that came over a socket from `peer`. */
async function ask(
  { publicOrigin, proxies }: { publicOrigin: string; proxies: string },
  peer: string,
  headers: Record<string, string>,
) {
  const app = new Hono()
    .use(findClient({ publicOrigin, trustedProxies: readTrustedProxies(proxies) }), secureHeaders)
    .get('/', (c) => c.json(clientOf(c)));
  const socket = { remoteAddress: peer, remotePort: 4711, remoteFamily: 'IPv4' };
  const answer = await app.request('/', { headers }, { incoming: { socket } });
  return { ...(await answer.json()), hsts: answer.headers.get('strict-transport-security') };
}

const secure = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'dana.example',
};

describe('who asks', () => {
  it('is the client that a trusted proxy names; links go to the shop’s own address all the same', async () => {
    const shop = { publicOrigin: 'https://shop.example', proxies: 'loopback' };
    expect(await ask(shop, '127.0.0.1', { ...secure, 'x-forwarded-host': 'evil.example' })).toEqual({
      address: '203.0.113.7',
      network: '203.0.113.7',
      origin: 'https://shop.example',
      isSecure: true,
      hsts: 'max-age=63072000; includeSubDomains',
    });
  });

  it('is the one that is connected where nobody is trusted, and nothing that it says counts', async () => {
    const shop = { publicOrigin: 'http://localhost:8080' };
    // A shop without an address of its own has the one that a trusted proxy was asked for.
    const believed = { origin: 'https://dana.example', isSecure: true };
    expect(await ask({ ...shop, proxies: 'loopback' }, '127.0.0.1', secure)).toMatchObject(believed);
    for (const proxies of ['', '10.0.0.0/8'])
      expect(await ask({ ...shop, proxies }, '198.51.100.1', secure)).toEqual({
        address: '198.51.100.1',
        network: '198.51.100.1',
        // Whom it names tells reports apart, and nothing else goes by it.
        claimed: '203.0.113.7',
        origin: 'http://localhost:8080',
        isSecure: false,
        hsts: null,
      });
  });
});
