import { expect, it } from 'vitest';
import { isLongText } from './is-long-text.ts';

it('folds a description from the 201st character on', () => {
  expect(isLongText('a'.repeat(200))).toBe(false);
  expect(isLongText('a'.repeat(201))).toBe(true);
});

it('counts what is read and not the mark-up', () => {
  expect(isLongText(`<p class="${'x'.repeat(300)}">Short</p>`)).toBe(false);
  expect(isLongText(`<p>${'a'.repeat(150)}</p>\n\n<ul>\n   <li>${'b'.repeat(49)}</li></ul>`)).toBe(false);
  expect(isLongText('&amp;'.repeat(200))).toBe(false);
  expect(isLongText('&#x644;'.repeat(201))).toBe(true);
});

it('counts a letter with its marks, and an emoji of several parts, as one', () => {
  expect(isLongText('لُّ'.repeat(200))).toBe(false);
  expect(isLongText('👩‍👩‍👧'.repeat(200))).toBe(false);
  expect(isLongText('👩‍👩‍👧'.repeat(201))).toBe(true);
});
