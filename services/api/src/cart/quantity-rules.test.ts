import { describe, expect, it } from 'vitest';
import { checkQuantity } from './quantity-rules.ts';

type Request = { line: number; others?: number; max?: number | null; ofVariation?: number };

/** A product of which 8 are there and one order holds 2 to 5, and what is said of so many in a cart. */
function answerTo({ line, others = 0, max = 5, ofVariation }: Request) {
  try {
    checkQuantity({
      product: { stock: 8, min_quantity: 2, max_quantity: max },
      variation: ofVariation === undefined ? null : { stock: ofVariation },
      lineQuantity: line,
      otherQuantity: others,
    });
    return 'taken';
  } catch (refusal) {
    return refusal;
  }
}

const refusedAs = (code: string, params: Record<string, number>) =>
  expect.objectContaining({ status: 422, code, details: { params, fields: { quantity: code } } });
const tooMany = (quantity: number) => refusedAs('you_cannot_add_more_than', { quantity });
const noneLeft = (available: number) => refusedAs('no_available_quantity', { available });

describe('the quantity of a line', () => {
  it('is taken from the least to the most that one order may hold', () => {
    expect(answerTo({ line: 2 })).toBe('taken');
    expect(answerTo({ line: 5 })).toBe('taken');
    expect(answerTo({ line: 1 })).toEqual(refusedAs('you_cannot_add_less_than', { quantity: 2 }));
    expect(answerTo({ line: 6 })).toEqual(tooMany(5));
  });

  it('is limited by stock where no most is set', () => {
    expect(answerTo({ line: 8, max: null })).toBe('taken');
    expect(answerTo({ line: 9, max: null })).toEqual(noneLeft(8));
  });

  it('asks the stock of the variation that is bought, not of the product', () => {
    expect(answerTo({ line: 3, ofVariation: 3 })).toBe('taken');
    expect(answerTo({ line: 4, ofVariation: 3 })).toEqual(noneLeft(3));
    expect(answerTo({ line: 9, ofVariation: 20, max: null })).toBe('taken');
    expect(answerTo({ line: 2, ofVariation: 0 })).toEqual(noneLeft(0));
  });

  it('counts the product’s other variations towards the most, and not towards the stock', () => {
    expect(answerTo({ line: 2, others: 3 })).toBe('taken');
    expect(answerTo({ line: 2, others: 4 })).toEqual(tooMany(5));
    expect(answerTo({ line: 8, others: 8, max: null })).toBe('taken');
  });

  it('names the stock first when it is both sold out and too many', () => {
    expect(answerTo({ line: 9 })).toEqual(noneLeft(8));
  });
});
