import type { Locale } from './locale.ts';
import { plainId } from './sent-ids.ts';

type ListingQuery = {
  category?: string;
  brand?: string;
  status?: string;
  searchText?: string;
  productType?: string;
  tag?: string;
  page?: number;
  sort?: string;
};

/** Every public URL of the shop, without its language prefix. Links between remotes use these, never a literal. */
export const paths = {
  home: () => '/',
  /** The other faces of the home page: 2 fashion, 3 beauty, 4 jewelry. */
  homeVariant: (face: 2 | 3 | 4) => `/home-${face}`,
  shop: (query?: ListingQuery) => `/shop${queryString(query)}`,
  shopCategories: () => '/shop-categories',
  category: (slug: string) => `/category/${encodeURIComponent(slug)}`,
  brand: (slug: string) => `/brand/${encodeURIComponent(slug)}`,
  search: (query?: ListingQuery) => `/search${queryString(query)}`,
  compare: () => '/compare',
  product: (slug: string, variant?: string | number) =>
    `/product-details/${encodeURIComponent(slug)}${variant === undefined ? '' : `?variant=${variant}`}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  order: (id: string) => `/order/${encodeURIComponent(plainId(id))}`,
  /** Where a bank leads back to. */
  orderConfirmation: () => '/order-confirmation',
  trackOrder: () => '/order',
  /** @param next – a path of the shop that signing in leads to. */
  login: (next?: string) => `/login${next === undefined ? '' : `?${new URLSearchParams({ next })}`}`,
  register: () => '/register',
  forgotPassword: () => '/forgot',
  /** Where the link of an email leads that confirms an address. */
  confirmEmail: () => '/confirm-email',
  profile: (tab?: string) => `/profile${tab ? `?tab=${tab}` : ''}`,
  wishlist: () => '/wishlist',
  blog: () => '/blog',
  blogPost: (slug: string) => `/blog-details/${encodeURIComponent(slug)}`,
  about: () => '/about',
  contact: () => '/contact',
  coupons: () => '/coupons',
  page: (slug: string) => `/page/${encodeURIComponent(slug)}`,
} as const;

/** Puts the language before a path of the shop: `localPath('ar', '/shop')` → `/ar/shop`; the home is `/ar`. */
export function localPath(locale: Locale, path: string): string {
  if (path === '/') return `/${locale}`;
  return path.startsWith('/?') || path.startsWith('/#') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

function queryString(query: ListingQuery = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text && `?${text}`;
}
