import type { ProductSeed, TypedProductSeed } from './product-seed.ts';
import { beauty } from './products-beauty.ts';
import { electronics } from './products-electronics.ts';
import { fashion } from './products-fashion.ts';
import { jewelry } from './products-jewelry.ts';

const ofType = (type: ProductSeed['type'], list: readonly TypedProductSeed[]): ProductSeed[] =>
  list.map((product) => ({ ...product, type }));

/** The sample catalogue; a product's id is its place here. Newest last. */
export const products: readonly ProductSeed[] = [
  ...ofType('electronics', electronics),
  ...ofType('fashion', fashion),
  ...ofType('beauty', beauty),
  ...ofType('jewelry', jewelry),
];
