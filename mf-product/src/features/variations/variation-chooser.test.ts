import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VariedProduct } from './combinations.ts';
import { createVariationChooser } from './variation-chooser.ts';
import { combinationsOf } from './combinations.ts';

/** `stocks` by value ids, as in `{ 'black s': 2 }`; attributes take their values in order of appearance. */
function productOf(stocks: Record<string, number>): VariedProduct {
  const rows = Object.entries(stocks).map(([key, stock]) => ({ valueIds: key.split(' '), stock }));
  const attributeCount = rows[0]?.valueIds.length ?? 0;
  const groups = Array.from({ length: attributeCount }, (_, group) => [
    ...new Set(rows.map(({ valueIds }) => valueIds[group] ?? '')),
  ]);
  return {
    attributes: groups.map((values, group) => ({
      id: `g${group}`,
      name: `Group ${group}`,
      values: values.map((id) => ({ id, name: id })),
    })),
    variations: rows.map(({ valueIds, stock }, index) => ({
      id: `v${index}`,
      name: '',
      sku: '',
      price: null,
      old_price: null,
      current_stock: stock,
      image: null,
      attributes: valueIds.map((id, group) => ({ id: `g${group}`, values: [id] })),
    })),
  } as unknown as VariedProduct;
}

const chosenIn = (stocks: Record<string, number>) => {
  const chooser = createVariationChooser(productOf(stocks));
  return { chooser, initial: chooser.initial! };
};

describe('choosing a variation', () => {
  it('starts with the first variation in stock', () => {
    expect(chosenIn({ 'black s': 0, 'black m': 3, 'white s': 1 }).initial.valueIds).toEqual(['black', 'm']);
  });

  it('starts with the first variation when all are sold out, and offers nothing else', () => {
    const { chooser, initial } = chosenIn({ 'black s': 0, 'white s': 0 });
    expect(initial.valueIds).toEqual(['black', 's']);
    expect(chooser.stateOf(initial, 0, 'white')).toBe('unavailable');
  });

  it('has nothing to choose for a product without variations', () => {
    expect(createVariationChooser({ attributes: [], variations: [] }).initial).toBeUndefined();
  });

  it('keeps a way out where two things in stock share no choice', () => {
    const { chooser, initial } = chosenIn({ 'black s': 2, 'white l': 1 });
    expect(chooser.stateOf(initial, 0, 'white')).toBe('elsewhere');
    expect(chooser.choose(initial, 0, 'white').valueIds).toEqual(['white', 'l']);
  });

  it('keeps a way out of a sold-out variation that a link led to', () => {
    const { chooser } = chosenIn({ 'black s': 0, 'white m': 1, 'white l': 1 });
    const linked = chooser.ofVariation('v0')!;
    expect(linked.valueIds).toEqual(['black', 's']);
    expect(chooser.choose(linked, 0, 'white').valueIds).toEqual(['white', 'm']);
  });

  it('names what is sold out with one other value, and not what does not exist', () => {
    const { chooser, initial } = chosenIn({ 'black s': 2, 'black m': 0, 'white s': 0, 'red m': 0 });
    const names = chooser.soldOutBeside(initial).map(({ valueIds }) => valueIds.join(' '));
    expect(names).toEqual(['white s', 'black m']);
    expect(chosenIn({ 'black s': 1, 'white s': 1 }).chooser.soldOutBeside(initial)).toEqual([]);
  });

  it('knows no variation by an id that is not one of the product', () => {
    expect(chosenIn({ 'black s': 1 }).chooser.ofVariation('other')).toBeUndefined();
    expect(chosenIn({ 'black s': 1 }).chooser.ofVariation(null)).toBeUndefined();
  });

  it('reads a variation with several values, or without an attribute, as all of these combinations', () => {
    const product = productOf({ 'black s': 1, 'white m': 1 });
    product.variations[0]!.attributes = [{ id: 'g0', values: ['black', 'white'] }] as never;
    expect(combinationsOf(product).map(({ valueIds }) => valueIds.join(' '))).toEqual([
      'black s',
      'black m',
      'white s',
      'white m',
      'white m',
    ]);
  });
});

const attributeSizes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 });
const products = attributeSizes.chain((sizes) => {
  const everything = sizes.reduce<string[]>(
    (keys, size, group) =>
      keys.flatMap((key) =>
        Array.from({ length: size }, (_, value) => `${key} ${'abcd'[group]}${value}`.trim()),
      ),
    [''],
  );
  const stock = fc.constantFrom(0, 0, 0, 1, 7);
  return fc
    .tuple(
      fc.shuffledSubarray(everything, { minLength: 1, maxLength: Math.min(60, everything.length) }),
      fc.array(stock, { minLength: 60, maxLength: 60 }),
    )
    .map(([keys, stocks]) =>
      productOf(Object.fromEntries(keys.map((key, index) => [key, stocks[index] ?? 0]))),
    );
});

describe('any product of up to four attributes with six values each, with any holes', () => {
  it('shows no value as open that does not lead to a variation in stock with that value', () => {
    fc.assert(
      fc.property(products, (product) => {
        const chooser = createVariationChooser(product);
        for (const current of combinationsOf(product)) {
          product.attributes.forEach(({ values }, group) => {
            for (const { id } of values) {
              const state = chooser.stateOf(current, group, id);
              if (state === 'unavailable') continue;
              const next = chooser.choose(current, group, id);
              expect(next.stock).toBeGreaterThan(0);
              expect(next.valueIds[group]).toBe(id);
              // "available" promises more: the other choices stay.
              if (state === 'available') expect(next.valueIds).toEqual(current.valueIds.with(group, id));
            }
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  it('never traps: from every choice everything in stock can be reached by clicks', () => {
    fc.assert(
      fc.property(products, (product) => {
        const chooser = createVariationChooser(product);
        const all = combinationsOf(product);
        const sellable = all.filter(({ stock }) => stock > 0);
        for (const start of all.slice(0, 8)) {
          const reached = new Set([start.valueIds.join(' ')]);
          const open = [start];
          for (const current of open) {
            product.attributes.forEach(({ values }, group) => {
              for (const { id } of values) {
                if (chooser.stateOf(current, group, id) === 'unavailable') continue;
                const next = chooser.choose(current, group, id);
                if (reached.has(next.valueIds.join(' '))) continue;
                reached.add(next.valueIds.join(' '));
                open.push(next);
              }
            });
          }
          for (const { valueIds } of sellable) expect(reached).toContain(valueIds.join(' '));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('shows a value as available exactly when it is in stock with the other choices', () => {
    fc.assert(
      fc.property(products, (product) => {
        const chooser = createVariationChooser(product);
        const sellable = combinationsOf(product).filter(({ stock }) => stock > 0);
        for (const current of sellable) {
          product.attributes.forEach(({ values }, group) => {
            for (const { id } of values) {
              const requested = current.valueIds.with(group, id).join(' ');
              const isInStock = sellable.some(({ valueIds }) => valueIds.join(' ') === requested);
              expect(chooser.stateOf(current, group, id) === 'available').toBe(isInStock);
            }
          });
        }
      }),
      { numRuns: 60 },
    );
  });
});
