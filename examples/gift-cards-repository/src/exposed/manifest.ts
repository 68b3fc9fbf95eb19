import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';

/** What mf-gift-cards offers to the shop. */
export const manifest = {
  remote: 'mf-gift-cards',
  routes: [
    {
      path: '/gift-cards',
      module: './gift-cards.route',
      layout: 'default',
      cache: 'public',
      indexable: true,
    },
  ],
  nav: [
    {
      path: '/gift-cards',
      label: { en: 'Gift cards', ar: 'بطاقات الهدايا' },
      places: { 'products.more': 900, 'footer.information': 900 },
    },
  ],
  slots: {},
  services: [],
} satisfies RemoteManifest;
