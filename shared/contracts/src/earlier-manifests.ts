import type { NavigationEntry } from './navigation.ts';
import type { Indexable } from './release/route-claim.ts';

/*
 * Releases from before manifests carried `nav` and `indexable` are still what a slot can go back to. For these alone the
 * shop keeps what it knew of them: the main menu, the footer and the sitemap; panels show what newer releases bring.
 * Goes with the last of them.
 */

type Words = [en: string, ar: string];

const link = (
  path: string,
  [en, ar]: Words,
  more: Omit<NavigationEntry, 'path' | 'label'>,
): NavigationEntry => ({
  path,
  label: { en, ar },
  ...more,
});

const department = (slug: string, words: Words, rank: number): NavigationEntry =>
  link(`/category/${slug}`, words, { places: { departments: rank, 'footer.menu': rank + 10 } });

const entries: Record<string, NavigationEntry[]> = {
  'mf-catalog': [
    link('/', ['Home', 'الرئيسية'], { places: { menu: 10 }, panel: 'home' }),
    link('/shop', ['Shop', 'المتجر'], { places: { menu: 20, 'footer.menu': 10 }, panel: 'shop' }),
    link('/shop-categories', ['Products', 'المنتجات'], { places: { menu: 30 }, panel: 'products' }),
    department('electronics', ['Electronics', 'إلكترونيات'], 10),
    department('fashion', ['Fashion', 'أزياء'], 20),
    department('beauty', ['Beauty', 'جمال'], 30),
    department('jewelry', ['Jewelry', 'مجوهرات'], 40),
  ],
  'mf-content': [
    link('/coupons', ['Coupons', 'القسائم'], { places: { menu: 40, 'footer.menu': 60 } }),
    link('/blog', ['Blog', 'المدونة'], { places: { menu: 50, 'footer.menu': 70 }, panel: 'blog' }),
    link('/contact', ['Contact', 'اتصل بنا'], { places: { menu: 60, 'footer.information': 50 } }),
    link('/about', ['About', 'من نحن'], { places: { 'footer.menu': 80 } }),
    link('/about', ['Our story', 'قصتنا'], { places: { 'footer.information': 10 } }),
    link('/page/privacy', ['Privacy', 'الخصوصية'], { places: { 'footer.information': 20 } }),
    link('/page/terms', ['Terms', 'الشروط'], { places: { 'footer.information': 30 } }),
    link('/blog', ['News', 'الأخبار'], { places: { 'footer.information': 40 } }),
    link('/page/shipping', ['Shipping', 'الشحن والتوصيل'], { places: { 'footer.account': 20 } }),
    link('/page/returns', ['Returns', 'الإرجاع'], { places: { 'footer.account': 60 } }),
  ],
  'mf-cart-checkout': [link('/order', ['Track an order', 'تتبع طلب'], { places: { 'footer.account': 10 } })],
  'mf-account': [
    link('/wishlist', ['Wishlist', 'المفضلة'], { places: { 'footer.account': 30 } }),
    link('/profile', ['My account', 'حسابي'], { places: { 'footer.account': 40 } }),
    link('/profile?tab=orders', ['Order history', 'سجل الطلبات'], { places: { 'footer.account': 50 } }),
    link('/login', ['Sign in', 'تسجيل الدخول'], { places: { 'footer.account': 70 }, for: 'guests' }),
    link('/register', ['Create account', 'إنشاء حساب'], { places: { 'footer.account': 80 }, for: 'guests' }),
  ],
};

const indexable: Record<string, Indexable> = {
  '/': true,
  '/home-2': true,
  '/home-3': true,
  '/home-4': true,
  '/shop': true,
  '/shop-categories': true,
  '/coupons': true,
  '/blog': true,
  '/about': true,
  '/contact': true,
  '/category/:slug': { list: '/categories' },
  '/brand/:slug': { list: '/brands' },
  '/product-details/:id': { list: '/products' },
  '/blog-details/:id': { list: '/posts' },
  '/page/:slug': { list: '/page', except: ['about'] },
};

/** The links of a remote whose release names none. */
export const earlierNavigation = (remote: string): NavigationEntry[] => entries[remote] ?? [];

/** What search engines found of a route whose release says nothing about any of its routes. */
export const earlierIndexable = (path: string): Indexable | undefined => indexable[path];
