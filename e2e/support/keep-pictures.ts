import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';
import type { Page } from '@playwright/test';
import { networkAtRest } from './network-rest.ts';

const widths = [390, 1440];
const schemes = ['light', 'dark'] as const;
const isAsked = process.env.KEEP_PICTURES === '1';
const placeOf = async (name: string): Promise<string> => {
  const file = join(workspaceRoot, 'shots', name);
  await mkdir(dirname(file), { recursive: true });
  return file;
};

/**
 * With `KEEP_PICTURES=1`: the page that is open, as a phone and a wide window show it, by day and in the dark.
 * @param name – below `shots`, with the folder of its suite: `own-back-end/home-en`.
 */
export async function keepPictures(page: Page, name: string): Promise<void> {
  if (!isAsked) return;
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await seeAll(page);
      await networkAtRest(page);
      const path = await placeOf(`${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}

/** Scrolls down window by window, so that what is loaded when it comes near is there, and back to the top. */
const seeAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });

/** With `KEEP_PICTURES=1`: what a back end was sent, call by call. */
export async function keepBodies(received: readonly object[], name: string): Promise<void> {
  if (isAsked) await writeFile(await placeOf(`${name}.json`), JSON.stringify(received, null, 2));
}
