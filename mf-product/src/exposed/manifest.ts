import type { RemoteManifest, RouteClaim } from '@dana/contracts/release';

const samplePaths = [
  '/product-details',
  '/product-details-countdown',
  '/product-details-gallery',
  '/product-details-list',
  '/product-details-slider',
  '/product-details-swatches',
  '/product-details-video',
];
const productPage = { layout: 'default', cache: 'public', query: ['variant'] } satisfies Partial<RouteClaim>;

/** What mf-product offers to the shop. */
export const manifest = {
  remote: 'mf-product',
  routes: [
    { path: '/product-details/:id', module: './product-details.route', ...productPage },
    ...samplePaths.map((path) => ({ path, module: './product-samples.route', ...productPage })),
  ],
  slots: { 'product.quickView': './slots/quick-view' },
  services: [],
  emits: {
    'cart.addRequested': '1.0.0',
    'wishlist.toggleRequested': '1.0.0',
    'compare.toggleRequested': '1.0.0',
  },
  listens: {
    'product.quickViewRequested': '^1.0.0',
    'cart.itemAdded': '^1.0.0',
    'cart.addRejected': '^1.0.0',
    'wishlist.changed': '^1.0.0',
    'compare.changed': '^1.0.0',
  },
} satisfies RemoteManifest;
