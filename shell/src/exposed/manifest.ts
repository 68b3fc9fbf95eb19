import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';

/** What the shell publishes and listens to on the bus. It claims no page: the pages are the remotes'. */
export const manifest = {
  remote: 'shell',
  routes: [],
  slots: {},
  services: [],
  emits: {
    'cart.itemAdded': '1.0.0',
    'cart.addRejected': '1.0.0',
    'cart.drawerRequested': '1.0.0',
    'session.changed': '1.0.0',
    'locale.changed': '1.0.0',
    'currency.changed': '1.0.0',
  },
  listens: {
    'compare.changed': '^1.0.0',
    'cart.changed': '^1.0.0',
    'wishlist.changed': '^1.0.0',
    'session.changed': '^1.0.0',
  },
} satisfies RemoteManifest;
