import type { RemoteManifest } from '@dana/contracts/release';

/** What mf-content offers to the shop. */
export const manifest = {
  remote: 'mf-content',
  routes: [
    { path: '/blog', module: './blog.route', layout: 'default', cache: 'public' },
    { path: '/blog-grid', module: './blog-grid.route', layout: 'default', cache: 'public' },
    { path: '/blog-list', module: './blog-list.route', layout: 'default', cache: 'public' },
    { path: '/blog-details', module: './blog-details.route', layout: 'default', cache: 'public' },
    { path: '/blog-details/:id', module: './blog-details.route', layout: 'default', cache: 'public' },
    { path: '/blog-details-2', module: './blog-details-2.route', layout: 'default', cache: 'public' },
    { path: '/about', module: './about.route', layout: 'default', cache: 'public' },
    { path: '/contact', module: './contact.route', layout: 'default', cache: 'public' },
    { path: '/coupons', module: './coupons.route', layout: 'default', cache: 'public' },
    { path: '/page/:slug', module: './page.route', layout: 'default', cache: 'public' },
  ],
  slots: {
    'content.latestArticles': './slots/latest-articles',
    'content.newsletter': './slots/newsletter',
  },
  services: [],
  emits: { 'cart.couponRequested': '1.0.0' },
  listens: { 'cart.changed': '^1.0.0' },
} satisfies RemoteManifest;
