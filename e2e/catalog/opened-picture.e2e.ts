import type { Locator, Page } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { products } from '../steps/listing.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* The picture of a pressed card grows into that of the product's page, and goes back into its card. */

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What moved in the transitions of the page so far, one list for each that the browser began. */
const moved = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: string[][] }).moved.map((names) => names.join(' ')));

async function watchTransitions(page: Page, deviceMemory = 8): Promise<void> {
  await page.addInitScript((memory) => {
    Object.defineProperty(navigator, 'deviceMemory', { value: memory });
    const all: string[][] = [];
    Object.assign(window, { moved: all, underWay: 0 });
    const count = window as unknown as { underWay: number };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const transition = start(...given);
      count.underWay += 1;
      void transition.finished.finally(() => {
        count.underWay -= 1;
      });
      void transition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        all.push(
          effects
            .map(({ pseudoElement }) => pseudoElement ?? '')
            .filter((name) => name.includes('group(opened')),
        );
      });
      return transition;
    };
  }, deviceMemory);
}

const name = '::view-transition-group(opened-picture)';

async function open(page: Page, link: Locator): Promise<void> {
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // The page itself has taken the place of its beginning.
  await expect(page.getByRole('main').getByRole('tab').first()).toBeVisible();
}

/** A card whose page was opened before: what is long in coming is an outline first, into which nothing can grow. */
async function visitedCard(page: Page, shop: ShopContext): Promise<Locator> {
  await page.goto(shop.at('/shop'));
  await expectHydrated(page);
  const card = products(page).nth(1);
  const link = card.getByRole('heading').getByRole('link');
  await open(page, link);
  await page.goBack();
  // A picture that is not there cannot move.
  await expect(card.locator('img').first()).toHaveJSProperty('complete', true);
  await expect(link).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'underWay'))).toBe(0);
  await page.evaluate(() => (window as unknown as { moved: string[][] }).moved.splice(0));
  return link;
}

test('a pressed card’s picture grows into the page’s, and back into the card; nothing moves on another way', async ({
  page,
  shop,
}) => {
  await watchTransitions(page);
  const link = await visitedCard(page, shop);
  await open(page, link);
  await expect.poll(() => moved(page)).toEqual([name]);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect.poll(() => moved(page)).toEqual([name, name]);
  await page
    .getByRole('banner')
    .getByRole('link', { name: shop.texts('shell', 'header.wishlist') })
    .click();
  await expect(page).toHaveURL(/wishlist$/);
  await expect(link).toBeHidden();
  expect(await moved(page)).toEqual([name, name]);
});

async function expectNothingMoved(page: Page, shop: ShopContext): Promise<void> {
  const link = await visitedCard(page, shop);
  await open(page, link);
  await page.goBack();
  await expect(link).toBeVisible();
  expect(await moved(page)).toEqual([]);
}

test('nothing moves on a phone with little memory', async ({ page, shop }) => {
  await watchTransitions(page, 2);
  await expectNothingMoved(page, shop);
});

test.describe('for who asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page, shop }) => {
    await watchTransitions(page);
    await expectNothingMoved(page, shop);
  });
});
