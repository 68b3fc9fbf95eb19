import { defineConfig } from '@playwright/test';
import type { ShopOptions } from './support/shop-test.ts';
import { storefrontUrl } from './support/shared-shop.ts';
import { unprovenJourneys } from './support/unproven-journeys.ts';

/** Journeys over the composed shop: the same suites in English and in Arabic. */
export default defineConfig<ShopOptions>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  testIgnore: process.env.E2E_ALL === '1' ? [] : unprovenJourneys,
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalSetup: './support/start-shared-shop.ts',
  use: {
    baseURL: storefrontUrl,
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    video: 'off',
  },
  projects: [
    { name: 'en', use: { locale: 'en-GB', shopLocale: 'en' } },
    { name: 'ar', use: { locale: 'ar-KW', shopLocale: 'ar' } },
  ],
});
