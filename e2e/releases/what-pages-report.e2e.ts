import { type Beacon, beaconSchema } from '@dana/contracts/beacon';
import type { Page } from '@playwright/test';
import { networkAtRest } from '../support/network-rest.ts';
import { expect, test } from '../support/shop-test.ts';
import { collectBeacons } from './trial.ts';

/* What pages report beside what became of releases: why something broke, which calls failed, how the page was met. */

test('a page reports what nobody caught, without what could be of a person, and the release whose script it was', async ({
  page,
  at,
  problems,
}) => {
  problems.expected.push(/It cannot be shown/);
  const beacons = collectBeacons(page);
  await page.goto(at('/shop'));
  await expect(page.locator('[data-remote^="mf-catalog@"]').first()).toBeVisible();
  await networkAtRest(page);
  await page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/shell/"]')?.src;
    const error = new TypeError(
      'It cannot be shown: https://noor:key@shop.test/x?card=1, noor@mail.test, 51234567',
    );
    error.stack = `${error}\n    at show (${script}?again=1:7:70)\n    at ${script}:1:2`;
    // As a browser passes on what is thrown.
    for (let time = 0; time < 3; time += 1) window.dispatchEvent(new ErrorEvent('error', { error }));
  });
  const faults = () => beacons.flatMap((beacon) => beacon.faults ?? []);
  await expect.poll(() => faults().length).toBe(1);
  expect(faults()).toEqual([
    {
      remote: 'shell',
      version: '1.0.0',
      kind: 'thrown',
      message: 'TypeError: It cannot be shown: shop.test/… (e-mail), (number)',
      stack: [
        { file: expect.stringMatching(/^\/assets\/shell\/.*\.js$/), line: 7, column: 70, fn: 'show' },
        { file: expect.stringMatching(/^\/assets\/shell\/.*\.js$/), line: 1, column: 2 },
      ],
      page: '/shop',
    },
  ]);
  expectRead(beacons);
});

test('a page reports calls of the API that failed by their route, and its web vitals once, when it is left', async ({
  page,
  shop: { at, texts },
  problems,
}) => {
  problems.expected.push(/503/);
  const beacons = collectBeacons(page);
  const vitals = () => beacons.flatMap((beacon) => beacon.vitals ?? []);
  const calls = () => beacons.flatMap((beacon) => beacon.calls ?? []);
  await page.route('**/api/search/suggestions**', (route) => route.fulfill({ status: 503 }));
  await page.goto(at('/'));
  await networkAtRest(page);
  const search = page.getByRole('banner').getByRole('search');
  await search.getByLabel(texts('shell', 'header.searchLabel')).click();
  await search.getByRole('combobox').pressSequentially('lamp');
  const failed = { method: 'GET', route: '/search/suggestions', status: 503, count: expect.any(Number) };
  await expect.poll(calls, { timeout: 20_000 }).toContainEqual(failed);
  expect(vitals()).toEqual([]);
  await networkAtRest(page);
  await hide(page);
  await hide(page);
  await expect.poll(() => vitals().length).toBe(1);
  const [{ lcpMs = 0, cls = -1, page: met }] = vitals() as [NonNullable<Beacon['vitals']>];
  expect([lcpMs > 0, cls >= 0, met]).toEqual([true, true, '/']);
  expectRead(beacons);
});

/** Servers read every report; those of before pass over what they do not know. */
function expectRead(beacons: Beacon[]): void {
  for (const beacon of beacons) expect(beaconSchema.parse(beacon)).toEqual(beacon);
}

/** As a browser does it when the shopper goes to another tab. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Reflect.deleteProperty(document, 'visibilityState');
  });
