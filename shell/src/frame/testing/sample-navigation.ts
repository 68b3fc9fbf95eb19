import type { Locale } from '@dana/contracts/locale';
import type { Navigation, NavigationLink } from '@dana/contracts/navigation';

type Words = [path: string, en: string, ar: string, more?: Pick<NavigationLink, 'panel' | 'picture' | 'for'>];

const departments: Words[] = [
  ['/category/electronics', 'Electronics', 'إلكترونيات'],
  ['/category/fashion', 'Fashion', 'أزياء'],
  ['/category/beauty', 'Beauty', 'جمال'],
  ['/category/jewelry', 'Jewelry', 'مجوهرات'],
];
const coupons: Words = ['/coupons', 'Coupons', 'أكواد الخصم'];

/** For tests of the frame: links such as remotes bring along, those of earlier releases with panels of their own among them. */
const sample = {
  menu: [
    ['/shop?sort=new-added', 'New', 'الجديد'],
    departments[0] as Words,
    departments[1] as Words,
    ['/', 'Home', 'الرئيسية', { panel: 'home' }],
    ['/shop', 'Shop', 'المتجر', { panel: 'shop' }],
    ['/shop-categories', 'Products', 'المنتجات', { panel: 'products' }],
    coupons,
    ['/blog', 'Blog', 'المدونة', { panel: 'blog' }],
    ['/contact', 'Contact', 'اتصل بنا'],
  ],
  departments,
  'home.cards': [
    ['/', 'Electronics', 'إلكترونيات', { picture: 'electronics' }],
    ['/home-2', 'Fashion', 'أزياء', { picture: 'fashion' }],
  ],
  'shop.departments': [['/shop', 'Everything', 'كل المنتجات'], ...departments],
  'shop.layouts': [['/shop-list', 'As a list', 'في قائمة']],
  'products.shop': [coupons],
  'products.pages': [['/product-details', 'Simple', 'بسيطة']],
  'blog.pages': [
    ['/blog', 'All articles', 'كل المقالات'],
    ['/blog-grid', 'As a grid', 'في شبكة'],
  ],
  'footer.menu': [['/shop', 'Shop', 'المتجر'], ...departments],
  'footer.account': [
    ['/wishlist', 'Wishlist', 'المفضلة'],
    ['/page/returns', 'Returns', 'الإرجاع'],
    ['/register', 'Create account', 'إنشاء حساب', { for: 'guests' }],
  ],
  'footer.information': [
    ['/about', 'Our story', 'حكايتنا'],
    ['/page/faq', 'Questions and answers', 'الأسئلة الشائعة'],
    ['/page/privacy', 'Privacy', 'الخصوصية'],
    ['/page/terms', 'Terms', 'الشروط'],
  ],
} satisfies Partial<Record<keyof Navigation, Words[]>>;

/** @param isKnown – whether a live remote has the page. */
export function sampleNavigation(locale: Locale, isKnown: (path: string) => boolean): Navigation {
  const linksOf = (words: Words[]): NavigationLink[] =>
    words
      .filter(([path]) => isKnown(path))
      .map(([path, en, ar, more]) => ({ path, label: { en, ar }[locale], ...more }));
  return Object.fromEntries(
    Object.entries(sample).map(([place, words]) => [place, linksOf(words as Words[])]),
  );
}
