import type { Locator, Page } from '@playwright/test';
import { listProducts } from '../support/products.ts';
import type { ShopContext } from '../support/shop-test.ts';
import { arriveSignedIn, newShopper } from './account.ts';
import { giveCart, makeCart, placeOrder, productsToBuy } from './prepare-cart.ts';
import { type ForcedPage, hide, main, press, unframe } from './forced-scene.ts';
import { product } from './forced-product.ts';

const view = (page: Page, { texts }: ShopContext, kind: 'grid' | 'list'): Locator =>
  main(page).getByRole('button', { name: texts('catalog', `view.${kind}`), exact: true });
const sliderTrack = (page: Page): Locator =>
  main(page).locator('div:has(> div > input[type="range"])').first();

const shop: ForcedPage = {
  name: 'shop',
  address: () => '/shop',
  scenes: [
    {
      name: 'view',
      part: (page, context) => view(page, context, 'grid'),
      change: async (page, context) => {
        await press(view(page, context, 'list'));
        await page.waitForFunction(() => location.search.includes('list'));
      },
    },
    {
      name: 'slider-range',
      part: sliderTrack,
      change: (page) => hide(sliderTrack(page).locator('> :not(:has(input))').first()),
    },
    {
      name: 'slider-track',
      part: sliderTrack,
      change: (page) => hide(sliderTrack(page)),
    },
    {
      name: 'badge',
      part: (page) =>
        main(page).getByRole('article').locator('bdi', { hasText: '%' }).locator('xpath=..').first(),
      change: (page) =>
        unframe(main(page).getByRole('article').locator('bdi', { hasText: '%' }).locator('xpath=..').first()),
    },
    {
      name: 'page-number',
      part: (page) => main(page).locator('nav a[aria-current="page"]').last(),
      change: (page) =>
        main(page)
          .locator('nav a[aria-current="page"]')
          .last()
          .evaluate((one) => one.removeAttribute('aria-current')),
    },
  ],
};

const menuLink = (page: Page, { texts }: ShopContext): Locator =>
  page
    .getByRole('banner')
    .getByRole('link', { name: texts('menu', '/blog'), exact: true })
    .first();
const openedPanel = (page: Page): Locator =>
  page.locator('header [id]:has(> * a), header [id]:has(a)').filter({ visible: true }).last();

const frame: ForcedPage = {
  name: 'frame',
  address: () => '/blog',
  scenes: [
    {
      name: 'current-page',
      part: menuLink,
      change: (page, context) =>
        menuLink(page, context).evaluate((link) => link.removeAttribute('aria-current')),
    },
    {
      name: 'open-menu',
      open: (page) => press(page.getByRole('banner').getByRole('navigation').getByRole('button').first()),
      part: openedPanel,
      change: (page) => unframe(openedPanel(page)),
    },
    {
      name: 'focus',
      open: async (page) => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('Tab');
      },
      part: (page) => page.locator(':focus'),
      change: (page) => unframe(page.locator(':focus')),
    },
  ],
};

const card = (page: Page, place: number): Locator =>
  main(page).locator('label:has(input[name="payment_method_id"])').nth(place);
async function withCart(page: Page): Promise<void> {
  const bought = await productsToBuy('en', 11, 1);
  await giveCart(page.context(), await makeCart(bought.map((one) => ({ ...one, quantity: 1 }))));
}

const checkout: ForcedPage = {
  name: 'checkout',
  address: () => '/checkout',
  before: withCart,
  scenes: [
    {
      name: 'radio-card',
      open: (page) => press(card(page, 0)),
      part: (page) => card(page, 0),
      change: (page) => press(card(page, 1)),
    },
    {
      name: 'free-shipping',
      part: (page) => main(page).getByRole('progressbar', { includeHidden: true }).first(),
      change: (page) =>
        hide(main(page).getByRole('progressbar', { includeHidden: true }).locator('rect').first()),
    },
    {
      name: 'area-option',
      open: async (page, shopOf) => {
        const area = main(page).getByRole('combobox').and(page.locator('input'));
        await area.fill(shopOf.locale === 'ar' ? 'ال' : 'al');
        await page.locator('[role="option"][data-highlighted]').waitFor();
      },
      part: (page) => page.getByRole('option').first(),
      change: (page) => page.keyboard.press('ArrowDown'),
    },
  ],
};

const order: ForcedPage = {
  name: 'order',
  async address({ locale }) {
    const [bought] = await listProducts(locale, { per_page: '1' });
    if (!bought) throw new Error('The sample shop is empty.');
    const cart = await makeCart(await productsToBuy('en', 13, 1).then(([one]) => [{ ...one!, quantity: 1 }]));
    return `/order/${(await placeOrder(cart)).id}`;
  },
  scenes: [
    {
      name: 'step',
      part: (page) => main(page).locator('li[aria-current="step"]').locator('> :first-child'),
      change: (page) => hide(main(page).locator('li[aria-current="step"] svg').first()),
    },
  ],
};

const account: ForcedPage = {
  name: 'account',
  address: () => '/profile',
  before: async (page) => void (await arriveSignedIn(page.context(), newShopper())),
  scenes: [
    {
      name: 'account-tab',
      part: (page) => main(page).locator('a[aria-current="page"]').last(),
      change: (page) =>
        main(page)
          .locator('a[aria-current="page"]')
          .last()
          .evaluate((tab) => tab.removeAttribute('aria-current')),
    },
  ],
};

const home: ForcedPage = {
  name: 'home',
  address: () => '/',
  scenes: [
    {
      name: 'carousel-dot',
      part: (page) => main(page).locator('button[aria-current]').first(),
      change: (page) =>
        main(page)
          .locator('button[aria-current]')
          .first()
          .evaluate((dot) => dot.removeAttribute('aria-current')),
    },
  ],
};

export const forcedPages: ForcedPage[] = [product, shop, frame, checkout, order, account, home];
