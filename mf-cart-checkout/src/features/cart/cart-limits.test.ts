import { describe, expect, it } from 'vitest';
import { largestQuantity, limitQuantity, refusalToAdd } from './cart-limits.ts';

const limits = { minimum: 2, stock: 8, maximum: 5 };
const unlimited = { ...limits, maximum: null };

describe('adding to what is in the cart', () => {
  it('is allowed up to the most that one order may hold', () => {
    expect(refusalToAdd(limits, 3, 2)).toBeUndefined();
    expect(refusalToAdd(limits, 3, 3)).toEqual({ reason: 'you_cannot_add_more_than', maximumQuantity: 5 });
  });

  it('is allowed up to the stock where no most is set', () => {
    expect(refusalToAdd(unlimited, 3, 5)).toBeUndefined();
    expect(refusalToAdd(unlimited, 3, 6)).toEqual({ reason: 'no_available_quantity' });
  });

  it('names the stock first when there is too little of it as well', () => {
    expect(refusalToAdd(limits, 3, 6)).toEqual({ reason: 'no_available_quantity' });
  });
});

describe('the largest quantity of a line', () => {
  it.each([
    [limits, 5],
    [unlimited, 8],
    [{ ...limits, stock: 3 }, 3],
    [{ ...limits, stock: 0 }, 0],
    [{ ...limits, stock: -1 }, 0],
    [{ ...limits, maximum: 0 }, 0],
  ])('of %j is %i', (ofProduct, largest) => {
    expect(largestQuantity(ofProduct)).toBe(largest);
  });
});

describe('a quantity that was asked for', () => {
  it('is taken from the least to the most', () => {
    expect(limitQuantity(limits, 3, 2)).toEqual({ quantity: 2, notice: undefined });
    expect(limitQuantity(limits, 3, 5)).toEqual({ quantity: 5, notice: undefined });
  });

  it('leaves the line as it is below the least', () => {
    expect(limitQuantity(limits, 3, 1)).toEqual({ quantity: 3, notice: 'tooFew' });
  });

  it('leaves the line as it is when it is no whole number', () => {
    expect(limitQuantity(limits, 3, undefined)).toEqual({ quantity: 3, notice: 'notWhole' });
  });

  it('becomes the most above it', () => {
    expect(limitQuantity(limits, 3, 6)).toEqual({ quantity: 5, notice: 'tooMany' });
    expect(limitQuantity({ ...limits, stock: 1 }, 3, 6)).toEqual({ quantity: 1, notice: 'tooMany' });
  });

  it('leaves the line as it is when nothing is left', () => {
    expect(limitQuantity({ ...limits, stock: 0 }, 3, 4)).toEqual({ quantity: 3, notice: 'tooMany' });
  });
});
