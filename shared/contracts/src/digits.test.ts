import { expect, it } from 'vitest';
import { plainNumber, wholeNumber } from './digits.ts';

it.each([
  ['١٢٫٥٠٠', '12.500'],
  ['١٬٢٣٤٫٥', '1234.5'],
  ['1,234.5', '1234.5'],
  ['1.234,5', '1234.5'],
  ['1,234', '1234'],
  ['1,234,567', '1234567'],
  ['12,5', '12.5'],
  ['١٢،٥', '12.5'],
  ['0,75', '0.75'],
  ['KWD 20', '20'],
  ['20 KD', '20'],
  ['20KWD', '20'],
  ['KWD 12.500', '12.500'],
  ['٢٠ د.ك', '20'],
  ['د.ك. ٢٠', '20'],
  ['٢٠ دينار', '20'],
  ['$ 20', '20'],
  ['20€', '20'],
  ['\u200f 12 ', '12'],
  ['\u2066KWD\u00a037.500\u2069', '37.500'],
  ['1\u202f234', '1234'],
  ['۱۲', '12'],
])('reads the amount %j as %s', (text, plain) => {
  expect(plainNumber(text)).toBe(plain);
});

it.each(['', 'abc', '1,2,3', '1.2.3', '12-5', 'KWD', '1e5', '2 for 5', '--'])(
  'makes no amount of %j',
  (text) => {
    expect(plainNumber(text)).not.toMatch(/^-?\d+(?:\.\d+)?$/);
  },
);

it.each([
  ['3', 3],
  [' 12 ', 12],
  ['+4', 4],
  ['007', 7],
  ['٢', 2],
  ['۲۵', 25],
  ['\u200f٥', 5],
  ['\u202a5\u202c\u00a0', 5],
])('reads the number of units %j as %i', (text, number) => {
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
])('takes %j for no number of units', (text) => {
  expect(wholeNumber(text)).toBeUndefined();
});
