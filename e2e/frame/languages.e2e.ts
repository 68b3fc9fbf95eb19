import { cartLink, expectHydrated } from '../steps/browse.ts';
import { checkoutField, fillContact } from '../steps/check-out.ts';
import { chip, products, statusFilter } from '../steps/listing.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { inOneLanguage } from '../support/one-language.ts';
import { expect, shopIn, test } from '../support/shop-test.ts';

/* Another language or currency is another look at the same place. */

const ownNames = { en: 'English', ar: 'العربية' };

test('another language in the middle of the checkout keeps what was typed, and the cart', async ({
  page,
  shop,
  context,
}) => {
  const { at, locale } = shop;
  const other = shopIn(locale === 'en' ? 'ar' : 'en');
  const [product] = await productsToBuy(locale, 21, 1);
  await giveCart(context, await makeCart([{ ...product!, quantity: 2 }]));
  await page.goto(at('/checkout'));
  await fillContact(page, shop);
  await checkoutField(page, shop, 'building').fill('7');

  await page.getByRole('banner').getByRole('link', { name: ownNames[other.locale], exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${other.at('/checkout')}$`));
  await expect(page.locator('html')).toHaveAttribute('dir', other.locale === 'ar' ? 'rtl' : 'ltr');
  await expect(checkoutField(page, other, 'first_name')).toHaveValue('Dalal');
  await expect(checkoutField(page, other, 'email')).toHaveValue('dalal@example.com');
  await expect(checkoutField(page, other, 'phone')).toHaveValue(/5000 1234$/);
  await expect(checkoutField(page, other, 'building')).toHaveValue('7');
  await expect(cartLink(page, other, 2)).toBeVisible();
  // It is remembered for an address that names none.
  await page.goto('/cart');
  await expect(page).toHaveURL(new RegExp(`${other.at('/cart')}$`));
});

test(
  'another language and another currency keep the path, the query, the filters and the cart',
  inOneLanguage,
  async ({ page, shop, context }) => {
    const { at, texts, locale } = shop;
    const other = shopIn(locale === 'en' ? 'ar' : 'en');
    const [product] = await productsToBuy(locale, 22, 1);
    await giveCart(context, await makeCart([{ ...product!, quantity: 1 }]));
    const query = '?status=on-sale&sort=high-to-low';
    await page.goto(at(`/shop${query}`));
    await expect(cartLink(page, shop, 1)).toBeVisible();
    const count = await products(page).count();
    const pictures = products(page).locator('img').first();
    const first = await pictures.getAttribute('src');

    const isHere = (in_: typeof shop) => new RegExp(`${in_.at('/shop')}${query.replace('?', '\\?')}$`);
    const currency = page
      .getByRole('banner')
      .getByRole('button', { name: texts('shell', 'header.currency', { code: 'KWD' }) });
    await currency.click();
    await page
      .getByRole('banner')
      .getByRole('list', { name: texts('shell', 'header.currencies') })
      .getByRole('button', { name: /SAR/ })
      .click();
    await expect(products(page).first()).toContainText('SAR');
    await expect(page).toHaveURL(isHere(shop));
    await expect(statusFilter(page, shop, 'onSale')).toBeChecked();
    await expectHydrated(page);

    await page.getByRole('banner').getByRole('link', { name: ownNames[other.locale], exact: true }).click();
    await expect(page).toHaveURL(isHere(other));
    await expect(statusFilter(page, other, 'onSale')).toBeChecked();
    await expect(chip(page, other, other.texts('catalog', 'filters.onSale'))).toBeVisible();
    await expect(products(page)).toHaveCount(count);
    await expect(products(page).first()).toContainText('SAR');
    await expect(pictures).toHaveAttribute('src', first ?? '');
    await expect(cartLink(page, other, 1)).toBeVisible();
  },
);
