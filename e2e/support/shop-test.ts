import type { Locale } from '@dana/contracts/locale';
import { localPath } from '@dana/contracts/paths';
import { type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import { watchNetwork } from './network-rest.ts';
import { openBrowser } from './open-browser.ts';
import { type Texts, textsOf } from './texts.ts';
import { advertFailures, withoutAdverts } from './without-adverts.ts';
import { watchPage } from './watch-page.ts';

export type ShopOptions = {
  shopLocale: Locale;
  /** Whether the shop's adverts come up; off by default, since a popup stands in the way of everything else. */
  showsAdverts: boolean;
};

/** What a step of a journey needs to know of the suite it runs in. */
export type ShopContext = { locale: Locale; texts: Texts; at: (path: string) => string };

/** The shop in a language, for journeys that look at one thing in both. */
export const shopIn = (locale: Locale): ShopContext => ({
  locale,
  texts: textsOf(locale),
  at: (path) => localPath(locale, path),
});

/** The shop in each of its languages. */
export const shopInBoth: readonly [ShopContext, ShopContext] = [shopIn('en'), shopIn('ar')];

type ShopFixtures = {
  /** Language, texts and addresses of the suite in one, to hand to the steps of a journey. */
  shop: ShopContext;
  /** A text of the shop in the suite's language: `texts('shell', 'header.cart', { count: 2 })`. */
  texts: Texts;
  /** Address of a path in the suite's language: `/shop` → `/ar/shop`. */
  at: (path: string) => string;
  /** What went wrong in the browser, and what a test brings about on purpose. */
  problems: { found: string[]; expected: RegExp[] };
  /** Somebody else's tab: with cookies, storage and cache of its own. */
  newVisitor: () => Promise<Page>;
};

/** A test over the composed shop. It fails on any console error or warning, page error or broken security policy. */
export const test = base.extend<ShopOptions & ShopFixtures>({
  shopLocale: ['en', { option: true }],
  showsAdverts: [false, { option: true }],

  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that this needs nothing
    async ({}, use) => {
      const browser = await openBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  shop: async ({ shopLocale }, use) => use(shopIn(shopLocale)),
  texts: async ({ shop }, use) => use(shop.texts),
  at: async ({ shop }, use) => use(shop.at),

  problems: [
    async ({ showsAdverts }, use) => {
      const problems = { found: [] as string[], expected: showsAdverts ? [] : [...advertFailures] };
      await use(problems);
      const unexpected = problems.found.filter(
        (found) => !problems.expected.some((pattern) => pattern.test(found)),
      );
      expect(unexpected, 'what went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, problems, showsAdverts }, use) => {
    await prepare(context, problems.found, showsAdverts);
    await use(context);
  },

  newVisitor: async ({ browser, problems, showsAdverts }, use) => {
    const visits: BrowserContext[] = [];
    await use(async () => {
      const visit = await browser.newContext();
      visits.push(visit);
      await prepare(visit, problems.found, showsAdverts);
      return visit.newPage();
    });
    await Promise.all(visits.map((visit) => visit.close()));
  },
});

async function prepare(visit: BrowserContext, found: string[], showsAdverts: boolean): Promise<void> {
  visit.on('page', (page) => {
    watchPage(page, found);
    watchNetwork(page);
  });
  if (!showsAdverts) await withoutAdverts(visit);
}

export { expect };
