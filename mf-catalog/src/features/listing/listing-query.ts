import type { Category, ChildCategory } from '@dana/contracts/api/category';
import { plainId } from '@dana/contracts/sent-ids';
import type { NamedBrand } from '#api/brands.queries.ts';
import type { ProductsQuery } from '#api/products.queries.ts';
import type { ListingState, SortKey } from './listing-state.ts';

/** What the page itself fixes; it is no filter that could be taken away. */
export type ListingScope =
  | { kind: 'shop' }
  | { kind: 'category'; slug: string }
  | { kind: 'brand'; slug: string }
  | { kind: 'search' };

export type Facets = { categories: readonly Category[]; brands: readonly NamedBrand[] };

export type FoundCategory = { category: Category | ChildCategory; parent: Category | undefined };

/** The filters by name that a listing has, the page's own included. */
function namedFilters(state: ListingState, scope: ListingScope) {
  const isNamed = (name: string | undefined): name is string => name !== undefined;
  return {
    categories: [scope.kind === 'category' ? scope.slug : undefined, state.category].filter(isNamed),
    brands: [scope.kind === 'brand' ? scope.slug : undefined, state.brand].filter(isNamed),
  };
}

/**
 * What to ask the API for. `null`: nothing can match, because a filter names a category, department or brand that does not
 * exist, or two of them contradict each other. A category within a department is no contradiction: the narrower one counts.
 * Assumptions of our own: `productType` stands for the department of the same slug, and a `tag` is
 * searched for as well where there is no other text, so that back ends that know neither give something sensible.
 */
export function productsQueryOf(
  state: ListingState,
  scope: ListingScope,
  facets: Facets,
): ProductsQuery | null {
  const named = namedFilters(state, scope);
  const departments = facets.categories.filter(({ slug }) => slug === state.productType);
  if (state.productType && departments.length === 0) return null;
  const category = narrowest([
    ...named.categories.map((name) => findCategory(facets.categories, name)),
    ...departments.map((department) => ({ category: department, parent: undefined })),
  ]);
  const brands = named.brands.map((name) => findBrand(facets.brands, name));
  const [brand] = brands;
  if (category === null || brands.some((each) => each?.id !== brand?.id || !each)) return null;
  const hasPrices = state.minPrice !== undefined && state.maxPrice !== undefined;
  return {
    price_from: hasPrices ? state.minPrice : undefined,
    price_to: hasPrices ? state.maxPrice : undefined,
    sale: state.statuses.includes('on-sale') ? 1 : undefined,
    stock: state.statuses.includes('in-stock') ? 1 : undefined,
    category_id: plain(category?.id),
    brand_id: plain(brand?.id),
    search: state.searchText ?? state.tag,
    exact: state.isExact ? 1 : undefined,
    tag: state.tag,
    options: state.options.length > 0 ? state.options.join(',') : undefined,
    rating_from: state.rating,
    page: state.page > 1 ? state.page : undefined,
    ...orderOf[state.sort],
  };
}

/** The one that lies within all others; undefined where there is none, null where one is unknown or they exclude each other. */
function narrowest(
  found: readonly (FoundCategory | undefined)[],
): Category | ChildCategory | undefined | null {
  if (found.length === 0) return undefined;
  const holds = ({ category }: FoundCategory, { category: other, parent }: FoundCategory) =>
    category.id === other.id || category.id === parent?.id;
  const known = found.filter((each) => each !== undefined);
  if (known.length < found.length) return null;
  return known.find((inner) => known.every((outer) => holds(outer, inner)))?.category ?? null;
}

const plain = (id: string | undefined): string | undefined => (id === undefined ? undefined : plainId(id));

/** Whether the ids of categories or brands are needed before products can be asked for. */
export function needsFacets(state: ListingState, scope: ListingScope): boolean {
  const { categories, brands } = namedFilters(state, scope);
  return categories.length + brands.length > 0 || state.productType !== undefined;
}

/** Whether an address of the search page searches for anything. */
export function isSearching({
  searchText,
  tag,
  productType,
  category,
  brand,
  statuses,
}: ListingState): boolean {
  return Boolean(searchText ?? tag ?? productType ?? category ?? brand) || statuses.length > 0;
}

/** A category by slug, or by id where the text is all digits, with the department above it. */
export function findCategory(categories: readonly Category[], slugOrId: string): FoundCategory | undefined {
  const isMeant = meant(slugOrId);
  for (const department of categories) {
    if (isMeant(department)) return { category: department, parent: undefined };
    const child = department.children.find(isMeant);
    if (child) return { category: child, parent: department };
  }
  return undefined;
}

/** A brand by slug, or by id where the text is all digits. */
export function findBrand(brands: readonly NamedBrand[], slugOrId: string): NamedBrand | undefined {
  return brands.find(meant(slugOrId));
}

function meant(slugOrId: string): (entry: { id: string; slug: string }) => boolean {
  const isId = /^\d+$/.test(slugOrId);
  return ({ id, slug }) => (isId ? id === slugOrId : slug === slugOrId);
}

const orderOf: Record<SortKey, Pick<ProductsQuery, 'order_by' | 'order_dir'>> = {
  'default-sorting': {},
  'low-to-hight': { order_by: 'price', order_dir: 'asc' },
  'high-to-low': { order_by: 'price', order_dir: 'desc' },
  'new-added': { order_by: 'id', order_dir: 'desc' },
  'on-sale': { order_by: 'applied_discount_id', order_dir: 'desc' },
};
