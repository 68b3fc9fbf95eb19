import { sharedShop } from './shared-shop.ts';

/** Every route of the shop without parameters, without the language in front. */
export const fixedRoutes = [
  '/',
  '/home-2',
  '/home-3',
  '/home-4',
  '/404',
  '/about',
  '/contact',
  '/coupons',
  '/blog',
  '/blog-grid',
  '/blog-list',
  '/blog-details',
  '/blog-details-2',
  '/cart',
  '/checkout',
  '/compare',
  '/wishlist',
  '/login',
  '/register',
  '/forgot',
  '/success-login',
  '/order',
  '/order-confirmation',
  '/product-details',
  '/product-details-countdown',
  '/product-details-gallery',
  '/product-details-list',
  '/product-details-slider',
  '/product-details-swatches',
  '/product-details-video',
  '/profile',
  '/search',
  '/shop',
  '/shop-1600',
  '/shop-categories',
  '/shop-filter-dropdown',
  '/shop-filter-offcanvas',
  '/shop-full-width',
  '/shop-list',
  '/shop-load-more',
  '/shop-no-sidebar',
  '/shop-right-sidebar',
];

/** One address of each route with a parameter, by what the API sells and says now. Not here: /order/:id, which needs an order. */
export async function routesWithParameters(): Promise<string[]> {
  const [product, category, brand, post, page] = await Promise.all(
    ['products', 'categories', 'brands', 'posts', 'page'].map(firstSlug),
  );
  return [
    `/product-details/${product}`,
    `/category/${category}`,
    `/brand/${brand}`,
    `/blog-details/${post}`,
    `/page/${page}`,
  ];
}

async function firstSlug(call: string): Promise<string> {
  const answer = await fetch(`http://localhost:${sharedShop.apiPort}/api/${call}?lang=en`);
  const { data } = (await answer.json()) as { data: { slug: string }[] };
  if (!data[0]) throw new Error(`GET /${call} of the sample shop has nothing.`);
  return data[0].slug;
}
