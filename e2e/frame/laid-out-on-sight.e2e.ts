import { expectHydrated } from '../steps/browse.ts';
import { holdBack } from '../support/hold-back.ts';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/shop-test.ts';

/* What is below the first view is laid out when it is needed, and no earlier. */

test('until the first view is painted, of what is below it only what is in view is laid out', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const releasePicture = await holdBack(page, /\/api\/media\/scene-hero/);
  await page.goto(shop.at('/'), { waitUntil: 'commit' });
  const parts = page.locator('#main section[data-part]');
  const isLaidOut = (index: number) =>
    parts
      .nth(index)
      .locator('h2')
      .first()
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(() => isLaidOut(0)).toBe(true);
  await expect(parts.nth(1)).toBeAttached();
  expect(await isLaidOut(1)).toBe(false);
  releasePicture();
  await expect.poll(() => isLaidOut(1)).toBe(true);
});

test('what is below the first view is laid out when it comes near, all of it soon, and at once on a reload', async ({
  page,
  shop,
}) => {
  const expectStill = await watchLayoutShift(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const releaseScripts = await holdBack(page, /\/main\.[^/]*\.js$/);
  await page.goto(shop.at('/'), { waitUntil: 'domcontentloaded' });
  const isLaidOut = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  const areParts = () => page.evaluate(() => document.documentElement.dataset.parts !== undefined);
  await expect.poll(() => isLaidOut('#main [data-part] h2')).toBe(true);
  expect(await isLaidOut('footer a')).toBe(false);
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 600);
        return isLaidOut('footer a');
      },
      { intervals: [50] },
    )
    .toBe(true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  releaseScripts();
  await expect.poll(areParts).toBe(false);
  expect(await page.locator('[data-part]').count()).toBeGreaterThan(5);
  await expectStill();
  // A reload brings the shopper back to a place further down, which needs true heights.
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await areParts()).toBe(false);
});

test('placeholders that nobody sees stand still, and those in view move until their products come', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  // What is rated best is asked for when its part comes near: held, its placeholders stay.
  await page.route(/\/api\/products\?/, () => undefined);
  await page.goto(shop.at('/shop'));
  await expectHydrated(page);
  const rated = page
    .getByRole('heading', { name: shop.texts('catalog', 'filters.topRated') })
    .locator('xpath=following-sibling::ul');
  await expect(rated.getByRole('listitem')).not.toHaveCount(0);
  const moving = () =>
    rated.evaluate(
      (list) =>
        document.getAnimations().filter(({ playState, effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return playState === 'running' && list.contains(target);
        }).length,
    );
  await expect.poll(moving).toBe(0);
  await rated.scrollIntoViewIfNeeded();
  await expect.poll(moving).toBeGreaterThan(0);
});
