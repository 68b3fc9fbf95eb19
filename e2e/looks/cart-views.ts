import { expect } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { inLooks, type View } from './view.ts';
import { withCart } from './visits.ts';

/** From the cart to the till. The page after it has an order's number and day on it, which no other order has. */
export const cartViews: readonly View[] = [
  ...inLooks('cart', '/cart', ['ar 390 light', 'en 1440 dark'], { before: withCart }),
  ...inLooks('cart-empty', '/cart', ['en 390 light']),
  ...inLooks('cart-drawer', '/product-details/nadwana-salt-and-oud-perfume', ['ar 1440 light'], {
    after: async (page, { texts }) => {
      await expectHydrated(page);
      const add = page.getByRole('main').getByRole('button', {
        name: texts('product', 'purchase.add'),
        exact: true,
      });
      await add.first().press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  }),
  ...inLooks('checkout', '/checkout', ['ar 390 light', 'en 1440 light'], { before: withCart }),
  ...inLooks('track', '/order', ['en 1440 light', 'ar 390 light']),
];
