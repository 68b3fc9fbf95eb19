import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

it.each([
  ['/ar/%D8%B3%D8%A7%D8%B9%D8%A7%D8%AA', '/ar/ساعات'],
  ['/ar/x?q=%d8%b9%d8%b7%d8%b1&page=2', '/ar/x?q=عطر&page=2'],
  ['/en/caf%C3%A9', '/en/café'],
  ['/en/a%20b', '/en/a%20b'],
  ['/en/a%2Fb%3Fc', '/en/a%2Fb%3Fc'],
  ['/en/%E2%80%AEevil', '/en/%E2%80%AEevil'],
  ['/en/%FF%D8', '/en/%FF%D8'],
  ['/en/100%', '/en/100%'],
])('%s is read as %s', (address, readable) => {
  expect(readableAddress(address)).toBe(readable);
});
