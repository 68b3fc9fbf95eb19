import { inOneLanguage } from '../support/one-language.ts';
import { expectHydrated } from '../steps/browse.ts';
import { holdBack } from '../support/hold-back.ts';
import { latePartsInCode } from '../support/late-parts-in-code.ts';
import { networkAtRest, watchNetwork } from '../support/network-rest.ts';
import { aProduct } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

/* The four homes: each in its own frame and colours, all usable by keyboard. */

const homes = [
  { path: '/', layout: 'default' },
  { path: '/home-2', layout: 'layout-two', theme: 'fashion' },
  { path: '/home-3', layout: 'layout-three', theme: 'beauty' },
  { path: '/home-4', layout: 'layout-four', theme: 'jewelry' },
];

test('every home has its frame and theme, and its tabs turn by the arrow keys of reading', async ({
  page,
  shop,
}) => {
  const { at, locale } = shop;
  for (const { path, layout, theme } of homes) {
    await page.goto(at(path));
    await expect(page.locator(`[data-layout="${layout}"]`)).toBeVisible();
    if (theme) await expect(page.locator(`[data-theme="${theme}"]`)).toBeVisible();
    await expectHydrated(page);
    const tabs = page.getByRole('main').getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press(locale === 'en' ? 'ArrowRight' : 'ArrowLeft');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel').first();
    await expect(panel.getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at(path)}$`));
  }
});

test('the rows of the home stay where they are when their scripts come behind the page, and take an earlier press', async ({
  page,
  shop,
}) => {
  const rows = latePartsInCode().find(({ name }) => name === 'mf-catalog HomeRows');
  const release = await holdBack(page, `**/${rows?.script}`);
  await page.goto(shop.at('/'));
  // The page is hydrated then, and no part of it has only a supposed height.
  await expect(page.locator('html')).not.toHaveAttribute('data-parts');
  const places = () =>
    page.locator('main section[data-part] :is(h2, h3, li):visible').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round);
      }),
    );
  const sent = await places();
  expect(sent.length).toBeGreaterThan(20);
  const tabs = page.getByRole('main').getByRole('tab');
  await tabs.nth(1).click();
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  release();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await tabs.first().click();
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expectHydrated(page);
  expect(await places()).toEqual(sent);
});

test('a row of cards on a phone begins where the text begins and goes on to the edge of the screen', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at(`/product-details/${(await aProduct(locale)).slug}`));
  await expectHydrated(page);
  const title = texts('product', 'page.related');
  const row = page.getByRole('region', { name: texts('catalog', 'carousel.of', { title }) });
  await row.scrollIntoViewIfNeeded();
  const heading = page.getByRole('heading', { name: title, exact: true });
  const startOf = (box: { x: number; width: number } | null): number =>
    locale === 'en' ? (box?.x ?? 0) : 390 - (box?.x ?? 0) - (box?.width ?? 0);
  const first = row.getByRole('group').first();
  expect(startOf(await first.boundingBox())).toBeCloseTo(startOf(await heading.boundingBox()), 0);
  const edges = await first.evaluate((slide) => {
    const { left, right } = (slide.parentElement?.parentElement ?? slide).getBoundingClientRect();
    return [left, right];
  });
  expect(edges).toEqual([0, 390]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

/** How much is scrolled on a phone at most. Unit: px. */
const mostPhoneHeight = 6_000;

test(
  'the homes of a phone have an end, and none of them shows a product twice',
  inOneLanguage,
  async ({ page, shop }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    watchNetwork(page);
    for (const { path } of homes) {
      await page.goto(shop.at(path));
      await networkAtRest(page);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
          scrollTo(0, y);
          await new Promise(requestAnimationFrame);
        }
      });
      await networkAtRest(page);
      const { height, width, places } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        width: document.documentElement.scrollWidth,
        places: Array.from(
          document.querySelectorAll('main :is(h3, h4) a[href*="/product-details/"]'),
          (link) => link.getAttribute('href') ?? '',
        ),
      }));
      expect(places.length).toBeGreaterThan(7);
      expect(
        places.filter((place, index) => places.indexOf(place) !== index),
        path,
      ).toEqual([]);
      expect(width, path).toBeLessThanOrEqual(390);
      expect(height, path).toBeLessThanOrEqual(mostPhoneHeight);
    }
  },
);
