import { expectHydrated } from '../steps/browse.ts';
import { inOneLanguage } from '../support/one-language.ts';
import { expect, test } from '../support/shop-test.ts';

/* The advert of a fresh visit: when it comes, where it stands, and what is said of it. That it stays closed: frame/adverts. */

test.use({ showsAdverts: true });

/** The narrowest screens leave words little room beside the picture. */
const screens = [
  { width: 390, height: 844, mostOfHeight: 0.6 },
  { width: 280, height: 653, mostOfHeight: 0.8 },
  { width: 768, height: 1024, mostOfHeight: 0.6 },
  { width: 1440, height: 900, mostOfHeight: 0.6 },
];

test('an advert comes with the page, in its own words, and stands in the middle of every screen', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  await page.setViewportSize(screens[0]!);
  await page.addInitScript(() => {
    const seen = { largestMs: 0, isAdvertLargest: false, advertMs: 0 };
    Reflect.set(window, 'seen', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
        if (entry.element?.closest('dialog')) seen.isAdvertLargest = true;
        else seen.largestMs = entry.startTime;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    const look = (): void => {
      const dialog = document.querySelector('dialog[open]');
      if (dialog && getComputedStyle(dialog).visibility === 'visible') seen.advertMs ||= performance.now();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(at('/'));
  const advert = page.getByRole('dialog', { name: texts('shell', 'adverts.label') });
  await expect(advert).toBeVisible();
  const { largestMs, advertMs, isAdvertLargest } = await page.evaluate(
    () =>
      Reflect.get(window, 'seen') as Record<'largestMs' | 'advertMs', number> & { isAdvertLargest: boolean },
  );
  expect(largestMs).toBeGreaterThan(0);
  expect(advertMs).toBeGreaterThanOrEqual(largestMs);
  // How long after it: `rest-moment.test`, by a clock of its own. Here the machine has other things to do.
  expect(isAdvertLargest).toBe(false);

  const title = (await advert.getByRole('heading').textContent()) ?? '';
  expect(title).not.toBe('');
  await expect(advert).toHaveAccessibleDescription(
    new RegExp(title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  );
  await expect(advert).toHaveJSProperty('inert', false);
  for (const { width, height, mostOfHeight } of screens) {
    await page.setViewportSize({ width, height });
    const box = (await advert.boundingBox())!;
    // The page keeps the room of its scrollbar while it does not scroll; `clientWidth` and the window count it.
    const room = await page.evaluate(() => document.documentElement.offsetWidth);
    const where = `at ${width} px`;
    expect(Math.abs(box.x + box.width / 2 - room / 2), where).toBeLessThanOrEqual(1);
    expect(Math.abs(box.y + box.height / 2 - height / 2), where).toBeLessThanOrEqual(1);
    expect(box.width, where).toBeLessThan(room);
    expect(box.height, where).toBeLessThan(height * mostOfHeight);
    expect(await advert.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), where).toBe(0);
  }
});

test(
  'an advert goes with a step back and does not come again over the page before',
  inOneLanguage,
  async ({ page, shop }) => {
    const { at, texts } = shop;
    await page.goto(at('/shop'));
    await expectHydrated(page);
    await page.getByRole('main').locator('nav a[href*="page=2"]').first().click();
    await expect(page).toHaveURL(/page=2/);
    const advert = page.getByRole('dialog', { name: texts('shell', 'adverts.label') });
    await expect(advert).toBeVisible();
    await expect(advert).toHaveJSProperty('inert', false);
    await page.goBack();
    await expect(advert).toHaveCount(0);
    await expect(page).not.toHaveURL(/page=2/);
    expect(await page.evaluate(() => localStorage.getItem('closed_ads'))).toBeNull();
  },
);
