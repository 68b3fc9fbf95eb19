import { expectHydrated } from '../steps/browse.ts';
import { expect, test } from '../support/shop-test.ts';

/* The advert of a fresh visit: when it comes, where it stands, and what is said of it. */

test.use({ showsAdverts: true });

/** From its first view to the last moment at which an advert comes by itself. Unit: milliseconds. */
const latestMs = 2_500;

for (const [width, height] of [
  [280, 653],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const)
  test(`an advert comes with the page, in the middle and in its own words, and never again once closed, at ${width} px`, async ({
    page,
    shop,
  }) => {
    const { at, texts } = shop;
    await page.setViewportSize({ width, height });
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
    const seen = () =>
      page.evaluate(
        () =>
          Reflect.get(window, 'seen') as Record<'largestMs' | 'advertMs', number> & {
            isAdvertLargest: boolean;
          },
      );
    const { largestMs, advertMs, isAdvertLargest } = await seen();
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
    const box = (await advert.boundingBox())!;
    // The page keeps the room of its scrollbar while it does not scroll; `clientWidth` and the window count it.
    const room = await page.evaluate(() => document.documentElement.offsetWidth);
    expect(Math.abs(box.x + box.width / 2 - room / 2)).toBeLessThanOrEqual(1);
    expect(Math.abs(box.y + box.height / 2 - height / 2)).toBeLessThanOrEqual(1);
    expect(box.width).toBeLessThan(room);
    // The narrowest screens leave words little room beside the picture.
    expect(box.height).toBeLessThan(height * (width < 390 ? 0.8 : 0.6));
    expect(await advert.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

    // Each is closed, and none comes again with another page, a reload or a new visit.
    const close = advert.getByRole('button', { name: texts('shell', 'adverts.close') });
    while ((await close.count()) > 0) {
      const shown = await advert.getByRole('heading').textContent();
      await close.click();
      await expect(advert.getByRole('heading', { name: shown ?? '' })).toHaveCount(0);
    }
    await page.reload();
    await page.waitForTimeout(latestMs + 2_000);
    await expect(advert).toHaveCount(0);
  });

test('an advert goes with a step back and does not come again over the page before', async ({
  page,
  shop,
}) => {
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
});
