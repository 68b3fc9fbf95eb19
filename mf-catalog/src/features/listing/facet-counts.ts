import type { ListMeta } from '@dana/contracts/api/envelope';

type Facet = { id: string; count: number };
type Facets = { categories: Facet[]; brands: Facet[]; in_stock: number; on_sale: number };

/** How many products each filter would leave under the others that are set. */
export type FacetCounts = {
  ofCategory: (id: string) => number;
  ofBrand: (id: string) => number;
  inStock: number;
  onSale: number;
};

/** The counts of an answer; undefined where the API does not count, and then none are shown. */
export function facetCounts(meta: ListMeta | undefined): FacetCounts | undefined {
  const facets = (meta as (ListMeta & { facets?: Facets }) | undefined)?.facets;
  if (!facets) return undefined;
  const countIn = (list: Facet[]) => (id: string) => list.find((facet) => facet.id === id)?.count ?? 0;
  return {
    ofCategory: countIn(facets.categories),
    ofBrand: countIn(facets.brands),
    inStock: facets.in_stock,
    onSale: facets.on_sale,
  };
}
