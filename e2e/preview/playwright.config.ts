import { defineConfig } from '@playwright/test';
import type { ShopOptions } from '../support/shop-test.ts';
import { previewed } from './previewed.ts';

/** Pages of a release that is not live yet, on the shop that it is to go live in. Nothing is started for it. */
export default defineConfig<ShopOptions>({
  testDir: '.',
  testMatch: '*.preview.ts',
  outputDir: '../../test-results/preview',
  // Pictures of what is live are taken on each run, not kept.
  snapshotPathTemplate: '../../test-results/preview-live/{projectName}/{arg}{ext}',
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { baseURL: previewed.origin, viewport: { width: 1280, height: 900 }, trace: 'retain-on-failure' },
  projects: [
    { name: 'en', use: { locale: 'en-GB', shopLocale: 'en' } },
    { name: 'ar', use: { locale: 'ar-KW', shopLocale: 'ar' } },
  ],
});
