import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { watchNetwork } from '../support/network-rest.ts';
import { observePage } from './observe-page.ts';
import { type Traffic, watchTraffic } from './traffic.ts';

/** A phone of 412 px. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms, a processor four times slower. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const cpuSlowdown = 4;

export type Visit = { context: BrowserContext; page: Page; session: CDPSession; traffic: Traffic };
type VisitOptions = { cookies: Cookie[]; blocked?: string[] };
export type Cookie = { name: string; value: string; url: string };

/** Opens a page on a slow phone with an empty cache, works with it, and closes it. */
export async function onSlowPhone<Result>(
  browser: Browser,
  { cookies, blocked = [] }: VisitOptions,
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    watchNetwork(page);
    const session = await context.newCDPSession(page);
    const traffic = watchTraffic(session);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', {
      urlPatterns: blocked.map((urlPattern) => ({ urlPattern, block: true })),
    });
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(observePage);
    return await work({ context, page, session, traffic });
  } finally {
    await context.close();
  }
}
