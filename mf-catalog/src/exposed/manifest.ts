import type { RemoteManifest, RouteClaim } from '@dana/contracts/release';

/** One page in several layouts; src/features/listing/listing-layout.ts says which path has which. */
const shopPaths = [
  '/shop',
  '/shop-1600',
  '/shop-filter-dropdown',
  '/shop-filter-offcanvas',
  '/shop-full-width',
  '/shop-list',
  '/shop-load-more',
  '/shop-no-sidebar',
  '/shop-right-sidebar',
];

/** A list of products; src/features/listing/listing-state.ts reads its query. */
const listing = {
  layout: 'default',
  cache: 'public',
  query: [
    'minPrice',
    'maxPrice',
    'status',
    'category',
    'brand',
    'searchText',
    'productType',
    'tag',
    'sort',
    'page',
    'view',
  ],
} satisfies Partial<RouteClaim>;

/** Its query changes nothing. */
const plain = { layout: 'default', cache: 'public', query: [] } satisfies Partial<RouteClaim>;

/** What mf-catalog offers to the shop: everything through which a shopper finds a product. */
export const manifest = {
  remote: 'mf-catalog',
  routes: [
    { path: '/', module: './home.route', ...plain },
    { path: '/home-2', module: './home-2.route', layout: 'layout-two', cache: 'public', query: [] },
    { path: '/home-3', module: './home-3.route', layout: 'layout-three', cache: 'public', query: [] },
    { path: '/home-4', module: './home-4.route', layout: 'layout-four', cache: 'public', query: [] },
    ...shopPaths.map((path) => ({ path, module: './shop.route', ...listing })),
    { path: '/shop-categories', module: './shop-categories.route', ...plain },
    { path: '/category/:slug', module: './category.route', ...listing },
    { path: '/brand/:slug', module: './brand.route', ...listing },
    { path: '/search', module: './search.route', ...listing },
    { path: '/compare', module: './compare.route', layout: 'default', cache: 'public', query: ['ids'] },
  ],
  slots: {
    'catalog.compareLimit': './slots/compare-limit',
    'catalog.productCarousel': './slots/product-carousel',
    'catalog.productList': './slots/product-list',
    'catalog.searchSuggestions': './slots/search-suggestions',
  },
  services: [{ module: './compare.service', handles: ['compare.toggleRequested'], start: 'idle' }],
  emits: {
    'cart.addRequested': '1.0.0',
    'cart.drawerRequested': '1.0.0',
    'wishlist.toggleRequested': '1.0.0',
    'compare.toggleRequested': '1.0.0',
    'compare.itemAdded': '1.0.0',
    'compare.itemRemoved': '1.0.0',
    'compare.limitReached': '1.0.0',
    'compare.changed': '1.0.0',
    'product.quickViewRequested': '1.0.0',
  },
  listens: {
    'cart.itemAdded': '^1.0.0',
    'cart.addRejected': '^1.0.0',
    'cart.changed': '^1.0.0',
    'wishlist.changed': '^1.0.0',
    'compare.toggleRequested': '^1.0.0',
    'compare.limitReached': '^1.0.0',
    'compare.changed': '^1.0.0',
  },
} satisfies RemoteManifest;
