import type { Category, ChildCategory } from '@dana/contracts/api/category';
import type { Banner } from '@dana/contracts/api/home';
import type { ProductCollection } from '#api/home.queries.ts';
import type { ProductView } from '#product/product-view.ts';

const tileCount = 10;
const dealCount = 3;

/**
 * The collections that have products, without those that the page shows elsewhere: a product stands on it once.
 * @param shown – what stands elsewhere.
 */
export function collectionsWithout(
  collections: readonly ProductCollection[],
  shown: readonly ProductView[],
): ProductCollection[] {
  const ids = new Set(shown.map(({ id }) => id));
  return collections
    .map((collection) => ({ ...collection, products: collection.products.filter(({ id }) => !ids.has(id)) }))
    .filter(({ products }) => products.length > 0);
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
