import { listedAddress } from '../support/all-routes.ts';
import { withCart, withOrder } from './arrivals.ts';
import type { CheckedPage } from './check-pages.ts';

/** A page that lists something, by a route whose parameter the API lists. */
const listed = (route: string) => ({ title: route, path: () => listedAddress(route) });

/** One page of each kind: `journeys/pages` looks at them, the suites beside this at all others. `of`: whose page it is. */
export const pageKinds: readonly (CheckedPage & { of: string })[] = [
  { of: 'mf-catalog', path: '/' },
  { of: 'mf-catalog', path: '/shop' },
  { of: 'mf-product', ...listed('/product-details/:id') },
  { of: 'mf-cart-checkout', path: '/cart', title: '/cart with two lines', before: withCart },
  { of: 'mf-cart-checkout', path: '/checkout', title: '/checkout with two lines', before: withCart },
  { of: 'mf-account', path: '/login' },
  { of: 'mf-account', path: '/profile?tab=orders', before: withOrder },
  { of: 'mf-content', ...listed('/blog-details/:id') },
  { of: 'mf-content', path: '/contact' },
  { of: 'shell', path: '/no/such/page', expected: [/status of 404/] },
];
