import type { RemoteManifest, RouteClaim } from '@dana/contracts/release/remote-manifest';

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
    {
      path: '/product-details/:id',
      module: './product-details.route',
      ...productPage,
      indexable: { list: '/products' },
    },
    ...samplePaths.map((path) => ({ path, module: './product-samples.route', ...productPage })),
  ],
  nav: [
    { path: '/product-details', label: { en: 'Simple', ar: 'بسيطة' }, places: { 'products.pages': 10 } },
    {
      path: '/product-details-countdown',
      label: { en: 'With countdown', ar: 'مع عدّ تنازلي' },
      places: { 'products.pages': 20 },
    },
    {
      path: '/product-details-gallery',
      label: { en: 'With gallery', ar: 'مع معرض صور' },
      places: { 'products.pages': 30 },
    },
    {
      path: '/product-details-list',
      label: { en: 'Pictures as a list', ar: 'الصور في قائمة' },
      places: { 'products.pages': 40 },
    },
    {
      path: '/product-details-slider',
      label: { en: 'With slider', ar: 'مع شريط صور' },
      places: { 'products.pages': 50 },
    },
    {
      path: '/product-details-swatches',
      label: { en: 'With swatches', ar: 'مع عينات الألوان' },
      places: { 'products.pages': 60 },
    },
    {
      path: '/product-details-video',
      label: { en: 'With video', ar: 'مع فيديو' },
      places: { 'products.pages': 70 },
    },
  ],
  slots: { 'product.quickView': './slots/quick-view' },
  services: [],
} satisfies RemoteManifest;
