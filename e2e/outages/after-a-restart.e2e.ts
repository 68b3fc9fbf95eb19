import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@dana/config/workspace';
import { newShopper, register } from '../steps/account.ts';
import { cartLink } from '../steps/browse.ts';
import { agreeToTerms, checkoutField, choosePayment, placeButton } from '../steps/check-out.ts';
import { saveAddress } from '../steps/save-address.ts';
import { mailsTo, readMail } from '../support/read-outbox.ts';
import { testPort } from '../support/shared-shop.ts';
import { apiAt } from '../support/shop-api.ts';
import { expect, test } from '../support/shop-test.ts';
import { startTestShop } from '../support/start-test-shop.ts';
import { watchPage } from '../support/watch-page.ts';
import { withoutAdverts } from '../support/without-adverts.ts';

const place = { storefrontPort: testPort(389), apiPort: testPort(392), bankPort: testPort(391) };
const slug = 'safwani-horizon-headphones';
const lowerPrice = join(workspaceRoot, 'services/api/src/testing/lower-price.ts');

test('what a shopper did is there after the shop was closed and opened again: an order, and a letter about a price that dropped meanwhile, which ends by its link', async ({
  browser,
  shop,
  problems,
}) => {
  test.setTimeout(300_000);
  const { at, texts, locale } = shop;
  const options = { ...place, dataDir: join(workspaceRoot, '.data-e2e-restart') };
  await rm(options.dataDir, { recursive: true, force: true });
  let running = await startTestShop(options);
  const context = await browser.newContext({ baseURL: running.url });
  await withoutAdverts(context);
  const page = await context.newPage();
  watchPage(page, problems.found);
  const shopper = newShopper();
  const main = page.getByRole('main');
  const box = main.getByRole('checkbox', { name: texts('account', 'priceLetters.label') });
  const mails = () => mailsTo(shopper.email, options.dataDir);
  try {
    await test.step('agrees on the wishlist and confirms the e-mail', async () => {
      await register(page, shop, shopper);
      await page.goto(at(`/product-details/${slug}`));
      const saved = page.waitForResponse(
        (answer) => answer.url().includes('/api/favorites') && answer.request().method() === 'POST',
      );
      await main
        .getByRole('button', { name: texts('product', 'wishlist.toggle') })
        .first()
        .click();
      expect((await saved).status()).toBeLessThan(300);
      await page.goto(at('/wishlist'));
      await expect(box).not.toBeChecked();
      await box.check();
      await expect(main.getByRole('button', { name: texts('account', 'priceLetters.again') })).toBeVisible();
      const asks = await readMail(shopper.email, '/price-letters/confirm/', options.dataDir);
      const [link = ''] = /http\S+\/price-letters\/confirm\/\S+/.exec(asks) ?? [];
      await page.goto(link);
      await page.getByRole('button').click();
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.goto(at('/wishlist'));
      await expect(box).toBeChecked();
      await expect(main.getByRole('button', { name: texts('account', 'priceLetters.again') })).toHaveCount(0);
    });

    let order = '';
    const bought = await firstSimpleProduct(running);
    const stockNow = async (): Promise<number> =>
      (await (await fetch(`${running.apiUrl}/api/products/${bought.slug}`)).json()).data.current_stock;
    await test.step('orders', async () => {
      await page.goto(at(`/product-details/${bought.slug}`));
      await main
        .getByRole('button', { name: texts('product', 'purchase.buyNow'), exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${at('/checkout')}$`));
      const token = (await context.cookies()).find(({ name }) => name === 'dana_session')?.value ?? '';
      await saveAddress(token, apiAt(place.apiPort));
      await page.reload();
      const saved = page.getByRole('group', { name: texts('cart-checkout', 'address.saved') });
      await expect(saved.getByRole('radio').first()).toBeChecked();
      await checkoutField(page, shop, 'phone').fill('5000 1234');
      await choosePayment(page, shop, 'cash-on-delivery');
      await agreeToTerms(page, shop);
      await placeButton(page, shop).click();
      await expect(page).toHaveURL(new RegExp(`${at('/order/')}[\\w-]{16,}$`));
      order = page.url();
      expect(await stockNow()).toBe(bought.current_stock - 1);
    });
    // Those that confirm the e-mail, of the account and of the letters about prices, and that of the order.
    const known = 3;
    await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(known);

    await test.step('the price drops while the shop is closed', async () => {
      // An open page still fetches pictures: it is left first, or a stopped shop would rightly show in its console.
      await page.goto('about:blank');
      await running.stop();
      await promisify(execFile)(process.execPath, [lowerPrice, options.dataDir, slug]);
      running = await startTestShop(options);
      await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(known + 1);
    });

    await test.step('the order and what it took from the stock are there, and the shopper is known', async () => {
      await page.goto(order);
      await expect(
        page.getByRole('heading', { name: texts('cart-checkout', 'orderPage.news.placed') }),
      ).toBeVisible();
      await expect(cartLink(page, shop, 0)).toBeVisible();
      expect(await stockNow()).toBe(bought.current_stock - 1);
    });

    await test.step('the letter shows both prices, leads to the product, and ends by its link', async () => {
      const [letter = ''] = await mails();
      expect(letter.match(/KWD \d+\.\d{3}/g)).toHaveLength(2);
      expect(letter).toContain(`${running.url}${at(`/product-details/${slug}`)}`);
      const [leave = ''] = /http\S+\/price-letters\/leave\/\S+/.exec(letter) ?? [];
      await page.goto(leave);
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      await page.getByRole('button').click();
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.goto(at('/wishlist'));
      await expect(box).not.toBeChecked();
      expect(await mails()).toHaveLength(known + 1);
    });
  } finally {
    await context.close();
    await running.stop();
  }
});

type Simple = { slug: string; current_stock: number };

/** The first product without a choice that is well in stock. */
async function firstSimpleProduct({ apiUrl }: { apiUrl: string }): Promise<Simple> {
  const { data } = (await (await fetch(`${apiUrl}/api/products?per_page=100`)).json()) as {
    data: (Simple & { variations: unknown[] })[];
  };
  const found = data.find(({ variations, current_stock }) => variations.length === 0 && current_stock >= 10);
  if (!found) throw new Error('The sample catalogue has no product without variations in stock.');
  return found;
}
