import type { TypedProductSeed } from './product-seed.ts';

export const fashion: readonly TypedProductSeed[] = [];
