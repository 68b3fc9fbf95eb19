import type { Locale } from '@dana/contracts/locale';

/** Every kind of page that shoppers wait for. */
export const pageKinds = [
  'home',
  'listing',
  'category',
  'product',
  'search',
  'cart',
  'checkout',
  'wishlist',
  'blog',
] as const;

export type PageKind = (typeof pageKinds)[number];

const words = { en: 'phone', ar: 'هاتف' };

/** The address of a page of this kind, with the language in front. */
export function pathOf(kind: PageKind, locale: Locale, productSlug: string): string {
  const paths: Record<PageKind, string> = {
    home: '',
    listing: '/shop',
    category: '/category/electronics',
    product: `/product-details/${productSlug}`,
    search: `/search?searchText=${encodeURIComponent(words[locale])}`,
    cart: '/cart',
    checkout: '/checkout',
    wishlist: '/wishlist',
    blog: '/blog',
  };
  return `/${locale}${paths[kind]}`;
}

/** Pages that are about a cart are looked at with something in it. */
export const needsCart = (kind: PageKind): boolean => kind === 'cart' || kind === 'checkout';
