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
      example: '/product-details/safwani-horizon-headphones',
      ...productPage,
      indexable: { list: '/products' },
    },
    ...samplePaths.map((path) => ({ path, module: './product-samples.route', ...productPage })),
  ],
  nav: [
    {
      path: '/product-details',
      label: { en: 'Featured product', ar: 'منتج مختار' },
      places: { 'products.pages': 10 },
    },
    {
      path: '/product-details-countdown',
      label: { en: 'Limited-time offer', ar: 'عرض لوقت محدود' },
      places: { 'products.pages': 20 },
    },
    {
      path: '/product-details-gallery',
      label: { en: 'Picture gallery', ar: 'معرض الصور' },
      places: { 'products.pages': 30 },
    },
    {
      path: '/product-details-list',
      label: { en: 'All pictures at once', ar: 'كل الصور معًا' },
      places: { 'products.pages': 40 },
    },
    {
      path: '/product-details-slider',
      label: { en: 'Pictures to swipe', ar: 'صور للتمرير' },
      places: { 'products.pages': 50 },
    },
    {
      path: '/product-details-swatches',
      label: { en: 'Choose by color', ar: 'اختيار حسب اللون' },
      places: { 'products.pages': 60 },
    },
    {
      path: '/product-details-video',
      label: { en: 'Product video', ar: 'فيديو المنتج' },
      places: { 'products.pages': 70 },
    },
  ],
  slots: { 'product.quickView': './slots/quick-view' },
  services: [],
} satisfies RemoteManifest;
