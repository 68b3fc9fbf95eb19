import { browserArguments } from '@dana/config/find-browser';
import { packagedBrowser } from '@dana/config/packaged-browser/packaged-browser';
import { keptFontsKey } from '@dana/contracts/page-state';
import { locales } from '@dana/contracts/locale';
import { expect, type Page } from '@playwright/test';
import { lookAround } from '../steps/see-page.ts';
import { test as base } from '../support/shop-test.ts';
import { withoutAdverts } from '../support/without-adverts.ts';
import { askForLooksShop, looksUrl } from './looks-shop.ts';

/** The same letters on every machine: no hints to its pixels, no colours of its screen. */
const sameLetters = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

type LooksFixtures = {
  /** What a browser writes down that has kept the shop's fonts: pages are then drawn with them from the first paint on. */
  keptFonts: string;
};

/** A test over the shop that is photographed, in the browser whose pictures are kept. */
export const test = base.extend<object, LooksFixtures>({
  browser: [
    async ({ playwright }, use) => {
      const { executablePath, environment } = await packagedBrowser();
      const browser = await playwright.chromium.launch({
        executablePath,
        args: [...browserArguments, ...sameLetters],
        env: { ...process.env, ...environment } as Record<string, string>,
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  keptFonts: [
    async ({ browser }, use) => {
      await askForLooksShop();
      const kept: string[] = [];
      for (const locale of locales) {
        const page = await browser.newPage();
        await withoutAdverts(page);
        await page.goto(`${looksUrl}/${locale}`);
        kept.push(await keptBy(page));
        await page.close();
      }
      await use(kept.join(' '));
    },
    // The first worker waits until the shop is built, filled and open.
    { scope: 'worker', timeout: 300_000 },
  ],

  context: async ({ context, keptFonts }, use) => {
    await context.addInitScript(writeDown, [keptFontsKey, keptFonts] as const);
    await use(context);
  },
});

/** What the browser writes down of fonts, which it fetches for somebody who looks around. */
async function keptBy(page: Page): Promise<string> {
  const read = async (): Promise<string | null> => {
    await lookAround(page);
    return page.evaluate((key) => localStorage.getItem(key), keptFontsKey);
  };
  await expect.poll(read, { timeout: 60_000, message: 'what is written down of fonts' }).toBeTruthy();
  return String(await read());
}

/** Runs in each document of the browser. */
function writeDown([key, value]: readonly [string, string]): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // No document of the shop, and so without storage.
  }
}
