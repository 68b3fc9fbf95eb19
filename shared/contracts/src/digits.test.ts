import { expect, it } from 'vitest';
import { latinDigits, plainNumber, wholeNumber } from './digits.ts';

it('turns digits of other scripts into Latin ones', () => {
  expect(latinDigits('۹۶۵')).toBe('965');
  expect(latinDigits('قطعة ٣، شارع ۱۰')).toBe('قطعة 3، شارع 10');
});

it.each([
  ['١٢٫٥٠٠', '12.500'],
  ['١٬٢٣٤٫٥', '1234.5'],
  ['1,234.5', '1234.5'],
  ['\u200f 12 ', '12'],
  ['۱۲', '12'],
])('reads the amount %j as %s', (text, plain) => {
  expect(plainNumber(text)).toBe(plain);
});

it.each([
  ['3', 3],
  [' 12 ', 12],
  ['+4', 4],
  ['007', 7],
  ['٢', 2],
  ['۲۵', 25],
  ['\u200f٥', 5],
])('reads the number of pieces %j as %i', (text, number) => {
  expect(wholeNumber(text)).toBe(number);
});

it.each([
  '1.5',
  '-2',
  '1e2',
  '٢٫٥',
  '٢.٥',
  '−2',
  '1,000',
  '1 5',
  '',
  ' ',
  '+',
  '0x10',
  'Infinity',
  '٣ قطع',
  '½',
])('takes %j for no number of pieces', (text) => {
  expect(wholeNumber(text)).toBeUndefined();
});
