import { describe, expect, it } from 'vitest';
import { dinar, exchange, filsRange, fromFils, majorFromFils } from './currencies.ts';

const dollar = { code: 'USD', rate: '3.250000' };
/** A coin of it is worth less than a fils. */
const rupee = { code: 'INR', rate: '280.000000' };

describe('an amount in another currency', () => {
  it('is what was kept, in dinars', () => {
    expect(dinar).toEqual({ code: 'KWD', rate: '1' });
    expect(fromFils(12_345, dinar)).toBe(12_345);
    expect(majorFromFils(12_345, dinar)).toBe(12.345);
  });

  it('is rounded once, to the nearest coin', () => {
    // 1.001 dinars are 3.25325 dollars.
    expect(majorFromFils(1_001, dollar)).toBe(3.25);
    expect(majorFromFils(1_002, dollar)).toBe(3.26);
    expect(majorFromFils(1, rupee)).toBe(0.28);
  });
});

it('an amount of one currency is as much in another', () => {
  expect(exchange(650_00, dollar, dinar)).toBe(200_000);
  expect(exchange(200_000, dinar, rupee)).toBe(5_600_000);
  expect(exchange(5_600_000, rupee, dollar)).toBe(650_00);
});

describe('the prices between two amounts', () => {
  it('are those that are shown there, with both ends', () => {
    expect(filsRange(1, 2, dinar)).toEqual([1_000, 2_000]);
    // 3.25 is shown from 999 fils (3.24675) to 1001 (3.25325).
    expect(filsRange(3.25, 3.25, dollar)).toEqual([999, 1_001]);
    expect(filsRange(0.28, 0.56, rupee)).toEqual([1, 2]);
  });

  it('begin at nothing where an end is missing, below zero or beyond any price', () => {
    expect(filsRange(-5, 1, dinar)).toEqual([0, 1_000]);
    expect(filsRange(0, 0, dollar)).toEqual([0, 1]);
    expect(filsRange(Number.NaN, 1, dinar)).toEqual([0, 1_000]);
    expect(filsRange(0, Number.POSITIVE_INFINITY, dinar)).toEqual([0, 1_000_000_000_000]);
    expect(filsRange(0, 1e12, dollar)).toEqual(filsRange(0, 1e9, dollar));
  });
});
