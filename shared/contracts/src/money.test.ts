import { describe, expect, it } from 'vitest';
import { convertMinor, majorText, percentOfMinor, toMajor, toMinor } from './money.ts';

describe('money', () => {
  it('reads dinars as fils from numbers and text', () => {
    expect(toMinor(12.5, 'KWD')).toBe(12_500);
    expect(toMinor('12.500', 'KWD')).toBe(12_500);
    expect(toMinor('.25', 'KWD')).toBe(250);
    expect(toMinor(1234.75, 'KWD')).toBe(1_234_750);
    expect(toMinor('-1.5', 'USD')).toBe(-150);
  });

  it('rounds the half up where floating point would round down', () => {
    expect(toMinor('1.0005', 'KWD')).toBe(1001);
    expect(toMinor(1.005, 'USD')).toBe(101);
  });

  it('refuses what is not an amount', () => {
    for (const text of ['', '.', 'abc', '1,5', 'NaN', '1e3'])
      expect(() => toMinor(text, 'KWD')).toThrow(RangeError);
    expect(() => toMinor(Number.POSITIVE_INFINITY, 'KWD')).toThrow(RangeError);
    expect(() => toMinor(1e300, 'KWD')).toThrow(RangeError);
  });

  it('gives back exactly what was read', () => {
    for (const minor of [0, 1, 250, 999, 1_000, 1_234_750])
      expect(toMinor(toMajor(minor, 'KWD'), 'KWD')).toBe(minor);
    expect(majorText(250, 'KWD')).toBe('0.250');
    expect(majorText(-150, 'USD')).toBe('-1.50');
  });

  it('takes a percent to the nearest fils', () => {
    expect(percentOfMinor(12_345, 10)).toBe(1235);
    expect(percentOfMinor(333, 12.5)).toBe(42);
  });

  it('converts between currencies of different decimals', () => {
    expect(convertMinor(1000, 'KWD', 'USD', 3.25)).toBe(325);
    expect(convertMinor(325, 'USD', 'KWD', '0.307692')).toBe(1000);
    expect(convertMinor(777, 'KWD', 'KWD', 5)).toBe(777);
  });
});
