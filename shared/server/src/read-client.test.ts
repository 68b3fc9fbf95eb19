import { describe, expect, it } from 'vitest';
import { readClient } from './read-client.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

const proxy = '10.0.0.1';
const outerProxy = '10.0.0.2';
const shopper = '203.0.113.7';
const forged = '198.51.100.66';

/** The client of a request with these headers that `peer` sent, under a setting. */
const clientOf = (setting: string, peer: string, headers: Record<string, string> = {}) =>
  readClient(peer, (name) => headers[name], readTrustedProxies(setting));

describe('the client behind trusted proxies', () => {
  it.each([
    ['the one that is connected, when nobody is trusted', '', proxy, shopper, proxy],
    ['what a trusted proxy says', '10.0.0.0/8', proxy, shopper, shopper],
    [
      'the last untrusted address in the list, whatever was forged before',
      '10.0.0.0/8',
      proxy,
      `${forged}, ${shopper}`,
      shopper,
    ],
    ['found behind two proxies', '10.0.0.0/8', proxy, `${forged}, ${shopper}, ${outerProxy}`, shopper],
    ['the outer proxy, when one hop is trusted', '1', proxy, `${shopper}, ${outerProxy}`, outerProxy],
    ['found behind two hops', '2', proxy, `${forged}, ${shopper}, ${outerProxy}`, shopper],
    [
      'no further than the hops, also where addresses are trusted',
      '10.0.0.0/8, 1',
      proxy,
      `${shopper}, ${outerProxy}`,
      outerProxy,
    ],
    [
      'an untrusted client that is connected, whatever it says of itself',
      '10.0.0.0/8',
      shopper,
      forged,
      shopper,
    ],
    ['the proxy, when it hides its client', '10.0.0.0/8', proxy, `${forged}, unknown`, proxy],
    ['the proxy, when it says nothing', 'loopback', '127.0.0.1', '', '127.0.0.1'],
    ['found without its port', 'private', proxy, `${shopper}:4711`, shopper],
    ['itself a trusted address, when there is nobody before it', '10.0.0.0/8', proxy, '10.9.9.9', '10.9.9.9'],
  ])('is %s', (_what, setting, peer, list, address) => {
    expect(clientOf(setting, peer, { 'x-forwarded-for': list }).address).toBe(address);
  });

  it('is read from Forwarded where the setting says so, and X-Forwarded-For then counts for nothing', () => {
    const headers = {
      forwarded: `for=${forged}, for="[2001:db8::17]:4711";proto=https;host=shop.example`,
      'x-forwarded-for': forged,
      'x-forwarded-proto': 'http',
    };
    expect(clientOf('loopback, forwarded', '127.0.0.1', headers)).toEqual({
      address: '2001:db8::17',
      network: '2001:db8::/64',
      claimed: '198.51.100.66',
      origin: 'https://shop.example',
    });
    expect(clientOf('loopback', '127.0.0.1', { forwarded: `for=${shopper}` }).address).toBe('127.0.0.1');
    for (const forwarded of [';;', 'for=', 'for="_hidden"', 'for="unknown', 'for=<script>'])
      expect(clientOf('loopback, forwarded', '127.0.0.1', { forwarded }).address).toBe('127.0.0.1');
  });
});

describe('the origin that a client asked for', () => {
  const origin = (setting: string, headers: Record<string, string>) =>
    clientOf(setting, proxy, headers).origin;
  const asked = {
    'x-forwarded-for': shopper,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'shop.example',
  };

  it('is what a trusted proxy says, and unknown without one', () => {
    expect(origin('private', asked)).toBe('https://shop.example');
    expect(origin('', asked)).toBeUndefined();
    expect(origin('192.0.2.1', asked)).toBeUndefined();
    expect(origin('1', { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.example:8443' })).toBe(
      'https://shop.example:8443',
    );
  });

  it('is what the proxy says that the client connected to', () => {
    const lists = {
      'x-forwarded-for': `${forged}, ${shopper}, ${outerProxy}`,
      'x-forwarded-proto': 'gopher, https, http',
      'x-forwarded-host': 'evil.example, shop.example, inner.example',
    };
    expect(origin('private', lists)).toBe('https://shop.example');
  });

  it.each(['evil.example/path', 'a@evil.example', 'a b', '"><script>', '', 'x:99999', 'a\\b'])(
    'is unknown when it is said to be at %j',
    (host) => {
      expect(origin('private', { ...asked, 'x-forwarded-host': host })).toBeUndefined();
    },
  );
});
