import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { workspaceRoot } from '@dana/config/workspace';
import { looksProjects } from './looks-project.ts';

/** What the sheet of differences is made from. */
export const looksReport = join(workspaceRoot, '.cache/looks.json');

/** The looks alone, for `pnpm looks`: the shop that all other suites share is not needed for them. */
export default defineConfig({
  testDir: '.',
  outputDir: join(workspaceRoot, 'test-results'),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: looksReport }]],
  globalSetup: './offer-looks-shop.ts',
  use: { serviceWorkers: 'block' },
  projects: looksProjects,
});
