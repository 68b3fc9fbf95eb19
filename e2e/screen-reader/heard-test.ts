import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserArguments } from '@dana/config/find-browser';
import { chromium } from '@playwright/test';
import { test as base, expect } from '../support/shop-test.ts';
import { type Desktop, startDesktop } from './desktop.ts';
import { transcripts } from './playwright.config.ts';
import { readBrowser } from './programs.ts';
import { createReader, type Reader } from './reader.ts';

/** A test over the composed shop with a reader on its desktop. What was heard is kept; of one that fails, all that the reader did. */
export const test = base.extend<{ reader: Reader }, { desktop: Desktop }>({
  desktop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that this needs nothing
    async ({}, use) => {
      const desktop = await startDesktop();
      await use(desktop);
      await desktop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  browser: [
    async ({ desktop }, use) => {
      const browser = await chromium.launch({
        executablePath: readBrowser,
        headless: false,
        // Without an address bar the keyboard is in the page from the first key on.
        args: [...browserArguments, '--force-renderer-accessibility', '--kiosk', '--window-size=1280,900'],
        env: desktop.env,
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  reader: async ({ desktop, page, shop }, use, info) => {
    const { title } = info;
    const reader = createReader(desktop, page);
    reader.step(title);
    await reader.enter();
    await use(reader);
    await mkdir(transcripts, { recursive: true });
    const file = join(transcripts, `${title.replaceAll(/[^a-z]+/g, '-')}-${shop.locale}`);
    await writeFile(`${file}.txt`, `${reader.transcript.join('\n').trim()}\n`);
    if (info.status !== info.expectedStatus) await copyFile(desktop.journal, `${file}.journal`);
  },
});

export { expect };
