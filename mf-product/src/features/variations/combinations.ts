import type { Product } from '@dana/contracts/api/product';

/** What the engine needs of a product. */
export type VariedProduct = Pick<Product, 'attributes' | 'variations'>;

/** One way to buy a product: a value for each attribute, in the attributes' order, and what is left of it. */
export type Combination = {
  readonly variationId: string;
  readonly valueIds: readonly string[];
  readonly stock: number;
};

/**
 * Every combination that the variations describe, in their order. A variation that lists several values of an
 * attribute stands for each of them, one that leaves an attribute out for all of its values.
 */
export function combinationsOf({ attributes, variations }: VariedProduct): Combination[] {
  return variations.flatMap((variation) => {
    const choices = attributes.map((attribute) => {
      const known = attribute.values.map((value) => value.id);
      const own = variation.attributes.find(({ id }) => id === attribute.id);
      return own ? known.filter((id) => own.values.includes(id)) : known;
    });
    return everyPick(choices).map((valueIds) => ({
      variationId: variation.id,
      valueIds,
      stock: variation.current_stock,
    }));
  });
}

function everyPick(choices: string[][]): string[][] {
  return choices.reduce<string[][]>(
    (picks, values) => picks.flatMap((pick) => values.map((value) => [...pick, value])),
    [[]],
  );
}
