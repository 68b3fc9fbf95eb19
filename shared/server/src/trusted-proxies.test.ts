import { expect, it } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';

it('trusts nobody without a setting', () => {
  for (const text of [undefined, '', ' , '])
    expect(readTrustedProxies(text).trusts('127.0.0.1', 0)).toBe(false);
});

it('trusts addresses, networks and their names, in both versions of the protocol', () => {
  const { trusts } = readTrustedProxies('loopback, 192.0.2.1, 198.51.100.0/24, 2001:db8::/32');
  for (const address of [
    '127.0.0.9',
    '::1',
    '192.0.2.1',
    '198.51.100.200',
    '2001:db8:7::1',
    '::ffff:192.0.2.1',
  ])
    expect([address, trusts(address, 0)]).toEqual([address, true]);
  for (const address of ['192.0.2.2', '198.51.101.1', '2001:db9::1', '', 'shop.example', '10.0.0.1'])
    expect([address, trusts(address, 0)]).toEqual([address, false]);
});

it.each(['shop.example', '10.0.0.0/33', '300.1.1.1', '2001:db8::/129', '1, 2', 'everybody'])(
  'says which word of %j it cannot use',
  (text) => {
    expect(() => readTrustedProxies(text)).toThrow(/is no address/);
  },
);
