import type { Attribute, Product } from '@dana/contracts/api/product';

/** The kinds of sizes that have a guide. */
export type SizeKind = 'clothing' | 'shoes' | 'rings';

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'];
const isLetter = (name: string): boolean => letters.includes(name.toUpperCase());
const isBetween = (name: string, least: number, most: number): boolean =>
  /^\d+$/.test(name) && Number(name) >= least && Number(name) <= most;

const isOfKind: Record<SizeKind, (name: string) => boolean> = {
  clothing: isLetter,
  shoes: (name) => isBetween(name, 34, 48),
  rings: (name) => isBetween(name, 44, 70),
};

/** What the values of an attribute are sizes of, by themselves and the product's department; undefined for any other. */
export function sizeKindOf(
  { values }: Pick<Attribute, 'values'>,
  productType: Product['product_type'],
): SizeKind | undefined {
  const kinds = { fashion: ['clothing', 'shoes'], jewelry: ['rings'], electronics: [], beauty: [] } as const;
  const possible: readonly SizeKind[] = productType ? kinds[productType] : [];
  return values.length > 0
    ? possible.find((kind) => values.every(({ name }) => isOfKind[kind](name.trim())))
    : undefined;
}
