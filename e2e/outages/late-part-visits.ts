import { expect, type Locator, type Page } from '@playwright/test';
import { detailsOf } from '../product/details.ts';
import { arriveSignedIn, newShopper } from '../steps/account.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import type { ShopContext } from '../support/shop-test.ts';

/* How a shopper comes to parts that are loaded late: of the frame and of two remotes. */

type Step = (page: Page, shop: ShopContext) => Promise<unknown>;

/** A part that a visit comes to. */
export type Way = {
  /** By the name that the code gives it. */
  name: string;
  /** From the part before to where this one stands, or is opened. */
  approach?: Step;
  /** What is pressed to open it; without it the part stands in the page. */
  press?: Step;
  /** What is seen of it once it is there. */
  seen: (page: Page, shop: ShopContext) => Locator;
};

/** A document, and the parts that a shopper comes to in it, one after the other. */
type Visit = { path: string; prepare?: Step; parts: readonly Way[] };

const cart = 'cart-checkout';
const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const signedIn = (page: Page) => arriveSignedIn(page.context(), newShopper());

/** What opens a part, once nothing is open below it: the message of a loss is there a moment before that. */
async function closed(button: Locator): Promise<Locator> {
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  return button;
}

export const visits: readonly Visit[] = [
  {
    path: '/about',
    parts: [
      {
        name: 'shell CurrencyList',
        press: async (page, { texts }) => {
          const name = texts('shell', 'header.currency', { code: 'KWD' });
          await (await closed(banner(page).getByRole('button', { name }))).click();
        },
        seen: (page, { texts }) => page.getByRole('list', { name: texts('shell', 'header.currencies') }),
      },
      {
        name: 'shell MenuPanel',
        press: async (page, { texts }) => {
          const name = texts('shell', 'menu.openPanel', { name: texts('menu', '/category/electronics') });
          // The pointer would open it by itself.
          await (await closed(banner(page).getByRole('button', { name }))).press('Enter');
        },
        seen: (page, { texts }) => banner(page).getByText(texts('shell', 'menu.categories'), { exact: true }),
      },
    ],
  },
  {
    path: '/cart',
    prepare: async (page, { locale }) => {
      await signedIn(page);
      const bought = await productsToBuy(locale, 8, 1);
      await giveCart(page.context(), await makeCart(bought.map((product) => ({ ...product, quantity: 1 }))));
    },
    parts: [
      {
        name: 'mf-cart-checkout CouponForm',
        seen: (page, { texts }) => main(page).getByLabel(texts(cart, 'coupon.label'), { exact: true }),
      },
      {
        name: 'mf-cart-checkout ClearCartDialog',
        press: (page, { texts }) =>
          main(page)
            .getByRole('button', { name: texts(cart, 'clear.action') })
            .click(),
        seen: (page, { texts }) => dialog(page, texts(cart, 'clear.title')),
      },
      {
        name: 'mf-cart-checkout CheckoutForm',
        approach: async (page, { texts }) => {
          await page.keyboard.press('Escape');
          await main(page)
            .getByRole('link', { name: texts(cart, 'summary.proceed') })
            .click();
        },
        seen: (page, { texts }) => page.getByRole('button', { name: texts(cart, 'order.place') }),
      },
    ],
  },
  {
    path: '/product-details',
    prepare: signedIn,
    parts: [
      {
        name: 'mf-product ReviewForm',
        press: async (page, shop) => {
          const details = detailsOf(page, shop);
          await details.main.getByRole('tab').last().click();
          await details.button('writeReview.open').click();
        },
        seen: (page, { texts }) =>
          main(page).getByRole('button', { name: texts('product', 'writeReview.send') }),
      },
      {
        name: 'mf-product ZoomDialog',
        press: (page, shop) => detailsOf(page, shop).button('gallery.enlarge').first().press('Enter'),
        seen: (page, { texts }) =>
          page.getByRole('dialog').getByRole('button', { name: texts('product', 'gallery.close') }),
      },
    ],
  },
];
