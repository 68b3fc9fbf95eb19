import type { RemoteManifest, RouteClaim } from '@dana/contracts/release/remote-manifest';

/** See src/features/articles/blog-address.ts. */
const blog = {
  layout: 'default',
  cache: 'public',
  query: ['category', 'tag', 'search', 'page', 'view'],
  needs: 'posts',
} satisfies Partial<RouteClaim>;

/** Its query changes nothing. */
const plain = { layout: 'default', cache: 'public', query: [] } satisfies Partial<RouteClaim>;

/** What mf-content offers to the shop. */
export const manifest = {
  remote: 'mf-content',
  routes: [
    { path: '/blog', module: './blog.route', ...blog, indexable: true },
    { path: '/blog-grid', module: './blog-grid.route', ...blog },
    { path: '/blog-list', module: './blog-list.route', ...blog },
    { path: '/blog-details', module: './blog-details.route', ...plain, needs: 'posts' },
    {
      path: '/blog-details/:id',
      module: './blog-details.route',
      example: '/blog-details/caring-for-pearls',
      ...plain,
      needs: 'posts',
      indexable: { list: '/posts' },
    },
    { path: '/blog-details-2', module: './blog-details-2.route', ...plain, needs: 'posts' },
    { path: '/about', module: './about.route', ...plain, indexable: true },
    { path: '/contact', module: './contact.route', ...plain, indexable: true },
    { path: '/coupons', module: './coupons.route', ...plain, needs: 'coupons', indexable: true },
    { path: '/samples', module: './samples.route', ...plain },
    // The story of the shop stands at /about.
    {
      path: '/page/:slug',
      module: './page.route',
      example: '/page/privacy',
      ...plain,
      indexable: { list: '/page', except: ['about'] },
    },
  ],
  nav: [
    {
      path: '/coupons',
      label: { en: 'Coupons', ar: 'أكواد الخصم' },
      places: { 'products.shop': 40, 'footer.menu': 60 },
      needs: 'coupons',
    },
    {
      path: '/blog',
      label: { en: 'Journal', ar: 'المدونة' },
      places: { menu: 50, 'footer.menu': 70 },
      needs: 'posts',
    },
    {
      path: '/contact',
      label: { en: 'Contact', ar: 'تواصل معنا' },
      places: { 'products.more': 20, 'footer.information': 50 },
    },
    {
      path: '/blog',
      label: { en: 'All articles', ar: 'كل المقالات' },
      places: { 'blog.pages': 10 },
      needs: 'posts',
    },
    { path: '/blog-grid', label: { en: 'Grid', ar: 'شبكة' }, places: { 'blog.pages': 20 }, needs: 'posts' },
    { path: '/blog-list', label: { en: 'List', ar: 'قائمة' }, places: { 'blog.pages': 30 }, needs: 'posts' },
    {
      path: '/blog-details',
      label: { en: 'Latest article', ar: 'أحدث مقال' },
      places: { 'blog.pages': 40 },
      needs: 'posts',
    },
    {
      path: '/blog-details-2',
      label: { en: 'An article to read', ar: 'مقال للقراءة' },
      places: { 'blog.pages': 50 },
      needs: 'posts',
    },
    {
      path: '/about',
      label: { en: 'About', ar: 'من نحن' },
      places: { 'products.more': 10 },
    },
    { path: '/about', label: { en: 'Our story', ar: 'حكايتنا' }, places: { 'footer.information': 10 } },
    {
      path: '/page/faq',
      label: { en: 'Questions and answers', ar: 'الأسئلة الشائعة' },
      places: { 'footer.information': 15 },
      needs: 'own-pages',
    },
    {
      path: '/page/privacy',
      label: { en: 'Privacy', ar: 'الخصوصية' },
      places: { 'footer.information': 20 },
      needs: 'own-pages',
    },
    {
      path: '/page/terms',
      label: { en: 'Terms', ar: 'الشروط' },
      places: { 'footer.information': 30 },
      needs: 'own-pages',
    },
    {
      path: '/page/shipping',
      label: { en: 'Delivery', ar: 'التوصيل' },
      places: { 'footer.account': 20 },
      needs: 'own-pages',
    },
    {
      path: '/page/returns',
      label: { en: 'Returns', ar: 'الإرجاع' },
      places: { 'footer.account': 60 },
      needs: 'own-pages',
    },
  ],
  slots: {
    'content.latestArticles': './slots/latest-articles',
    'content.newsletter': './slots/newsletter',
  },
  services: [],
} satisfies RemoteManifest;
