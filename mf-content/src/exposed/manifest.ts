import type { RemoteManifest } from '@dana/contracts/release';

/** What mf-content offers to the shop. */
export const manifest = {
  remote: 'mf-content',
  routes: [
    { path: '/blog', module: './blog.route', layout: 'default', cache: 'public' },
    { path: '/blog-details/:id', module: './blog-details.route', layout: 'default', cache: 'public' },
    { path: '/about', module: './about.route', layout: 'default', cache: 'public' },
  ],
  slots: {
    'content.latestArticles': './slots/latest-articles',
    'content.newsletter': './slots/newsletter',
  },
  services: [],
  emits: {},
  listens: {},
} satisfies RemoteManifest;
