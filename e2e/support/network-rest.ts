import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page, type Request } from '@playwright/test';

/* Playwright's own "networkidle" can be lost (microsoft/playwright#42598), and a page that was once at rest counts as at rest. */

/** What is under way in a page, and when that last changed. Unit: milliseconds since the epoch. */
type Traffic = {
  underWay: Set<Request>;
  changedMs: number;
  /** The document that was asked for and has not replaced the one before yet. */
  arriving: Request | undefined;
};

const trafficOf = new WeakMap<Page, Traffic>();
const restMs = 500;
const lookEveryMs = 50;
/** Longer than any call or file may take. */
const timeoutMs = 20_000;

/** Begins to keep count. Beacons are left out: nobody waits for their answer. */
export function watchNetwork(page: Page): void {
  const traffic: Traffic = { underWay: new Set(), changedMs: Date.now(), arriving: undefined };
  trafficOf.set(page, traffic);
  const over = (request: Request): void => {
    traffic.underWay.delete(request);
    traffic.changedMs = Date.now();
  };
  page.on('request', (request) => {
    if (request.resourceType() === 'ping') return;
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.arriving = request;
    traffic.underWay.add(request);
    traffic.changedMs = Date.now();
  });
  // What the document before had begun ends with it, until the very moment it is replaced, and no event says so.
  page.on('framenavigated', (frame) => {
    const { arriving } = traffic;
    if (frame !== page.mainFrame() || !arriving) return;
    traffic.arriving = undefined;
    for (const request of traffic.underWay) if (request !== arriving) traffic.underWay.delete(request);
  });
  page.on('requestfinished', over);
  page.on('requestfailed', over);
}

/** Waits until nothing has been under way for half a second; names what is, when that does not come. */
export async function networkAtRest(page: Page): Promise<void> {
  const traffic = trafficOf.get(page);
  if (!traffic) throw new Error('Nobody keeps count for this page. Call watchNetwork(page) before it loads.');
  const endMs = Date.now() + timeoutMs;
  while (traffic.underWay.size > 0 || Date.now() - traffic.changedMs < restMs) {
    if (Date.now() > endMs) break;
    await delay(lookEveryMs);
  }
  expect(
    [...traffic.underWay].map((request) => request.url()),
    'what is still under way',
  ).toEqual([]);
}
