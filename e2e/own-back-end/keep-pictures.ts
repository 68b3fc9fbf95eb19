import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';
import type { Page } from '@playwright/test';
import { networkAtRest } from '../support/network-rest.ts';

const folder = join(workspaceRoot, 'shots/own-back-end');
const widths = [390, 1440];

/** With `KEEP_PICTURES=1`: what a back end was sent, call by call, in `shots/own-back-end`. */
export async function keepBodies(received: readonly object[], name: string): Promise<void> {
  if (process.env.KEEP_PICTURES !== '1') return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), JSON.stringify(received, null, 2));
}

/** With `KEEP_PICTURES=1`: the page that is open, as a phone and a wide window show it, in `shots/own-back-end`. */
export async function keepPictures(page: Page, name: string): Promise<void> {
  if (process.env.KEEP_PICTURES !== '1') return;
  await mkdir(folder, { recursive: true });
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo(0, 0));
    await networkAtRest(page);
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  }
  if (before) await page.setViewportSize(before);
}
