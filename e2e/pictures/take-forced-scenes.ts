import { join } from 'node:path';
import type { Locale } from '@dana/contracts/locale';
import type { Browser } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { forcedPages } from '../steps/forced-scenes.ts';
import { pictureOf } from '../support/forced-colours.ts';
import { storefrontUrl } from '../support/shared-shop.ts';
import { shopIn } from '../support/shop-test.ts';
import { withoutAdverts } from '../support/without-adverts.ts';

/** Room around a part, so that what stands beside it can be compared. Unit: CSS pixels. */
const marginPx = 64;

/** Takes a picture of each part that shows a state, with forced colours, in that state. */
export async function takeForcedScenes(browser: Browser, folder: string, locale: Locale): Promise<void> {
  const shop = shopIn(locale);
  for (const { name, address, before, scenes } of forcedPages) {
    const context = await browser.newContext({
      baseURL: storefrontUrl,
      viewport: { width: 1280, height: 900 },
      forcedColors: 'active',
      reducedMotion: 'reduce',
    });
    await withoutAdverts(context);
    const page = await context.newPage();
    await before?.(page);
    await page.goto(shop.at(await address(shop)));
    await expectHydrated(page);
    for (const scene of scenes) {
      const file = `forced-${name}-${scene.name}-${locale}.png`;
      await scene.open?.(page, shop);
      const part = await scene.part(page, shop).elementHandle();
      if (part) await pictureOf(page, part, { marginPx, path: join(folder, file) });
      process.stdout.write(`${file}\n`);
    }
    await context.close();
  }
}
