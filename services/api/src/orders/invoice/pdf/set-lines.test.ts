import { expect, it } from 'vitest';
import { setLines } from './set-lines.ts';

const ten = (text: string) => text.length * 10;
const lines = (text: string, direction: 'ltr' | 'rtl', width = 10_000) =>
  setLines(text, { direction, width, measure: ten });
/** What is seen from left to right; words of Arabic are turned around by the font engine alone. */
const seen = (text: string, direction: 'ltr' | 'rtl', width?: number) =>
  lines(text, direction, width).map(({ runs }) =>
    runs.toSorted((one, other) => one.offset - other.offset).map((run) => run.text),
  );

it('an amount keeps its order in an Arabic sentence, and stands at its left end', () => {
  expect(seen('الإجمالي \u2066KWD 12.500\u2069', 'rtl')).toEqual([['KWD 12.500', 'الإجمالي ']]);
});

it('Latin words and numbers keep their order between Arabic words, which begin at the right', () => {
  expect(seen('ثلاجة Samsung 300 لتر', 'rtl')).toEqual([['لتر', ' ', 'Samsung 300', 'ثلاجة ']]);
});

it('brackets open to the side that is read from', () => {
  expect(seen('كي نت (مدفوع)', 'rtl')[0]?.join('')).toBe('(مدفوع)كي نت ');
});

it('a negative amount keeps its sign before the number', () => {
  expect(seen('\u2066KWD -12.500\u2069', 'rtl')).toEqual([['KWD -12.500']]);
});

it('runs come in the order in which they are read, whichever way they run', () => {
  const text = lines('قطعة 5، شارع Salem Al Mubarak', 'rtl')[0]?.runs.map((run) => run.text.trim());
  expect(text?.filter(Boolean)).toEqual(['قطعة', '5', '، شارع', 'Salem Al Mubarak']);
});

it('a line holds as many words as fit, and a word that is too long goes on in the next', () => {
  expect(seen('one two three', 'ltr', 70).flat()).toEqual(['one two', 'three']);
  expect(seen('ABCDEFGHIJ', 'ltr', 40).flat()).toEqual(['ABCD', 'EFGH', 'IJ']);
  expect(seen('', 'ltr')).toEqual([]);
});

it('a sign that the typeface lacks becomes a question mark, and no line is lost', () => {
  expect(seen('東京 😀 ok', 'ltr')).toEqual([['?? ? ok']]);
});
