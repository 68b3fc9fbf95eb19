import type { RemoteManifest } from '@dana/contracts/release';

/** What mf-product offers to the shop. */
export const manifest = {
  remote: 'mf-product',
  routes: [
    { path: '/product-details/:id', module: './product-details.route', layout: 'default', cache: 'public' },
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
