import type { RemoteManifest, RouteClaim } from '@dana/contracts/release/remote-manifest';

/** The shop's page in its other layouts; src/features/listing/listing-layout.ts says which path has which. */
const otherShopPaths = [
  '/shop-1600',
  '/shop-filter-dropdown',
  '/shop-filter-offcanvas',
  '/shop-full-width',
  '/shop-list',
  '/shop-load-more',
  '/shop-no-sidebar',
  '/shop-right-sidebar',
];

/** A list of products; src/features/listing/listing-state.ts reads its query. */
const listing = {
  layout: 'default',
  cache: 'public',
  query: [
    'minPrice',
    'maxPrice',
    'currency',
    'status',
    'category',
    'brand',
    'searchText',
    'productType',
    'exact',
    'tag',
    'options',
    'rating',
    'sort',
    'page',
    'view',
  ],
} satisfies Partial<RouteClaim>;

/** Its query changes nothing. */
const plain = { layout: 'default', cache: 'public', query: [] } satisfies Partial<RouteClaim>;

/** What mf-catalog offers to the shop: everything through which a shopper finds a product. */
export const manifest = {
  remote: 'mf-catalog',
  routes: [
    { path: '/', module: './home.route', ...plain, indexable: true },
    {
      path: '/home-2',
      module: './home-2.route',
      layout: 'layout-two',
      cache: 'public',
      query: [],
      indexable: true,
    },
    {
      path: '/home-3',
      module: './home-3.route',
      layout: 'layout-three',
      cache: 'public',
      query: [],
      indexable: true,
    },
    {
      path: '/home-4',
      module: './home-4.route',
      layout: 'layout-four',
      cache: 'public',
      query: [],
      indexable: true,
    },
    { path: '/shop', module: './shop.route', ...listing, indexable: true },
    ...otherShopPaths.map((path) => ({ path, module: './shop.route', ...listing })),
    {
      path: '/shop-categories',
      module: './shop-categories.route',
      layout: 'layout-one',
      cache: 'public',
      query: [],
      indexable: true,
    },
    {
      path: '/category/:slug',
      module: './category.route',
      example: '/category/electronics',
      ...listing,
      indexable: { list: '/categories' },
    },
    {
      path: '/brand/:slug',
      module: './brand.route',
      example: '/brand/lulwaya',
      ...listing,
      indexable: { list: '/brands' },
    },
    { path: '/search', module: './search.route', ...listing },
    { path: '/compare', module: './compare.route', layout: 'default', cache: 'public', query: ['ids'] },
  ],
  nav: [
    {
      path: '/shop?sort=new-added',
      label: { en: 'New', ar: 'الجديد' },
      places: { menu: 10 },
    },
    {
      path: '/shop-categories',
      label: { en: 'Departments', ar: 'الأقسام' },
      places: { menu: 21, departments: 10, 'footer.menu': 20 },
      stands: 'departments',
    },
    {
      path: '/shop?status=on-sale',
      label: { en: 'Offers', ar: 'العروض' },
      places: { menu: 30 },
    },
    {
      path: '/',
      label: { en: 'Electronics', ar: 'الإلكترونيات' },
      places: { 'home.cards': 10 },
      picture: 'electronics',
      needs: 'home-electronics',
    },
    {
      path: '/home-2',
      label: { en: 'Fashion', ar: 'الأزياء' },
      places: { 'home.cards': 20 },
      picture: 'fashion',
      needs: 'home-fashion',
    },
    {
      path: '/home-3',
      label: { en: 'Beauty', ar: 'الجمال' },
      places: { 'home.cards': 30 },
      picture: 'beauty',
      needs: 'home-beauty',
    },
    {
      path: '/home-4',
      label: { en: 'Jewelry', ar: 'المجوهرات' },
      places: { 'home.cards': 40 },
      picture: 'jewelry',
      needs: 'home-jewelry',
    },
    {
      path: '/shop',
      label: { en: 'All products', ar: 'كل المنتجات' },
      places: { 'products.shop': 10, 'footer.menu': 10 },
    },
    {
      path: '/shop-no-sidebar',
      label: { en: 'Products only', ar: 'المنتجات فقط' },
      places: { 'shop.layouts': 10 },
    },
    {
      path: '/shop-right-sidebar',
      label: { en: 'Filters beside the products', ar: 'الفلاتر بجانب المنتجات' },
      places: { 'shop.layouts': 20 },
    },
    {
      path: '/shop-full-width',
      label: { en: 'More at a glance', ar: 'منتجات أكثر في نظرة' },
      places: { 'shop.layouts': 30 },
    },
    {
      path: '/shop-1600',
      label: { en: 'For large screens', ar: 'للشاشات الكبيرة' },
      places: { 'shop.layouts': 40 },
    },
    { path: '/shop-list', label: { en: 'List', ar: 'قائمة' }, places: { 'shop.layouts': 50 } },
    {
      path: '/shop-categories',
      label: { en: 'All categories', ar: 'كل الفئات' },
      places: { 'shop.features': 10, 'products.shop': 20 },
    },
    {
      path: '/shop-filter-dropdown',
      label: { en: 'Quick filters', ar: 'فلترة سريعة' },
      places: { 'shop.features': 20 },
    },
    {
      path: '/shop-filter-offcanvas',
      label: { en: 'Side filters', ar: 'فلترة جانبية' },
      places: { 'shop.features': 30 },
    },
    {
      path: '/shop-load-more',
      label: { en: 'Load as you go', ar: 'تحميل المزيد' },
      places: { 'shop.features': 40 },
    },
    { path: '/search', label: { en: 'Search', ar: 'البحث' }, places: { 'products.shop': 30 } },
    { path: '/compare', label: { en: 'Compare', ar: 'المقارنة' }, places: { 'products.buying': 30 } },
  ],
  slots: {
    'catalog.compareLimit': './slots/compare-limit',
    'catalog.productCarousel': './slots/product-carousel',
    'catalog.productList': './slots/product-list',
    'catalog.searchSuggestions': './slots/search-suggestions',
  },
  services: [{ module: './compare.service', handles: ['compare.toggleRequested'], start: 'idle' }],
} satisfies RemoteManifest;
