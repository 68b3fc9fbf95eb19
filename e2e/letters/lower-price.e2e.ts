import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@dana/config/workspace';
import { newShopper, register } from '../steps/account.ts';
import { mailsTo, readMail } from '../support/read-outbox.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { startTestShop } from '../support/start-test-shop.ts';
import { watchPage } from '../support/watch-page.ts';
import { withoutAdverts } from '../support/without-adverts.ts';

const places = {
  en: { storefrontPort: testPort(386), apiPort: testPort(387), bankPort: testPort(388) },
  ar: { storefrontPort: testPort(389), apiPort: testPort(392), bankPort: testPort(391) },
};
const slug = 'safwani-horizon-headphones';
const lowerPrice = join(workspaceRoot, 'services/api/src/testing/lower-price.ts');

test('a shopper agrees to letters about lower prices, gets one after a price dropped while the shop was closed, and ends them by its link', async ({
  browser,
  shop,
  problems,
}) => {
  test.setTimeout(300_000);
  const { at, texts, locale } = shop;
  const options = { ...places[locale], dataDir: join(workspaceRoot, `.data-e2e-prices-${locale}`) };
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

    await test.step('the price drops', async () => {
      await page.goto('about:blank');
      await running.stop();
      await promisify(execFile)(process.execPath, [lowerPrice, options.dataDir, slug]);
      running = await startTestShop(options);
      // After those that confirm the e-mail: of the account, and of these letters.
      await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(3);
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
      expect(await mails()).toHaveLength(3);
    });
  } finally {
    await context.close();
    await running.stop();
  }
});
