import { fillCheckout, placeButton } from '../steps/check-out.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { keepPictures } from '../support/keep-pictures.ts';
import { readMail } from '../support/read-outbox.ts';
import { expect, test } from '../support/shop-test.ts';

/* A shopper who orders much and pays nothing yet opens a mailed link first. */

const namespace = 'cart-checkout';

test('a large order that is paid on delivery waits for its mailed link, and goes on once it is confirmed', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts, locale } = shop;
  const email = `large-${locale}-${Date.now()}@example.com`;
  const products = await productsToBuy(locale, 20, 6);
  await giveCart(context, await makeCart(products.map((product) => ({ ...product, quantity: 2 }))));
  await page.goto(at('/checkout'));
  await fillCheckout(page, shop);
  await page.getByLabel(texts(namespace, 'field.email'), { exact: true }).fill(email);
  await placeButton(page, shop).click();
  await expect(page).toHaveURL(new RegExp(`${at('/order/')}[\\w-]{16,}$`));
  const order = page.url();
  const news = (key: string) =>
    page.getByRole('heading', { name: texts(namespace, `orderPage.news.${key}`) });
  await expect(news('toConfirm')).toBeVisible();
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  await expectAccessible(page);
  await keepPictures(page, `large-order/waiting-${locale}`);

  const letter = await readMail(email, '/order-confirmations/');
  const [link = ''] = /http\S+\/api\/order-confirmations\/\S+/.exec(letter) ?? [];
  await page.goto(link);
  await page.reload();
  await expectAccessible(page);
  await keepPictures(page, `large-order/confirm-${locale}`);
  await page.getByRole('main').getByRole('button').click();
  // The button is gone with what it was for, however often the link is opened.
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.goto(order);
  await expect(news('placed')).toBeVisible();
});
