import type { Sizes } from './measure-deployable.ts';

/** What a first load should come down to. Unit: KB of JavaScript after gzip; see docs/testing.md. */
export const firstLoadGoalKb = 110;

const firstPages = {
  'first load /': ['mf-catalog', 'home.route'],
  'first load /product-details': ['mf-product', 'product-details.route'],
  'first load /shop': ['mf-catalog', 'shop.route'],
  'first load /cart': ['mf-cart-checkout', 'cart.route'],
  'first load /checkout': ['mf-cart-checkout', 'checkout.route'],
} as const;

/**
 * All JavaScript before a page is interactive, for pages that shoppers come to first and those where they buy: the shell,
 * its texts, and of the page's remote the entry, the texts and the route. Arabic texts, since they are the longer ones.
 */
export function firstLoads(sizes: Record<string, Sizes>): Sizes {
  return Object.fromEntries(
    Object.entries(firstPages).map(([name, [remote, route]]) => {
      const { main = 0, 'locale.ar': shellTexts = 0 } = sizes.shell ?? {};
      const { entry = 0, [route]: own = 0, 'locale.ar': texts = 0 } = sizes[remote] ?? {};
      return [name, main + shellTexts + entry + own + texts];
    }),
  );
}
