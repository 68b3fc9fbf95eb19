import { browserArguments } from '@dana/config/find-browser';
import { packagedBrowser } from '@dana/config/packaged-browser/packaged-browser';
import { keptFontsKey } from '@dana/contracts/page-state';
import { type Locale, locales } from '@dana/contracts/locale';
import { test as base } from '../support/shop-test.ts';
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
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that this needs nothing
    async ({}, use) => {
      await askForLooksShop();
      const kept = (await Promise.all(locales.map(fontsOf))).flat();
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

/** The addresses of the fonts that pages in a language have, as their documents name them. */
async function fontsOf(locale: Locale): Promise<string[]> {
  const html = await (await fetch(`${looksUrl}/${locale}`)).text();
  const found = html.match(/\/assets\/[^"'\s]+\.woff2/g);
  if (!found) throw new Error(`The home page in ${locale} names no fonts, so its pictures would lack them.`);
  return found;
}

/** Runs in each document of the browser. */
function writeDown([key, value]: readonly [string, string]): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // No document of the shop, and so without storage.
  }
}
