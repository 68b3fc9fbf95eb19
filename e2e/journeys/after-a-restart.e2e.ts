import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';
import { cartLink } from '../steps/browse.ts';
import { fillCheckout } from '../steps/check-out.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { startTestShop, type TestShop } from '../support/start-test-shop.ts';

const places = {
  en: { storefrontPort: testPort(380), apiPort: testPort(381), bankPort: testPort(384) },
  ar: { storefrontPort: testPort(382), apiPort: testPort(383), bankPort: testPort(385) },
};

test('an order and what it took from the stock are there after everything was stopped and started again', async ({
  page,
  shop,
}) => {
  test.setTimeout(180_000);
  const { at, texts, locale } = shop;
  const options = { ...places[locale], dataDir: join(workspaceRoot, `.data-e2e-restart-${locale}`) };
  await rm(options.dataDir, { recursive: true, force: true });
  let running = await startTestShop(options);
  try {
    const product = await firstSimpleProduct(running, locale);
    await page.goto(`${running.url}${at(`/product-details/${product.slug}`)}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: texts('product', 'purchase.buyNow'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${at('/checkout')}$`));
    await fillCheckout(page, shop);
    await page.getByRole('button', { name: texts('cart-checkout', 'order.place') }).click();
    await expect(page).toHaveURL(new RegExp(at('/order/')));
    await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible();
    const order = page.url();

    // An open page still fetches pictures: it is left first, or a stopped shop would rightly show in its console.
    await page.goto('about:blank');
    await running.stop();
    running = await startTestShop(options);
    await page.goto(order);
    await expect(
      page.getByRole('heading', { name: texts('cart-checkout', 'orderPage.news.placed') }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible();
    await expect(cartLink(page, shop, 0)).toBeVisible();
    expect((await firstSimpleProduct(running, locale)).current_stock).toBe(product.current_stock - 1);
  } finally {
    await page.goto('about:blank');
    await running.stop();
  }
});

async function firstSimpleProduct(
  { apiUrl }: TestShop,
  locale: string,
): Promise<{ slug: string; name: string; current_stock: number }> {
  const answer = await fetch(`${apiUrl}/api/products?lang=${locale}&per_page=100`);
  const { data } = (await answer.json()) as {
    data: {
      slug: string;
      name: string;
      current_stock: number;
      variations: unknown[];
      max_purchase_qty: number | null;
    }[];
  };
  const found = data.find(({ variations, current_stock }) => variations.length === 0 && current_stock >= 10);
  if (!found) throw new Error('The sample catalogue has no product without variations in stock.');
  return found;
}
