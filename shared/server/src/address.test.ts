import fastCheck from 'fast-check';
import { expect, it } from 'vitest';
import { isHereByName, networkOf, readAddress } from './address.ts';

it('counts an IPv6 client by its network, and an IPv4 one by its address', () => {
  expect(networkOf('2001:db8:1:2:a:b:c:d')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:0db8:0001:0002:ffff::'));
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
  expect(networkOf('2001:db8:1:2::1', 48)).toBe('2001:db8:1::/48');
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('')).toBe('');
});

it('takes any text, and no half an address for one', () => {
  for (const text of ['1', '0x7f.1', '127.1', '010.0.0.1x', 'localhost', ''])
    expect(readAddress(text)).toBeUndefined();
  fastCheck.assert(fastCheck.property(fastCheck.string(), (text) => typeof networkOf(text) === 'string'));
  fastCheck.assert(fastCheck.property(fastCheck.ipV6(), (text) => networkOf(text).length > 0));
});

it.each([
  ['localhost', true],
  ['localhost:8080', true],
  ['shop.localhost:8080', true],
  ['127.0.0.1:8081', true],
  ['[::1]:8080', true],
  ['evil.example', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example:8080', false],
  ['127.evil.example', false],
  ['192.168.1.7', false],
  ['', false],
  [undefined, false],
])('names this machine as %s: %s', (host, expected) => {
  expect(isHereByName(host)).toBe(expected);
});
