import { defineConfig } from '@playwright/test';
import { keptTraces } from './support/kept-traces.ts';
import type { EngineOptions } from './engines/engine-test.ts';
import { isUsualGate } from '@dana/config/gate/usual-gate';
import { looksProjects, looksSuites } from './looks/looks-project.ts';
import { longInEnglish, longInEnglishSuites, longSuites } from './support/long-suites.ts';
import { inOneLanguage, oneLanguageSuites } from './support/one-language.ts';
import type { ShopOptions } from './support/shop-test.ts';
import { storefrontUrl } from './support/shared-shop.ts';

/** Suites that build, release or break something: each does so once and looks at it in both languages. */
const releaseSuites = ['releases', 'skew', 'chaos', 'dev-loop', 'topology'].map(
  (folder) => `**/${folder}/*.e2e.ts`,
);

/** A few pages and a purchase in browsers that Playwright cannot drive. */
const engineSuites = '**/engines/*.e2e.ts';
const otherSuites = [...releaseSuites, engineSuites, looksSuites];

const leftOut = isUsualGate ? longSuites : [];
const arabicAlone = [inOneLanguage, ...(isUsualGate ? [longInEnglish] : [])].map(({ tag }) => tag);

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
      testMatch: releaseSuites,
      testIgnore: leftOut,
      fullyParallel: false,
      use: { shopLocale: 'en' },
    },
    {
      name: 'en',
      testIgnore: [...otherSuites, ...oneLanguageSuites, ...(isUsualGate ? longInEnglishSuites : [])],
      grepInvert: new RegExp(arabicAlone.join('|')),
      use: { locale: 'en-GB', shopLocale: 'en' },
    },
    {
      name: 'ar',
      testIgnore: otherSuites,
      use: { locale: 'ar-KW', shopLocale: 'ar' },
    },
    ...looksProjects,
    { name: 'firefox', testMatch: engineSuites, use: { engineName: 'firefox' } },
    { name: 'webkit', testMatch: engineSuites, use: { engineName: 'webkit' } },
  ],
});
