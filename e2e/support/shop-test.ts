import { test as base, expect } from '@playwright/test';
import { browserArguments, findBrowser } from '@dana/config/find-browser';
import type { Locale } from '@dana/contracts/locale';
import { chromium } from '@playwright/test';
import { type Texts, textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

export type ShopOptions = { shopLocale: Locale };

type ShopFixtures = {
  /** A text of the shop in the suite's language: `texts('shell', 'cart.open')`, with values and counts. */
  texts: Texts;
  /** Address of a path in the suite's language: `/shop` → `/ar/shop`. */
  at: (path: string) => string;
  /** Console lines and failing requests that a test brings about on purpose. */
  expectProblems: (pattern: RegExp) => void;
};

/** A test over the composed shop. It fails on any console error or warning, page error or policy report. */
export const test = base.extend<ShopOptions & ShopFixtures, { browserFromDependencies: void }>({
  shopLocale: ['en', { option: true }],

  browser: [
    async ({ playwright }, use) => {
      const { executablePath, environment } = await findBrowser(chromium.executablePath());
      const browser = await playwright.chromium.launch({
        executablePath,
        args: browserArguments,
        env: { ...process.env, ...environment } as Record<string, string>,
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  texts: async ({ shopLocale }, use) => use(textsOf(shopLocale)),
  at: async ({ shopLocale }, use) => use((path) => (path === '/' ? `/${shopLocale}` : `/${shopLocale}${path}`)),

  expectProblems: async ({}, use) => use(() => undefined),

  context: async ({ context }, use, testInfo) => {
    const problems: string[] = [];
    const allowed: RegExp[] = [];
    Reflect.set(testInfo, 'allowedProblems', allowed);
    context.on('page', (page) => watchPage(page, problems));
    await use(context);
    const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
    expect(unexpected, 'problems in the browser').toEqual([]);
  },
});

export { expect };
