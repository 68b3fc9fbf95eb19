import { addButton } from '../steps/add-button.ts';
import type { Page } from '@playwright/test';
import type { ShopContext } from '../support/shop-test.ts';
import { products } from '../steps/listing.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { measurePress, touchOnly } from './measure-press.ts';
import type { PageKind } from './page-kinds.ts';
import type { Result } from './watch-result.ts';

/** Presses on one page, each under the name it has in the table. */
export type Presses = {
  kind: PageKind;
  run: (page: Page, shop: ShopContext) => Promise<Record<string, Result>>;
};

const dialog = 'dialog[open], [role="dialog"]';

export const presses: Presses[] = [
  {
    kind: 'product',
    run: async (page, { texts }) => {
      const add = addButton(page, texts);
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      const sights = [{ name: 'it is in the drawer', selector: dialog, text: name }];
      return { 'product: add to cart': await measurePress(page, add, sights) };
    },
  },
  {
    kind: 'home',
    run: async (page, { texts }) => {
      const opener = page.getByRole('banner').getByRole('link', { name: texts('shell', 'menu.open') });
      const link = { selector: `:is(${dialog}) a`, text: texts('menu', '/blog') };
      const sights = [{ name: 'its links are there', ...link }];
      return { 'home: open the menu': await measurePress(page, opener, sights) };
    },
  },
  {
    kind: 'home',
    run: async (page, { texts }) => {
      const name = texts('shell', 'header.cart');
      const cart = page.getByRole('banner').getByRole('link', { name, exact: true });
      const text = texts('cart-checkout', 'empty.title');
      const sights = [{ name: 'the cart is there', selector: dialog, text }];
      return { 'home: open the cart': await measurePress(page, cart, sights) };
    },
  },
  {
    kind: 'listing',
    run: async (page, { texts }) => {
      const opener = page.getByRole('button', { name: texts('catalog', 'filters.open'), exact: true });
      const opened = await measurePress(page, opener, [
        { name: 'the filters are there', selector: `:is(${dialog}) label` },
      ]);
      const sheet = page.getByRole('dialog', { name: texts('catalog', 'filters.title') });
      const count = (await sheet.getByRole('button', { name: /\d/ }).last().textContent()) ?? '';
      const [text = ''] = count.split(' ');
      const ticked = await measurePress(page, sheet.getByRole('checkbox').first(), [
        { name: 'it is ticked', selector: `:is(${dialog}) input:checked` },
        { name: 'its count is there', selector: `:is(${dialog}) button`, text, unlike: count },
      ]);
      return { 'listing: open the filters': opened, 'listing: tick a filter': ticked };
    },
  },
  {
    kind: 'listing',
    run: async (page, shop) => ({ 'listing: tap a product, untouched before': await tapProduct(page, shop) }),
  },
  {
    kind: 'listing',
    run: async (page, shop) => {
      await touchOnly(page, productLink(page, shop));
      await networkAtRest(page);
      return { 'listing: tap a product, touched before': await tapProduct(page, shop) };
    },
  },
];

const productLink = (page: Page, shop: ShopContext) =>
  products(page)
    .nth(2)
    .locator(`h3 a[href^="${shop.at('/product-details/')}"]`);

/** A product of a listing by its link: its page's frame, name, price and picture. */
async function tapProduct(page: Page, shop: ShopContext): Promise<Result> {
  const card = products(page).nth(2);
  const link = productLink(page, shop);
  const name = (await link.textContent()) ?? '';
  const price =
    (await card
      .locator('bdi[aria-hidden="true"]', { hasText: /\d\.\d{3}/ })
      .first()
      .textContent()) ?? '';
  const elsewhere = '#main [data-remote^="mf-product@"]';
  return measurePress(page, link, [
    { name: 'frame', selector: elsewhere },
    { name: 'name', selector: `${elsewhere} h1`, text: name },
    { name: 'price', selector: `${elsewhere} bdi`, text: price, isBelow: true },
    { name: 'picture', selector: `${elsewhere} img` },
  ]);
}
