import type { Page } from '@playwright/test';
import { addButton } from '../steps/add-button.ts';
import { arriveSignedIn, expectSignedIn, newShopper, signIn, signOut } from '../steps/account.ts';
import { cartLink, expectHydrated } from '../steps/browse.ts';
import { productsToBuy } from '../steps/prepare-cart.ts';
import { expect, test } from '../support/shop-test.ts';

/* The question for a session that nobody answers, and a session that ends elsewhere meanwhile. */

/** Lets the question for the session hang. @returns ends that. */
async function hangSession(page: Page): Promise<() => void> {
  let isHanging = true;
  await page.route('**/session', async (route) => {
    if (!isHanging || route.request().method() !== 'GET') await route.continue();
  });
  return () => {
    isHanging = false;
  };
}

const onProduct = ({ slug, variationId }: { slug: string; variationId?: string | number }) =>
  `/product-details/${slug}${variationId === undefined ? '' : `?variant=${variationId}`}`;

test('what is added while nobody says who the shopper is is kept, said to be, and there once when that is known', async ({
  page,
  shop,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expected.push(/session could not be kept or taken up/);
  const { at, texts } = shop;
  const [product] = await productsToBuy(shop.locale, 11, 1);
  if (!product) throw new Error('The shop sells nothing.');
  const shopper = newShopper();
  await arriveSignedIn(page.context(), shopper);
  const answer = await hangSession(page);
  await page.goto(at(onProduct(product)));
  await expectHydrated(page);
  await addButton(page, texts).click();
  const kept = texts('cart-checkout', 'toast.queued', { title: product.name });
  await expect(page.getByText(kept).first()).toBeAttached();
  // The drawer holds the rest of the page back.
  await page.keyboard.press('Escape');
  answer();
  await expectSignedIn(page, shop, shopper);
  await expect(cartLink(page, shop, 1)).toBeVisible({ timeout: 45_000 });
  await page.reload();
  await expect(cartLink(page, shop, 1)).toBeVisible();
});

test('a tab that waits for its session goes on as a guest’s when another one signs out', async ({
  page,
  context,
  shop,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expected.push(/session could not be kept or taken up/, /status of 401/);
  const { at, texts, locale } = shop;
  const [product] = await productsToBuy(locale, 13, 1);
  if (!product) throw new Error('The shop sells nothing.');
  const shopper = newShopper();
  await arriveSignedIn(context, shopper);
  await page.goto(at('/'));
  await expectSignedIn(page, shop, shopper);
  const waiting = await context.newPage();
  await hangSession(waiting);
  await waiting.goto(at(onProduct(product)));
  await expectHydrated(waiting);
  await signOut(page, shop);
  await addButton(waiting, texts).click();
  // The drawer, which opens at once, holds the rest of the page back.
  await expect(waiting.getByRole('dialog')).toBeVisible();
  await waiting.keyboard.press('Escape');
  await expect(cartLink(waiting, shop, 1)).toBeVisible({ timeout: 15_000 });

  // Signing in takes the guest's cart along, once.
  await signIn(page, shop, shopper);
  await expect(cartLink(page, shop, 1)).toBeVisible();
});
