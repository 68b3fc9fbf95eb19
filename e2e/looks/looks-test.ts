import { browserArguments } from '@dana/config/find-browser';
import { packagedBrowser } from '@dana/config/packaged-browser/packaged-browser';
import { test as base } from '../support/shop-test.ts';
import { askForLooksShop } from './looks-shop.ts';

/** The same letters on every machine: no hints to its pixels, no colours of its screen. */
const sameLetters = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/** A test over the shop that is photographed, in the browser whose pictures are kept. */
export const test = base.extend<object, { looksShop: undefined }>({
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

  looksShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that this needs nothing
    async ({}, use) => {
      await askForLooksShop();
      await use(undefined);
    },
    // The first worker waits until the shop is built, filled and open.
    { scope: 'worker', timeout: 300_000, auto: true },
  ],
});
