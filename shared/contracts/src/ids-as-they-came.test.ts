import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { productIdSchema, sentProductIdSchema } from './ids.ts';
import { offers } from './offers.ts';
import { plainId, sentId } from './sent-ids.ts';

it.each([
  ['a number', 4, '4'],
  ['a text that reads like a number', '4', '4'],
  ['a UUID', '7f3c0a1e-0000-4000-8000-000000000004', '7f3c0a1e-0000-4000-8000-000000000004'],
  ['a text with leading zeros', '007', '007'],
  ['a text that begins as a mark does', '~4', '~4'],
  ['a number too large for one', '12345678901234567890', '12345678901234567890'],
])('gives %s back as it came, and as text in an address', (_, sent, inAddress) => {
  const id = z.parse(productIdSchema, sent);
  expect(sentId(id)).toBe(sent);
  expect(plainId(id)).toBe(inAddress);
});

it('gives any id back as it came', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.string({ minLength: 1 })), (sent) => {
      expect(sentId(z.parse(productIdSchema, sent))).toBe(sent);
    }),
  );
});

it('reads an id in a body as text, whichever way it came', () => {
  expect([4, '4'].map((sent) => z.parse(sentProductIdSchema, sent))).toEqual(['4', '4']);
});

it('takes a back end that says nothing of what it offers for one of before, which offers everything', () => {
  expect(offers({}, 'posts')).toBe(true);
  expect(offers({ extensions: ['orders'] }, 'orders')).toBe(true);
  expect(offers({ extensions: [] }, 'orders')).toBe(false);
});
