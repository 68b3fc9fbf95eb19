import type { ListMeta } from '@dana/contracts/api/envelope';

type Facet = { id: string; count: number };

type AttributeFacet = NonNullable<NonNullable<ListMeta['facets']>['attributes']>[number];

/** How many products each filter would leave under the others that are set. */
export type FacetCounts = {
  ofCategory: (id: string) => number;
  ofBrand: (id: string) => number;
  inStock: number;
  onSale: number;
  /** Colours, sizes and the like, with the values that the list has. */
  attributes: readonly AttributeFacet[];
  /** Products with so many stars or more. */
  ratings: readonly Facet[];
  /** A long list is not counted to its end: each count is the least there are. */
  isPartial: boolean;
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
    attributes: facets.attributes ?? [],
    ratings: facets.ratings ?? [],
    isPartial: facets.is_partial ?? false,
  };
}

/** Whether a filter leads anywhere: where nothing is counted, or not to the end, it may. */
export function isWorthOffering(counts: FacetCounts | undefined, count = 0): boolean {
  return !counts || counts.isPartial || count > 0;
}
