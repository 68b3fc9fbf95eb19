import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { networkAtRest } from '../support/network-rest.ts';
import type { Seen } from './observe-page.ts';
import { type Cookie, onSlowPhone } from './slow-phone.ts';
import { bytesOf, isScript } from './traffic.ts';

/** What one cold load cost. Times in milliseconds since the navigation began, bytes as they travelled. */
export type Load = {
  firstByteMs: number;
  firstPaintMs: number;
  largestPaintMs: number;
  largest: string;
  hydratedMs: number;
  blockedMs: number;
  layoutShift: number;
  requestsBeforeLargestPaint: number;
  requests: number;
  scriptBytesBeforeHydration: number;
  scriptBytes: number;
  totalBytes: number;
  /** Asked for after hydration while the shopper did nothing. */
  bytesAtRest: number;
};

type LoadOptions = { cookies: Cookie[]; hasScripts: boolean };

/** How long a shopper looks at a page before doing something. */
const atRestMs = 5_000;

/** Loads a page once with an empty cache. @param hasScripts – false of a control, which is never hydrated. */
export const measureLoad = (browser: Browser, url: string, { cookies, hasScripts }: LoadOptions) =>
  onSlowPhone(browser, { cookies }, async ({ page, traffic }): Promise<Load> => {
    await page.goto(url);
    if (hasScripts) {
      await untilHydrated(page);
      await delay(atRestMs);
    }
    await networkAtRest(page);
    const { hydratedMs = Number.NaN, ...seen } = await readSeen(page);
    const firstByteMs = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStart,
    );
    const requests = traffic();
    const scripts = requests.filter(isScript);
    return {
      ...seen,
      firstByteMs,
      hydratedMs,
      requestsBeforeLargestPaint: requests.filter((one) => one.startedMs < seen.largestPaintMs).length,
      requests: requests.length,
      scriptBytesBeforeHydration: bytesOf(scripts.filter((one) => one.endedMs <= hydratedMs)),
      scriptBytes: bytesOf(scripts),
      totalBytes: bytesOf(requests),
      bytesAtRest: bytesOf(requests.filter((one) => one.startedMs > hydratedMs)),
    };
  });

/** Waits until React has hydrated the heading. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => (Reflect.get(window, 'seen') as Seen).hydratedMs !== undefined);

const readSeen = (page: Page): Promise<Seen> => page.evaluate(() => Reflect.get(window, 'seen') as Seen);
