import type { Category, ChildCategory } from '@dana/contracts/api/category';
import type { Banner } from '@dana/contracts/api/home';
import { pictureSources } from '@dana/ui';
import type { ProductCollection } from '#api/home.queries.ts';
import type { ProductView } from '#product/product-view.ts';

const tileCount = 10;
export const dealCount = 3;
const newArrivalsSlug = 'new-arrivals';

/** New arrivals have a carousel of their own; all other collections are the tabs. Those without products are left out. */
export function arrange(all: readonly ProductCollection[]) {
  const collections = all.filter(({ products }) => products.length > 0);
  return {
    tabs: collections.filter(({ slug }) => slug !== newArrivalsSlug),
    newArrivals: collections.find(({ slug }) => slug === newArrivalsSlug),
  };
}

/**
 * The categories shown as tiles: all of the first department (the home's flavour), then the others in turn, so that
 * every department is met. At most ten, two even rows. A department without categories stands for itself.
 */
export function tilesOf(departments: readonly Category[]): (Category | ChildCategory)[] {
  const [first = [], ...others] = departments.map((department) =>
    department.children.length > 0 ? department.children : [department],
  );
  const longest = Math.max(0, ...others.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, index) =>
    others.flatMap((list) => list[index] ?? []),
  ).flat();
  return [...first, ...inTurn].filter((category) => category.products_count !== 0).slice(0, tileCount);
}

/** Products whose offer still runs, the one that ends first before the others. Unit of `nowMs`: ms since 1970. */
export function dealsOf(products: readonly ProductView[]): ProductView[] {
  const endOf = (product: ProductView) => Date.parse(product.offerEnd ?? '');
  return products
    .filter((product) => product.stock > 0 && product.offerEnd !== undefined)
    .sort((a, b) => endOf(a) - endOf(b))
    .slice(0, dealCount);
}

/** The banners of a place, without those that have no picture. */
export function bannersAt(banners: readonly Banner[], placement: string): Banner[] {
  return banners.filter((banner) => banner.placement === placement && banner.image !== null);
}

/** The first wide banner beside the first tall one, and two more for a second row; without a picture there is none. */
export function arrangeBanners(banners: readonly Banner[]): { first: Banner[]; second: Banner[] } {
  const shown = bannersAt(banners, 'banner');
  const wide = shown.find((banner) => !isTall(banner));
  const tall = shown.find(isTall);
  const first = wide && tall ? [wide, tall] : shown.slice(0, 2);
  const second = shown.filter((banner) => !first.includes(banner)).slice(0, 2);
  return { first, second: second.length === 2 ? second : [] };
}

function isTall({ image }: Banner): boolean {
  const size = image && pictureSources(image.full_url, '100vw');
  return size ? size.height > size.width : false;
}

/** The same products, those with the best ratings first; what cannot be bought stands last. */
export function bestRated(products: readonly ProductView[]): ProductView[] {
  const isThere = ({ stock }: ProductView) => Number(stock > 0);
  return [...products].sort(
    (a, b) => isThere(b) - isThere(a) || b.rating - a.rating || b.reviewCount - a.reviewCount,
  );
}

/** How often a product may stand on the home page: once in its place and once in a list. */
const mostPlaces = 2;

/** Shares the products of a page out, so that none of them is shown all over it. */
export function createShareOut(most = mostPlaces) {
  const places = new Map<string, number>();
  const placesOf = ({ id }: ProductView) => places.get(id) ?? 0;
  /** Those that may still be shown, in their order; where there are more than wanted, those shown least. */
  const choose = <Product extends ProductView>(products: readonly Product[], count: number): Product[] => {
    const free = products.filter((product) => placesOf(product) < most);
    const least = new Set(free.toSorted((a, b) => placesOf(a) - placesOf(b)).slice(0, count));
    return free.filter((product) => least.has(product));
  };
  /** Chooses, and remembers what was chosen. */
  const take = <Product extends ProductView>(products: readonly Product[], count: number): Product[] => {
    const chosen = choose(products, count);
    for (const product of chosen) places.set(product.id, placesOf(product) + 1);
    return chosen;
  };
  return { choose, take };
}

export type ShareOut = ReturnType<typeof createShareOut>;
