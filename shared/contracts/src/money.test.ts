import { describe, expect, it } from 'vitest';
import { currencyDecimals } from './currency-decimals.ts';
import { convertMinor, majorText, percentOfMinor, toMajor, toMinor } from './money.ts';

describe('money', () => {
  it('reads dinars as fils from numbers and text', () => {
    expect(toMinor(12.5, 'KWD')).toBe(12_500);
    expect(toMinor('12.500', 'KWD')).toBe(12_500);
    expect(toMinor('.25', 'KWD')).toBe(250);
    expect(toMinor(1234.75, 'KWD')).toBe(1_234_750);
    expect(toMinor('-1.5', 'USD')).toBe(-150);
    expect(toMinor(' 12.5\n', 'KWD')).toBe(12_500);
    expect(toMinor(1e-7, 'KWD')).toBe(0);
  });

  it('rounds the half up where floating point would round down', () => {
    expect(toMinor('1.0005', 'KWD')).toBe(1001);
    expect(toMinor(1.005, 'USD')).toBe(101);
    expect(toMinor('-1.005', 'USD')).toBe(-101);
    expect(toMinor('1.0049999999', 'USD')).toBe(100);
    expect(toMinor(1.0049999999, 'USD')).toBe(100);
  });

  it('refuses what is not an amount', () => {
    const refused = [NaN, Infinity, -Infinity, '', '.', '-', 'abc', '1,5', 'x1', '1x', 'NaN', '1e3'];
    for (const amount of refused)
      expect(() => toMinor(amount, 'KWD')).toThrow(
        new RangeError(`"${amount}" is not an amount. Give a decimal number such as "12.500".`),
      );
    expect(() => toMinor(1e300, 'KWD')).toThrow(RangeError);
  });

  it('refuses what cannot be counted exactly', () => {
    expect(toMinor('9007199254740.991', 'KWD')).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => toMinor('9007199254740.992', 'KWD')).toThrow('9007199254740992 is too large to be exact');
    expect(() => convertMinor(Number.MAX_SAFE_INTEGER, 'KWD', 'BHD', 2)).toThrow(RangeError);
  });

  it('has a thousand parts in dinars and Omani rials, and a hundred in everything else', () => {
    for (const code of ['KWD', 'BHD', 'OMR', 'JOD', 'IQD', 'TND', 'LYD'])
      expect([code, currencyDecimals(code)]).toEqual([code, 3]);
    for (const code of ['USD', 'SAR', 'EUR', 'XKWD', 'KWDX'])
      expect([code, currencyDecimals(code)]).toEqual([code, 2]);
  });

  it('gives back exactly what was read', () => {
    for (const minor of [0, 1, 250, 999, 1_000, 1_234_750])
      expect(toMinor(toMajor(minor, 'KWD'), 'KWD')).toBe(minor);
    expect(majorText(250, 'KWD')).toBe('0.250');
    expect(majorText(-150, 'USD')).toBe('-1.50');
    expect(majorText(0, 'KWD')).toBe('0.000');
  });

  it('takes a percent to the nearest fils', () => {
    expect(percentOfMinor(12_345, 10)).toBe(1235);
    expect(percentOfMinor(333, 12.5)).toBe(42);
    expect(percentOfMinor(12_344, 10)).toBe(1234);
    expect(percentOfMinor(-12_345, 10)).toBe(-1235);
    expect(percentOfMinor(-12_344, 10)).toBe(-1234);
    expect(percentOfMinor(100_000, 0.001)).toBe(1);
  });

  it('converts between currencies of different decimals', () => {
    expect(convertMinor(1000, 'KWD', 'USD', 3.25)).toBe(325);
    expect(convertMinor(325, 'USD', 'KWD', '0.307692')).toBe(1000);
    expect(convertMinor(777, 'KWD', 'KWD', 5)).toBe(777);
    expect(convertMinor(-1000, 'KWD', 'USD', 3.25)).toBe(-325);
  });
});
