import { fillCheckout, placeButton } from '../steps/check-out.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { readMail } from '../support/read-outbox.ts';
import { storefrontUrl } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';

/* What the shop writes when somebody buys, read out of the outbox as the shopper reads it. */

const namespace = 'cart-checkout';

test('a guest orders, gets an email with the number and the total, and its link opens the order', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts, locale } = shop;
  const email = `emails-${locale}-${Date.now()}@example.com`;
  const [product] = await productsToBuy(locale, 0, 1);
  if (!product) throw new Error('The shop sells nothing.');
  await giveCart(context, await makeCart([{ ...product, quantity: 1 }]));
  await page.goto(at('/checkout'));
  await fillCheckout(page, shop);
  await page.getByLabel(texts(namespace, 'field.email'), { exact: true }).fill(email);
  await placeButton(page, shop).click();
  await expect(page).toHaveURL(new RegExp(`${at('/order/')}[\\w-]{16,}$`));
  const orderPath = new URL(page.url()).pathname;
  const number =
    (await page
      .getByText(/^DN-\d+$/)
      .first()
      .textContent()) ?? '';

  const mail = await readMail(email, number);
  expect(mail).toContain(product.name);
  const [total = ''] = /KWD [\d,]+\.\d{3}(?!.*KWD)/s.exec(mail) ?? [];
  await expect(page.getByText(total, { exact: true }).first()).toBeVisible();
  expect(mail).not.toMatch(/[٠-٩]/);
  const [link = ''] = /http\S+\/order\/\S+/.exec(mail) ?? [];
  expect(link).toBe(`${storefrontUrl}${orderPath}`);
  await page.goto(link);
  await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible();
});
