import { type Combination, combinationsOf, type VariedProduct } from './combinations.ts';
import { isOneIsland } from './reachability.ts';

/**
 * `available`: in stock together with the other choices. `elsewhere`: in stock, and choosing it changes other choices.
 * `unavailable`: shown, but cannot be chosen.
 */
export type ValueState = 'available' | 'elsewhere' | 'unavailable';

export type VariationChooser = {
  /** The first combination in stock, else the first; undefined for a product without variations. */
  readonly initial: Combination | undefined;
  ofVariation(variationId: string | null): Combination | undefined;
  stateOf(current: Combination, group: number, valueId: string): ValueState;
  /** The combination after a click on a value; `current` when nothing in stock has that value. */
  choose(current: Combination, group: number, valueId: string): Combination;
  /** What is sold out and differs from `current` by one value that cannot be chosen, in the order of the values. */
  soldOutBeside(current: Combination): Combination[];
};

/**
 * The rules of choosing. A value is unavailable when nothing in stock has it together with the other current choices.
 * Where that rule alone would keep the shopper from something in stock, the values that go with the choices of the
 * groups before it stay open as well: going from the first group to the last then reaches everything.
 */
export function createVariationChooser(product: VariedProduct): VariationChooser {
  const all = combinationsOf(product);
  const sellable = all.filter(({ stock }) => stock > 0);
  const hasIslands = !isOneIsland(sellable);
  const isStranded = (current: Combination) =>
    hasIslands || !sellable.some((other) => sharedCount(other, current) >= current.valueIds.length - 1);

  const stateOf: VariationChooser['stateOf'] = (current, group, valueId) => {
    const having = sellable.filter(({ valueIds }) => valueIds[group] === valueId);
    const requested = current.valueIds.with(group, valueId);
    if (having.some(({ valueIds }) => isSame(valueIds, requested))) return 'available';
    const isOpen = isStranded(current) && having.some((other) => agreesBefore(group, other, current));
    return isOpen ? 'elsewhere' : 'unavailable';
  };

  return {
    stateOf,
    initial: sellable[0] ?? all[0],
    ofVariation: (variationId) =>
      sellable.find((own) => own.variationId === variationId) ??
      all.find((own) => own.variationId === variationId),
    choose(current, group, valueId) {
      const nearness = (other: Combination) =>
        (agreesBefore(group, other, current) ? current.valueIds.length : 0) + sharedCount(other, current);
      const having = sellable.filter(({ valueIds }) => valueIds[group] === valueId);
      return (
        having.reduce<Combination | undefined>(
          (best, other) => (best && nearness(best) >= nearness(other) ? best : other),
          undefined,
        ) ?? current
      );
    },
    soldOutBeside: (current) =>
      product.attributes.flatMap(({ values }, group) =>
        values
          .filter(({ id }) => id !== current.valueIds[group] && stateOf(current, group, id) === 'unavailable')
          .flatMap(({ id }) => {
            const wanted = current.valueIds.with(group, id);
            return all.find((other) => isSame(other.valueIds, wanted)) ?? [];
          }),
      ),
  };
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.every((valueId, group) => valueId === others[group]);
}

function sharedCount(one: Combination, other: Combination): number {
  return one.valueIds.filter((valueId, group) => valueId === other.valueIds[group]).length;
}

function agreesBefore(group: number, one: Combination, other: Combination): boolean {
  return isSame(one.valueIds.slice(0, group), other.valueIds);
}
