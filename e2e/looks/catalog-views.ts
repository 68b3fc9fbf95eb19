import { expect } from '@playwright/test';
import { pressOnCard } from './press-on-card.ts';
import { inLooks, type View } from './view.ts';

const ring = '/product-details/lulwaya-dana-solitaire-ring';
const perfume = '/product-details/nadwana-salt-and-oud-perfume';

/** Homes, lists and products. */
export const catalogViews: readonly View[] = [
  ...inLooks('home', '/', ['ar 390 light', 'en 1440 light', 'ar 1440 dark']),
  ...inLooks('home-fashion', '/home-2', ['en 390 dark']),
  ...inLooks('home-beauty', '/home-3', ['ar 1440 light']),
  ...inLooks('home-jewelry', '/home-4', ['en 1440 dark']),
  ...inLooks('footer', '/about', ['en 1440 light', 'ar 390 dark'], {
    after: (page) => page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView(false)),
  }),
  ...inLooks('menu', '/about', ['ar 390 light'], {
    after: async (page, { texts }) => {
      const opener = page.getByRole('banner').getByRole('link', { name: texts('shell', 'menu.open') });
      await opener.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  }),
  ...inLooks('shop', '/shop', ['en 1440 light', 'ar 390 dark']),
  ...inLooks('category', '/category/jewelry', ['ar 1440 light', 'en 390 light']),
  ...inLooks('brand', '/brand/lulwaya', ['en 1440 dark']),
  ...inLooks('search', '/search?searchText=oud', ['ar 390 light', 'en 1440 light']),
  ...inLooks('search-nothing', '/search?searchText=xyzzy', ['en 390 light']),
  ...inLooks('product', ring, ['ar 390 light', 'ar 1440 dark']),
  ...inLooks('product', perfume, ['en 1440 light', 'en 390 dark']),
  ...inLooks('quick-view', '/category/jewelry', ['en 1440 light'], {
    after: async (page, shop) => {
      await pressOnCard(page, shop, 'quickView', 0);
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    },
  }),
  ...inLooks('compare', '/compare?ids=29,30,31', ['ar 1440 light']),
];
