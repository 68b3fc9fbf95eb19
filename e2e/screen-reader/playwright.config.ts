import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';
import { defineConfig } from '@playwright/test';
import type { ShopOptions } from '../support/shop-test.ts';
import { storefrontUrl } from '../support/shared-shop.ts';
import { demandPrograms } from './programs.ts';

/** Where the transcripts of a run are kept. */
export const transcripts = join(workspaceRoot, 'test-results/screen-reader');

// Before a shop is built and opened for nothing.
demandPrograms();

/** What is heard of the shop. One after the other: two readers would take each other's time to speak. */
export default defineConfig<ShopOptions>({
  testDir: '.',
  testMatch: '*.heard.ts',
  outputDir: join(transcripts, 'failures'),
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 1,
  timeout: 1_800_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  globalSetup: '../support/start-shared-shop.ts',
  use: { baseURL: storefrontUrl, viewport: null, serviceWorkers: 'block', actionTimeout: 60_000 },
  projects: [
    { name: 'en', use: { locale: 'en-GB', shopLocale: 'en' } },
    { name: 'ar', use: { locale: 'ar-KW', shopLocale: 'ar' } },
  ],
});
