import { expect, it } from 'vitest';
import { hasDropped } from './has-dropped.ts';

const seen = { amount: 12.5, currency: 'KWD' };

it.each([
  ['less', 12.499, 'KWD', true],
  ['the same', 12.5, 'KWD', false],
  ['more', 13, 'KWD', false],
  ['less in another currency', 10, 'USD', false],
])('judges %s', (_, price, currency, expected) => {
  expect(hasDropped(seen, price, currency)).toBe(expected);
});
