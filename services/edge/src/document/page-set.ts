import type { Composition } from '@dana/contracts/release/composition';

/** Names the pages that a browser may show beside each other when it kept them: one composition, one currency. */
export const pageSetOf = ({ id }: Pick<Composition, 'id'>, currency: string): string => `${id} ${currency}`;
