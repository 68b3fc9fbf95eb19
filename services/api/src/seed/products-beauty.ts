import type { TypedProductSeed } from './product-seed.ts';

export const beauty: readonly TypedProductSeed[] = [];
