import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';
import { fillCheckout, placeButton } from '../steps/check-out.ts';
import { productsToBuy } from '../steps/prepare-cart.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { beginWithFirstReleases } from '../support/first-releases.ts';
import { keepPictures } from '../support/keep-pictures.ts';
import { readMail } from '../support/read-outbox.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { startTestShop, type TestShop } from '../support/start-test-shop.ts';

/* A shopper who orders much and pays nothing yet opens a mailed link first. In a shop that asks for it: all others are generous. */

const namespace = 'cart-checkout';
const offset = 394;
const origin = `http://localhost:${testPort(offset)}`;
test.use({ baseURL: origin });

const dataDir = join(workspaceRoot, '.data-e2e-confirm-order');
let own: TestShop;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  await rm(dataDir, { recursive: true, force: true });
  await beginWithFirstReleases(dataDir);
  own = await startTestShop({
    storefrontPort: testPort(offset),
    apiPort: testPort(offset + 1),
    bankPort: testPort(offset + 2),
    dataDir,
    environment: { API_CONFIRM_ABOVE_PIECES: '10' },
  });
});
test.afterAll(() => own?.stop());

test('a large order that is paid on delivery waits for its mailed link, and goes on once it is confirmed', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts, locale } = shop;
  const email = `large-${locale}-${Date.now()}@example.com`;
  let cart: string | undefined;
  for (const { id, variationId } of await productsToBuy(locale, 20, 6)) {
    const data = { cart_id: cart, product_id: id, product_variation_id: variationId ?? null, quantity: 2 };
    const answer = await page.request.post('/api/carts/add', { data });
    cart = String((await answer.json()).data.id);
  }
  await context.addCookies([{ name: 'cart_id', value: cart ?? '', url: origin }]);
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

  const mail = await readMail(email, '/order-confirmations/', dataDir);
  const [link = ''] = /http\S+\/api\/order-confirmations\/\S+/.exec(mail) ?? [];
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
