import type { RemoteManifest, RouteClaim } from '@dana/contracts/release';

const page = { layout: 'default', cache: 'public' } satisfies Partial<RouteClaim>;

/** What mf-account offers to the shop: the shopper's account and the wishlist. */
export const manifest = {
  remote: 'mf-account',
  routes: [
    { path: '/login', module: './login.route', ...page, query: ['reason', 'next'] },
    { path: '/register', module: './register.route', ...page, query: ['reason', 'next'] },
    { path: '/forgot', module: './forgot.route', ...page, query: ['reset'] },
    { path: '/success-login', module: './success-login.route', ...page, query: [] },
    {
      path: '/profile',
      module: './profile.route',
      ...page,
      query: ['tab', 'address', 'page'],
      guard: 'user',
    },
    { path: '/wishlist', module: './wishlist.route', ...page, query: [] },
  ],
  slots: { 'account.signIn': './slots/sign-in' },
  services: [{ module: './wishlist.service', handles: ['wishlist.toggleRequested'], start: 'idle' }],
  emits: {
    'wishlist.toggleRequested': '1.0.0',
    'wishlist.itemAdded': '1.0.0',
    'wishlist.itemRemoved': '1.0.0',
    'wishlist.changed': '1.0.0',
    'cart.addRequested': '1.0.0',
  },
  listens: {
    'wishlist.toggleRequested': '^1.0.0',
    'wishlist.changed': '^1.0.0',
    'session.changed': '^1.0.0',
    'compare.changed': '^1.0.0',
    'cart.changed': '^1.0.0',
    'cart.itemAdded': '^1.0.0',
    'cart.addRejected': '^1.0.0',
  },
} satisfies RemoteManifest;
