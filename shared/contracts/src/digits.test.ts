import { expect, it } from 'vitest';
import { latinDigits, plainNumber } from './digits.ts';

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
