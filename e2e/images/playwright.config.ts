import { defineConfig } from '@playwright/test';
import type { ShopOptions } from '../support/shop-test.ts';

/** The shop of the images that are built from this workspace. No other journey waits for their build. */
export default defineConfig<ShopOptions>({
  testDir: '.',
  testMatch: '*.images.ts',
  outputDir: '../../test-results/images',
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 1,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    // Its certificate is of an authority that no browser knows; `pnpm ops up` itself checks it.
    ignoreHTTPSErrors: true,
    ...{ locale: 'ar-KW', shopLocale: 'ar' },
    ...{ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' },
  },
});
