import type { FacetCounts } from './facet-counts.ts';
import { findBrand, findCategory, type Facets, type ListingScope } from './listing-query.ts';
import { changeListing, type ListingState } from './listing-state.ts';

/** A filter that is set and can be taken away. `text` is a key of the texts, `values` what is put into it. */
export type ActiveFilter = {
  id: string;
  text: string;
  values: Record<string, string | number>;
  /** The listing without it. */
  without: ListingState;
};

/** `attributes`: by what options are known, as far as the list has them. */
type Names = Facets & Partial<Pick<FacetCounts, 'attributes'>>;
type Texts = { money: (amount: number) => string };

/** The filters of a listing, in the order of the filter column. What the page itself fixes is not among them. */
export function activeFilters(
  state: ListingState,
  scope: ListingScope,
  facets: Names,
  { money }: Texts,
): ActiveFilter[] {
  const without = (change: Partial<ListingState>) => changeListing(state, change);
  const filters: ActiveFilter[] = [];
  const add = (
    id: string,
    values: Record<string, string | number>,
    change: Partial<ListingState>,
    text = `chips.${id}`,
  ) => filters.push({ id, text, values, without: without(change) });

  if (state.searchText && scope.kind !== 'search')
    add('searchText', { text: state.searchText }, { searchText: undefined });
  if (state.tag) add('tag', { name: state.tag }, { tag: undefined });
  if (state.productType) {
    const name = findCategory(facets.categories, state.productType)?.category.name ?? state.productType;
    add('productType', { name }, { productType: undefined });
  }
  if (state.minPrice !== undefined && state.maxPrice !== undefined) {
    const values = { from: money(state.minPrice), to: money(state.maxPrice) };
    add('price', values, { minPrice: undefined, maxPrice: undefined });
  }
  for (const status of state.statuses) {
    const id = status === 'on-sale' ? 'onSale' : 'inStock';
    add(id, {}, { statuses: state.statuses.filter((other) => other !== status) });
  }
  if (state.category) {
    const { name = state.category, slug } = findCategory(facets.categories, state.category)?.category ?? {};
    if (scope.kind !== 'category' || slug !== scope.slug) add('category', { name }, { category: undefined });
  }
  if (state.brand) {
    const { name = state.brand, slug } = findBrand(facets.brands, state.brand) ?? {};
    if (scope.kind !== 'brand' || slug !== scope.slug) add('brand', { name }, { brand: undefined });
  }
  for (const option of state.options) {
    const values = (facets.attributes ?? []).flatMap((attribute) =>
      attribute.values.map(({ id, name }) => ({ id, name, attribute: attribute.name })),
    );
    const { name = option, attribute = '' } = values.find(({ id }) => id === option) ?? {};
    const others = state.options.filter((other) => other !== option);
    add(
      `option-${option}`,
      { name, attribute },
      { options: others },
      attribute ? 'chips.option' : 'chips.tag',
    );
  }
  if (state.rating !== undefined)
    add('rating', { count: state.rating }, { rating: undefined }, 'filters.ratingFrom');
  return filters;
}
