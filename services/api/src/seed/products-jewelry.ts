import type { TypedProductSeed } from './product-seed.ts';

export const jewelry: readonly TypedProductSeed[] = [];
