import { addButton } from '../steps/add-button.ts';
import type { Page } from '@playwright/test';
import { cartLink } from '../steps/browse.ts';
import { goOffline } from '../steps/go-offline.ts';
import { withoutPictures } from '../steps/without-pictures.ts';
import { aProduct } from '../support/products.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';
import { openUntilLate } from '../support/when-late.ts';

/*
 * The connection goes before the cart's code has come: what is added then is kept, said to be kept, and added once. That the next
 * document of a tab that was left does so too: shell/src/services/start-services.test.ts.
 */

const cartFiles = '**/assets/mf-cart-checkout/**';
/** Longer than anybody waits for the cart's answer. Unit: milliseconds. */
const answerMs = 15_000;

test.beforeEach(({ problems }) => {
  problems.expected.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|could not be loaded|preload/);
});

test('what is added then is in the cart exactly once when the connection is back, and no message contradicts', async ({
  page,
  context,
  shop,
  problems,
}) => {
  const said = await addOffline(page, shop, problems);
  await page.clock.fastForward(answerMs);
  await expect(page.getByText(shop.texts('product', 'cartRefusal.unreachable'))).toHaveCount(0);
  const adding: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/carts/add')) adding.push(request.url());
  });
  await context.setOffline(false);
  await expect(page.getByRole('status').getByText(said.added).first()).toBeAttached();
  await page.clock.fastForward(answerMs);
  await page.reload();
  await expect(cartLink(page, shop, 1)).toBeVisible();
  expect(adding).toHaveLength(1);
  expect(said.alerts()).toEqual([]);
});

/** Adds a product without a connection and without the cart's code, and waits to be told that it is kept. */
async function addOffline(
  page: Page,
  { at, texts, locale }: ShopContext,
  problems: { expected: RegExp[] },
): Promise<{ added: string; alerts: () => string[] }> {
  const { slug, name: title } = await aProduct(locale);
  await withoutPictures(page);
  await page.route(cartFiles, (route) => route.abort());
  // What joins late has begun: cut off on its way it would be noise.
  await openUntilLate(page, at(`/product-details/${slug}`));
  await goOffline(page, problems);
  await page.clock.install();
  await page.unroute(cartFiles);
  const alerts: string[] = [];
  await page.exposeFunction('noteAlert', (text: string) => alerts.push(text));
  await page.evaluate(() => {
    const note = Reflect.get(window, 'noteAlert') as (text: string) => void;
    const region = document.querySelector('[role="alert"][aria-live]');
    if (region)
      new MutationObserver(() => region.textContent && note(region.textContent)).observe(region, {
        childList: true,
      });
  });
  await addButton(page, texts).click();
  const kept = texts('shell', 'requests.willBeAdded', { title });
  await expect(page.getByRole('status').getByText(kept).first()).toBeAttached();
  return { added: texts('cart-checkout', 'toast.added', { title }), alerts: () => alerts };
}
