import { expect, it } from 'vitest';
import { plainMessage } from './plain-message.ts';

it.each([
  ['Product 4711 is gone', 'Product 8 is gone', 'Product # is gone'],
  ['الطلب ٤٧١١ غير موجود', 'الطلب ٩ غير موجود', 'الطلب # غير موجود'],
  [
    'Loading https://shop.example/assets/a.js failed.',
    'Loading http://localhost:8080/b?c=1 failed.',
    'Loading <address> failed.',
  ],
  ['no mail for sara@example.com', 'no mail for ali.b@mail.example.org', 'no mail for <mail>'],
  ['no mail for a&b@بريد.الكويت', 'no mail for o/h@xn--mgbh0fb.xn--kgbechtv', 'no mail for <mail>'],
  ['order 0b54f1e6-88a1-4a0f-9a3c-1f2e3d4c5b6a', 'order 9f8e7d6c-0000-4a0f-9a3c-1f2e3d4c5b6a', 'order #'],
  ['chunk x.1a2b3c4d.js\nis missing', 'chunk x.99ffee00.js\r\nis missing', 'chunk x.#.js is missing'],
  [`token ${'aB3-'.repeat(20)}`, `token ${'Zz_9'.repeat(12)}`, 'token #'],
])('reads equal faults of two visits alike: %j and %j', (one, other, plain) => {
  expect([plainMessage(one), plainMessage(other)]).toEqual([plain, plain]);
});

it('keeps what distinguishes faults: properties, and the numbers that React gives its own', () => {
  const missing = "Cannot read properties of undefined (reading 'price')";
  expect(plainMessage(missing)).toBe(missing);
  expect(plainMessage('Minified React error #418; see the page')).toBe(
    'Minified React error #418; see the page',
  );
});
