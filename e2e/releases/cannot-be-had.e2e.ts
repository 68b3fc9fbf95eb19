import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { countDocuments } from '../support/count-documents.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, type ShopContext, shopInBoth, test } from '../support/shop-test.ts';
import {
  collectBeacons,
  eventsOf,
  expectWholePage,
  ofRemote,
  regionOf,
  startTrial,
  type Trial,
} from './trial.ts';

/* The files of a release are unreachable, damaged or missing; the other remotes work on. */

let trial: Trial;

test.describe.configure({ mode: 'serial', timeout: 150_000 });
test.beforeAll(async () => {
  trial = await startTrial('fails', testPort(282));
});
test.afterAll(() => trial.storefront.stop());

type Fault = { name: string; reason: string; isEntry: boolean; answer: (route: Route) => Promise<void> };

const tamper = async (route: Route): Promise<void> => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `${await answer.text()}\n/* one byte more */` });
};
const faults: Fault[] = [
  {
    name: 'answers 404',
    reason: 'missing',
    isEntry: true,
    answer: (route) => route.fulfill({ status: 404 }),
  },
  {
    name: 'answers 500',
    reason: 'missing',
    isEntry: true,
    answer: (route) => route.fulfill({ status: 500 }),
  },
  { name: 'has a tampered entry', reason: 'integrity', isEntry: true, answer: tamper },
  { name: 'has a tampered chunk', reason: 'network', isEntry: false, answer: tamper },
  { name: 'hangs', reason: 'timeout', isEntry: true, answer: () => new Promise(() => undefined) },
];

test('a version that cannot be had gives way to the one before: one report, everything else untouched', async ({
  newVisitor,
  problems,
}) => {
  problems.expected.push(/could not be loaded|404|500|integrity|digest|ERR_|Failed to load|preload/);
  await trial.release('1.0.1');
  const tree = (await trial.releaseMap()).remotes[ofRemote]?.treeHash ?? '';
  const visits = await Promise.all(shopInBoth.map(async (shop) => ({ shop, page: await newVisitor() })));
  for (const fault of faults)
    await test.step(`${ofRemote} ${fault.name}`, () =>
      Promise.all(visits.map(({ page, shop }) => expectPassedOver(page, shop, tree, fault))));
  // What the documents were marked with is known again; of one address five visits count in a minute.
  await expect.poll(failedVisits).toBeGreaterThanOrEqual(5);
});

/** Visits of the last hour in which 1.0.1 failed, as the edge counted them. */
async function failedVisits(): Promise<number> {
  const token = (await readFile(join(trial.storefront.dataDir, 'release-token'), 'utf8')).trim();
  const answer = await fetch(`${trial.storefront.url}/v1/envs/production/health`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as {
    data: { slots: Record<string, { version: string; failed: number }[]> };
  };
  return data.slots[ofRemote]?.find(({ version }) => version === '1.0.1')?.failed ?? 0;
}

async function expectPassedOver(
  page: Page,
  { at }: ShopContext,
  tree: string,
  { reason, isEntry, answer }: Fault,
): Promise<void> {
  const beacons = collectBeacons(page);
  let asked = 0;
  const isFaulty = ({ pathname }: URL): boolean =>
    pathname.includes(`/${tree}/web/`) &&
    pathname.endsWith('.js') &&
    pathname.includes('remoteEntry') === isEntry;
  await page.route(isFaulty, async (route) => {
    asked += 1;
    await answer(route);
  });
  // A file that never comes delays the browser's "load", not the page.
  await page.goto(`${trial.storefront.url}${at('/blog')}`, { waitUntil: 'commit' });
  await expect(regionOf(page, '1.0.0')).toBeVisible({ timeout: 25_000 });
  await expectWholePage(page);
  // A chunk's second try is answered from what the browser has of the first.
  if (isEntry) expect(asked).toBeGreaterThan(1);
  await expect
    .poll(() => eventsOf(beacons).filter(({ kind }) => kind !== 'loaded'))
    .toEqual([{ remote: ofRemote, version: '1.0.1', kind: 'failed', reason }]);
  expect(eventsOf(beacons).filter(({ version }) => version === '1.0.1')).toHaveLength(1);
  await page.unroute(isFaulty);
  page.removeAllListeners('request');
}

test('a tab that is older than its files loads the page again by itself, once, and shows the release of now', async ({
  newVisitor,
  problems,
}) => {
  problems.expected.push(/could not be loaded|404|RemoteLoadError/);
  const visits = await Promise.all(shopInBoth.map(async (shop) => ({ shop, page: await newVisitor() })));
  for (const { page, shop } of visits) {
    await page.goto(`${trial.storefront.url}${shop.at('/shop')}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // Weeks later: the shop has gone on, and no file of that time is left.
  await trial.rollBack('1.0.0', 'The teaser is empty');
  for (const { page, shop } of visits) {
    const { at } = shop;
    const documents = countDocuments(page);
    await page.route(isOfRemote, (route) =>
      documents() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.evaluate((href) => {
      history.pushState({}, '', href);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, at('/blog'));
    await expect(regionOf(page, '1.0.0')).toBeVisible({ timeout: 25_000 });
    await expectWholePage(page);
    expect(documents()).toBe(1);
  }
});

const isOfRemote = ({ pathname }: URL): boolean => pathname.startsWith(`/assets/${ofRemote}/`);
