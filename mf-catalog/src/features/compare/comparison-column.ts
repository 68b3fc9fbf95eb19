import type { ComparedProduct } from '#api/comparison.queries.ts';

/** One product of the table; without one where it no longer exists. */
export type ComparedColumn = { id: string; product: ComparedProduct | null | undefined };
