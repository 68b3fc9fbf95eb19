import { seenPrefix } from '@dana/contracts/offline';
import { expect, type Page } from '@playwright/test';
import { expectHydrated } from './browse.ts';

/** Longer than registering the worker and keeping a page take on a busy machine. Unit: milliseconds. */
const keepLimitMs = 30_000;

/** Opens a page and looks around in it until this device has kept it, with the pictures that it has shown. */
export async function seePage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectHydrated(page);
  await expectKept(page, new URL(page.url()).pathname);
}

/** What a shopper does all the time: a page that is only looked at registers no worker. */
export async function lookAround(page: Page): Promise<void> {
  await page.mouse.move(40, 300);
  await page.mouse.move(60, 320);
}

/** Waits until a page is kept. */
export async function expectKept(page: Page, path: string): Promise<void> {
  const look = async (): Promise<string[]> => {
    await lookAround(page);
    return keptPaths(page);
  };
  await expect.poll(look, { timeout: keepLimitMs, message: `whether ${path} is kept` }).toContain(path);
}

/** The addresses of all pages that this device has kept. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async (start) => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      if (name.startsWith(start))
        for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  }, `${seenPrefix}pages`);
}

/** Waits until a picture is kept. @returns once it is. */
export async function expectPictureKept(page: Page, url: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (one) => (await caches.match(one)) !== undefined, url), {
      timeout: keepLimitMs,
    })
    .toBe(true);
}

/** What a page writes into the console when it asks for what is not there without a connection. */
export const offlineNoise =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_ABORTED|Failed to fetch|status of 503|could not be loaded|preload|beacon/;
