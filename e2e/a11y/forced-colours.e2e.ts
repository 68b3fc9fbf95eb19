import { expectHydrated } from '../steps/browse.ts';
import { forcedPages } from '../steps/forced-scenes.ts';
import { calmPage, differingPixels, pictureOf } from '../support/forced-colours.ts';
import { expect, test } from '../support/shop-test.ts';

/* With forced colours all grounds are one colour: what is chosen, open, current or full has to be seen by its lines. */

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Less than a line around the smallest part. Unit: pixels. */
const leastDifference = 24;

for (const { name, address, before, scenes } of forcedPages)
  test(`with forced colours, states of the page "${name}" are seen without colours`, async ({
    page,
    shop,
  }) => {
    await before?.(page);
    await page.goto(shop.at(await address(shop)));
    await expectHydrated(page);
    await calmPage(page);
    for (const scene of scenes) {
      await scene.open?.(page, shop);
      const found = scene.part(page, shop);
      await expect(found, scene.name).toBeVisible();
      // The very element: what finds it may be the state that is taken away.
      const part = (await found.elementHandle())!;
      const first = await pictureOf(page, part);
      await scene.change(page, shop);
      await page.mouse.move(0, 0);
      await expect
        .soft(async () => {
          const second = await pictureOf(page, part);
          expect(await differingPixels(page, first, second)).toBeGreaterThanOrEqual(leastDifference);
        }, scene.name)
        .toPass({ timeout: 2_000 });
    }
  });
