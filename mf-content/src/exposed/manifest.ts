import type { RemoteManifest, RouteClaim } from '@dana/contracts/release';

/** See src/features/articles/blog-address.ts. */
const blog = {
  layout: 'default',
  cache: 'public',
  query: ['category', 'tag', 'search', 'page', 'view'],
} satisfies Partial<RouteClaim>;

/** Its query changes nothing. */
const plain = { layout: 'default', cache: 'public', query: [] } satisfies Partial<RouteClaim>;

/** What mf-content offers to the shop. */
export const manifest = {
  remote: 'mf-content',
  routes: [
    { path: '/blog', module: './blog.route', ...blog },
    { path: '/blog-grid', module: './blog-grid.route', ...blog },
    { path: '/blog-list', module: './blog-list.route', ...blog },
    { path: '/blog-details', module: './blog-details.route', ...plain },
    { path: '/blog-details/:id', module: './blog-details.route', ...plain },
    { path: '/blog-details-2', module: './blog-details-2.route', ...plain },
    { path: '/about', module: './about.route', ...plain },
    { path: '/contact', module: './contact.route', ...plain },
    { path: '/coupons', module: './coupons.route', ...plain },
    { path: '/page/:slug', module: './page.route', ...plain },
  ],
  slots: {
    'content.latestArticles': './slots/latest-articles',
    'content.newsletter': './slots/newsletter',
  },
  services: [],
  emits: { 'cart.couponRequested': '1.0.0' },
  listens: { 'cart.changed': '^1.0.0' },
} satisfies RemoteManifest;
