import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';

/** How the shop's pages look, picture against picture. */
export const looksSuites = '**/looks/*.e2e.ts';

/** The pictures that were taken as right. */
export const picturesFolder = join(import.meta.dirname, 'pictures');

/** The packaged browser, whose pictures they are, is for these machines alone: other browsers draw letters in another way. */
const hasTheirBrowser = process.platform === 'linux' && process.arch === 'x64';

const looksProject: NonNullable<PlaywrightTestConfig['projects']>[number] = {
  name: 'looks',
  testMatch: looksSuites,
  snapshotPathTemplate: join(picturesFolder, '{arg}{ext}'),
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Nothing may differ but how edges of letters and curves are smoothed, which the comparison knows by itself, and the last
      // bit or two of a photograph's colours, which processors may round in ways of their own. Page and card differ by about ten of 255.
      maxDiffPixels: 0,
      threshold: 0.01,
    },
  },
};

/** The project, where its pictures can be compared; none elsewhere. */
export const looksProjects = hasTheirBrowser ? [looksProject] : [];
