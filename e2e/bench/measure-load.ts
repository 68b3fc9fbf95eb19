import type { Browser } from '@playwright/test';
import { networkAtRest, watchNetwork } from '../support/network-rest.ts';

/** What one cold load of a page cost. Times in milliseconds since the navigation began, bytes as they travelled. */
export type Load = {
  firstPaintMs: number;
  largestPaintMs: number;
  interactiveMs: number;
  layoutShift: number;
  requestsBeforeLargestPaint: number;
  scriptBytes: number;
  totalBytes: number;
};

/** A phone on a slow network: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, a processor four times slower. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const cpuSlowdown = 4;

/** Loads a page once in a fresh context with an empty cache. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  watchNetwork(page);
  const session = await context.newCDPSession(page);
  const requests = new Map<string, { type: string; startedMs: number; bytes: number }>();
  let originSeconds: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
    originSeconds ??= timestamp;
    requests.set(requestId, {
      type: type ?? 'Other',
      startedMs: (timestamp - originSeconds) * 1000,
      bytes: 0,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(observe);
  await page.goto(url);
  await networkAtRest(page);
  await page.waitForFunction(
    () => (Reflect.get(window, 'seen') as { interactiveMs?: number }).interactiveMs !== undefined,
  );
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Record<string, number>);
  await context.close();

  const all = [...requests.values()];
  const largestPaintMs = seen.largestPaintMs ?? 0;
  return {
    firstPaintMs: seen.firstPaintMs ?? 0,
    largestPaintMs,
    interactiveMs: seen.interactiveMs ?? 0,
    layoutShift: seen.layoutShift ?? 0,
    requestsBeforeLargestPaint: all.filter(({ startedMs }) => startedMs < largestPaintMs).length,
    scriptBytes: sum(all.filter(({ type }) => type === 'Script')),
    totalBytes: sum(all),
  };
}

const sum = (requests: { bytes: number }[]): number =>
  requests.reduce((total, { bytes }) => total + bytes, 0);

/** Runs in the page before anything else. "Interactive" is when React has taken over the server's HTML. */
function observe(): void {
  const seen: Record<string, number> = { layoutShift: 0 };
  Reflect.set(window, 'seen', seen);
  const watch = (
    type: string,
    note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaintMs = entry.startTime;
  });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaintMs = entry.startTime;
  });
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.layoutShift = (seen.layoutShift ?? 0) + value;
  });
  const lookForReact = (): void => {
    const heading = document.querySelector('#main h1');
    const isTaken = heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    if (isTaken) seen.interactiveMs ??= performance.now();
    else requestAnimationFrame(lookForReact);
  };
  requestAnimationFrame(lookForReact);
}
