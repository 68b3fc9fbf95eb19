import { expect, it } from 'vitest';
import { countLines } from './line-table.ts';

it('counts the lines of a text, in whatever script', () => {
  expect(countLines(Buffer.from('one\nكلمة\n'))).toBe(2);
  expect(countLines(Buffer.from(''))).toBe(0);
});

it('counts no lines of a picture or an archive, whichever bytes they have', () => {
  expect(countLines(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x0a, 0x0a]))).toBe(0);
  // Compressed without a header: nothing in it is a zero, and not all of it is UTF-8.
  expect(countLines(Buffer.from([0x1b, 0xff, 0x0a, 0xe2, 0x0a, 0x80, 0x0a]))).toBe(0);
});
