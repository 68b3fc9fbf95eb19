import { keptAttribute } from '@dana/contracts/offline';
import { offlineWords } from '@dana/contracts/offline-words';
import type { Page } from '@playwright/test';
import { addButton } from '../steps/add-button.ts';
import { cartLink, expectHydrated, inFooter } from '../steps/browse.ts';
import { expectKept, expectPictureKept, offlineNoise, seePage } from '../steps/see-page.ts';
import { aProduct } from '../support/products.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* What was seen can be read again without a connection; the cart is kept, and sent when the connection is back. */

test.use({ serviceWorkers: 'allow' });

test('without a connection seen pages open and the cart is filled; it is sent once, when the connection is back', async ({
  page,
  context,
  shop,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.expected.push(offlineNoise);
  const { at, texts } = shop;
  const { slug, name } = await aProduct(shop.locale);
  const product = at(`/product-details/${slug}`);
  const heading = page.getByRole('heading', { level: 1, name });
  const drawer = page.getByRole('dialog', { name: texts('cart-checkout', 'drawer.title') });
  const queued = page.getByRole('main').getByText(texts('cart-checkout', 'queued.title'));
  const sent: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/api/carts/add') && answer.status() === 200) sent.push(answer.url());
  });

  await test.step('with a connection: pages and a cart are seen', async () => {
    for (const path of [at('/blog'), at('/shop'), product]) await seePage(page, path);
    await addButton(page, texts).click();
    await expect(drawer.getByText(name)).toBeVisible();
    await expect.poll(() => sent).toHaveLength(1);
    await page.reload();
    await expect(cartLink(page, shop, 1)).toBeVisible();
    await expectKept(page, at('/cart'));
  });
  const picture = await shownPicture(page);
  await expectPictureKept(page, picture);
  await context.setOffline(true);

  await test.step('what is put into the cart is in it', async () => {
    await page.goto(product);
    await expectFromDevice(page, shop);
    await expect(heading).toBeVisible();
    expect(await shownPicture(page)).toBe(picture);
    await expect(cartLink(page, shop, 1)).toBeVisible();
    await addButton(page, texts).click();
    await expect(drawer.getByText(texts('cart-checkout', 'queued.title'))).toBeVisible();
  });

  await test.step('seen pages open by their address and by links; one that was never seen names them', async () => {
    await page.goto(at('/blog'));
    await expectFromDevice(page, shop);
    await expectHydrated(page);
    await inFooter(page, shop, '/shop').click();
    await expect(page).toHaveURL(new RegExp(`${at('/shop')}$`));
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.goto(at('/about'));
    const words = offlineWords[shop.locale];
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', shop.locale);
    await page.locator(`a[href="${product}"]`).click();
    await expect(heading).toBeVisible();
  });

  await test.step('the cart has it, and it is sent once', async () => {
    await page.goto(at('/cart'));
    await expect(cartLink(page, shop, 2)).toBeVisible();
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    await expect(queued).toBeVisible();
    sent.length = 0;
    await context.setOffline(false);
    await expect.poll(() => sent, { message: 'what was sent', timeout: 20_000 }).toHaveLength(1);
    await expect(queued).toBeHidden();
    await page.reload();
    await expect(cartLink(page, shop, 2)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute(keptAttribute, /.*/);
    expect(sent).toHaveLength(1);
  });
});

/** A picture of the page itself that the browser has shown. */
const shownPicture = (page: Page): Promise<string> =>
  page
    .waitForFunction(() => {
      const images = [...document.querySelectorAll<HTMLImageElement>('#main img')];
      return images.find((image) => image.naturalWidth > 0 && image.currentSrc.includes('/api/media/'))
        ?.currentSrc;
    })
    .then((handle) => handle.jsonValue() as Promise<string>);

async function expectFromDevice(page: Page, { texts }: ShopContext): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(keptAttribute, /T/);
  await expect(page.getByRole('status').getByText(texts('shell', 'offlineKept'))).toBeVisible();
}
