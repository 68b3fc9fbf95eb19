import { expect } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { pressOnCard } from './press-on-card.ts';
import { inLooks, type View } from './view.ts';
import { signedIn } from './visits.ts';

/** What is a shopper's own. */
export const accountViews: readonly View[] = [
  ...inLooks('sign-in', '/login', ['en 390 dark', 'ar 1440 light']),
  ...inLooks('account', '/profile', ['en 1440 light', 'ar 390 light'], { before: signedIn }),
  ...inLooks('wishlist', '/wishlist', ['ar 390 dark'], {
    before: async (page, shop) => {
      await page.goto(shop.at('/shop'));
      await expectHydrated(page);
      for (const index of [0, 1]) await pressOnCard(page, shop, 'wishlist', index);
      const hearts = page.getByRole('banner').getByRole('link', {
        name: shop.texts('shell', 'header.wishlistCount', { count: 2 }),
        exact: true,
      });
      await expect(hearts.first()).toBeAttached();
    },
  }),
];
