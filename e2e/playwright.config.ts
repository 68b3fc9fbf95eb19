import { defineConfig } from '@playwright/test';
import { keptTraces } from './support/kept-traces.ts';
import type { EngineOptions } from './engines/engine-test.ts';
import { isUsualGate } from '@dana/config/gate/usual-gate';
import { looksProjects, looksSuites } from './looks/looks-project.ts';
import { inOneLanguage, oneLanguageSuites } from './support/one-language.ts';
import type { ShopOptions } from './support/shop-test.ts';
import { storefrontUrl } from './support/shared-shop.ts';

/** `npm test` runs the journeys that prove the composed shop; `npm run test:whole` and `pnpm e2e` run every suite. */
const shopSuites = isUsualGate ? '**/journeys/*.e2e.ts' : '**/*.e2e.ts';

/** Suites with a shop of their own, to release or break something: each does so once and looks at it in both languages. */
const ownShopSuites = (
  isUsualGate
    ? ['journeys/own-shop']
    : [
        'journeys/own-shop',
        'own-back-end',
        'second-shop',
        'releases',
        'skew',
        'chaos',
        'dev-loop',
        'topology',
      ]
).map((folder) => `**/${folder}/*.e2e.ts`);

/** Twelve pages and a purchase in browsers that Playwright cannot drive, in one language each. */
const engineSuites = '**/engines/*.e2e.ts';
const otherSuites = [...ownShopSuites, engineSuites, looksSuites];

/** Journeys over the composed shop: in English and in Arabic where what is looked at depends on the language. */
export default defineConfig<ShopOptions, EngineOptions>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // With `--retries=1`, as in CI: after all others, one by one with nothing beside them.
  retryStrategy: 'isolated',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalSetup: ['./support/start-shared-shop.ts', './looks/offer-looks-shop.ts'],
  use: {
    baseURL: storefrontUrl,
    viewport: { width: 1280, height: 900 },
    ...keptTraces,
    video: 'off',
    // Requests of a worker pass by `page.route`, and what it keeps makes up for what a journey takes away: only the
    // journeys about it have one (docs/testing.md).
    serviceWorkers: 'block',
  },
  projects: [
    // The tests of one of these files share a storefront, so none of them runs beside another.
    {
      name: 'releases',
      testMatch: ownShopSuites,
      fullyParallel: false,
      use: { shopLocale: 'en' },
    },
    {
      name: 'en',
      testMatch: shopSuites,
      testIgnore: [...otherSuites, ...oneLanguageSuites],
      grepInvert: new RegExp(inOneLanguage.tag),
      use: { locale: 'en-GB', shopLocale: 'en' },
    },
    {
      name: 'ar',
      testMatch: shopSuites,
      testIgnore: otherSuites,
      use: { locale: 'ar-KW', shopLocale: 'ar' },
    },
    ...(isUsualGate ? [] : looksProjects),
    { name: 'firefox', testMatch: engineSuites, grepInvert: /\(ar\)/, use: { engineName: 'firefox' } },
    { name: 'webkit', testMatch: engineSuites, grepInvert: /\(en\)/, use: { engineName: 'webkit' } },
  ],
});
