import type { RemoteManifest } from '@dana/contracts/release';

/** What mf-account offers to the shop: the shopper's account and the wishlist. */
export const manifest = {
  remote: 'mf-account',
  routes: [
    { path: '/login', module: './login.route', layout: 'default', cache: 'public' },
    { path: '/register', module: './register.route', layout: 'default', cache: 'public' },
    { path: '/forgot', module: './forgot.route', layout: 'default', cache: 'public' },
    { path: '/success-login', module: './success-login.route', layout: 'default', cache: 'public' },
    { path: '/profile', module: './profile.route', layout: 'default', cache: 'public', guard: 'user' },
    { path: '/wishlist', module: './wishlist.route', layout: 'default', cache: 'public' },
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
