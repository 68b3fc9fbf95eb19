import type { ListMeta } from '@dana/contracts/api/envelope';

type Facet = { id: string; count: number };

/** How many products each filter would leave under the others that are set. */
export type FacetCounts = {
  ofCategory: (id: string) => number;
  ofBrand: (id: string) => number;
  inStock: number;
  onSale: number;
};

/** The counts of an answer; undefined where the API does not count, and then none are shown. */
export function facetCounts(meta: ListMeta | undefined): FacetCounts | undefined {
  const facets = meta?.facets;
  if (!facets) return undefined;
  const countIn = (list: readonly Facet[]) => (id: string) =>
    list.find((facet) => facet.id === id)?.count ?? 0;
  return {
    ofCategory: countIn(facets.categories),
    ofBrand: countIn(facets.brands),
    inStock: facets.in_stock,
    onSale: facets.on_sale,
  };
}
