import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Beacon } from '@dana/contracts/beacon';
import type { Locator, Page, Route } from '@playwright/test';
import { countDocuments } from '../support/count-documents.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, type ShopContext, shopInBoth, test } from '../support/shop-test.ts';
import { networkAtRest } from '../support/network-rest.ts';

/* A release fails in the shopper's browser: before it runs and after; what stands beside it goes on. */

let storefront: OwnStorefront;
const ofRemote = 'mf-content';
const purpose = 'This release was broken on purpose.';
const breaksWhenLoaded = `export function Component() {\n  return null;\n}\nthrow new Error('${purpose}');\n`;
const breaksWhenShown = `export function Component() {\n  throw new Error('${purpose}');\n}\n`;

test.describe.configure({ mode: 'serial', timeout: 150_000 });
test.beforeAll(async () => {
  storefront = await startOwnStorefront('fails', testPort(282));
});
test.afterAll(async () => storefront.stop());

type Fault = { name: string; reason: string; isEntry: boolean; answer: (route: Route) => Promise<void> };

const spoil = async (route: Route): Promise<void> => {
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
  { name: 'has a tampered entry', reason: 'integrity', isEntry: true, answer: spoil },
  { name: 'has a tampered chunk', reason: 'network', isEntry: false, answer: spoil },
  { name: 'hangs', reason: 'timeout', isEntry: true, answer: () => new Promise(() => undefined) },
];

test('a version that cannot be had gives way to the one before: one report, everything else untouched', async ({
  newVisitor,
  problems,
}) => {
  problems.expected.push(/could not be loaded|404|500|integrity|digest|ERR_|Failed to load|preload/);
  await release('1.0.1');
  const tree = (await releaseMap()).remotes[ofRemote]?.treeHash ?? '';
  const visits = await Promise.all(shopInBoth.map(async (shop) => ({ shop, page: await newVisitor() })));
  for (const fault of faults)
    await test.step(`${ofRemote} ${fault.name}`, () =>
      Promise.all(visits.map(({ page, shop }) => expectPassedOver(page, shop, tree, fault))));
  // What the documents were marked with is known again; of one address five visits count in a minute.
  expect(await failedVisits()).toBeGreaterThanOrEqual(5);
});

/** Visits of the last minutes in which 1.0.1 failed, as the edge counted them. */
async function failedVisits(): Promise<number> {
  const token = (await readFile(join(storefront.dataDir, 'release-token'), 'utf8')).trim();
  const answer = await fetch(`${storefront.url}/v1/envs/production/rates`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as {
    data: { windows: { releases: Record<string, { failed: number }> }[] };
  };
  return data.windows.reduce((sum, { releases }) => sum + (releases[`${ofRemote}@1.0.1`]?.failed ?? 0), 0);
}

async function expectPassedOver(
  page: Page,
  { at }: ShopContext,
  tree: string,
  { reason, isEntry, answer }: Fault,
): Promise<void> {
  const beacons = collectBeacons(page);
  let asked = 0;
  const isSpoiled = ({ pathname }: URL): boolean =>
    pathname.includes(`/${tree}/web/`) &&
    pathname.endsWith('.js') &&
    pathname.includes('remoteEntry') === isEntry;
  await page.route(isSpoiled, async (route) => {
    asked += 1;
    await answer(route);
  });
  // A file that never comes holds back the browser's "load", not the page.
  await page.goto(`${storefront.url}${at('/blog')}`, { waitUntil: 'commit' });
  await expect(regionOf(page, '1.0.0')).toBeVisible({ timeout: 25_000 });
  await expectWholePage(page);
  // A chunk's second try is answered from what the browser has of the first.
  if (isEntry) expect(asked).toBeGreaterThan(1);
  await expect
    .poll(() => eventsOf(beacons).filter(({ kind }) => kind !== 'loaded'))
    .toEqual([{ remote: ofRemote, version: '1.0.1', kind: 'failed', reason }]);
  expect(eventsOf(beacons).filter(({ version }) => version === '1.0.1')).toHaveLength(1);
  await page.unroute(isSpoiled);
  page.removeAllListeners('request');
}

test('a version that breaks while it is loaded is passed over; one that breaks while it is shown is left by one reload, for this session', async ({
  newVisitor,
  problems,
}) => {
  problems.expected.push(/broken on purpose|could not be loaded|Minified React error|server rendering/);
  await release('1.0.2', breaksWhenLoaded);
  for (const { at } of shopInBoth) {
    const page = await newVisitor();
    expect((await page.goto(`${storefront.url}${at('/blog')}`))?.status()).toBe(200);
    await expect(regionOf(page, '1.0.1')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await release('1.0.3', breaksWhenShown);
  for (const { at, texts } of shopInBoth) {
    const address = `${storefront.url}${at('/blog')}`;
    const page = await newVisitor();
    const beacons = collectBeacons(page);
    const documents = countDocuments(page);
    await page.goto(address);
    // The version before breaks when it is loaded, so the one before that stands in its place.
    await expect(regionOf(page, '1.0.1')).toBeVisible();
    await expectWholePage(page);
    expect(documents()).toBe(2);
    expect(eventsOf(beacons).filter(({ kind }) => kind === 'thrown')).toEqual([
      { remote: ofRemote, version: '1.0.3', kind: 'thrown', reason: 'mount' },
    ]);
    const menu = page.getByRole('navigation', { name: texts('shell', 'menu.label') });
    await menu.getByRole('link', { name: texts('shell', 'menu.shop'), exact: true }).click();
    await expect(page.locator('[data-remote="mf-catalog@1.0.0"]').first()).toBeVisible();
    // The session stays there without breaking again; somebody else gets what is live.
    const documentsBefore = documents();
    await page.goto(address);
    await expect(regionOf(page, '1.0.1')).toBeVisible();
    await networkAtRest(page);
    expect(documents() - documentsBefore).toBe(1);
    expect(await (await fetch(address)).text()).not.toContain(`data-remote="${ofRemote}@1.0.1"`);
  }
});

test('when the version before breaks too there is no second reload; a rollback reaches also those who fled from it', async ({
  newVisitor,
  problems,
}) => {
  problems.expected.push(/broken on purpose|could not be loaded|Minified React error|server rendering/);
  await release('1.0.4', breaksWhenShown);
  const visits: { page: Page; address: string }[] = [];
  for (const { at, texts } of shopInBoth) {
    const address = `${storefront.url}${at('/blog')}`;
    const page = await newVisitor();
    visits.push({ page, address });
    const documents = countDocuments(page);
    const isMissing = page.getByRole('heading', { name: texts('shell', 'unavailable.remote.title') });
    await page.goto(address);
    await expect.poll(documents).toBe(2);
    await expect(isMissing).toBeVisible();
    await page.getByRole('button', { name: texts('shell', 'unavailable.retry') }).click();
    await expect(isMissing).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(documents()).toBe(2);
    // Another document gets neither of the two.
    await page.goto(address);
    await expect(regionOf(page, '1.0.1')).toBeVisible();
  }
  await rollBack('1.0.1', 'All after it break');
  for (const { page, address } of visits) {
    await page.goto(address);
    await expect(regionOf(page, '1.0.1')).toBeVisible();
    expect(await page.evaluate(async () => (await fetch('/release-map.json')).json())).toEqual(
      await releaseMap(),
    );
  }
});

test('a tab that is older than its files loads the page again by itself, once, and shows the release of now', async ({
  newVisitor,
  problems,
}) => {
  problems.expected.push(/could not be loaded|404|RemoteLoadError/);
  const visits = await Promise.all(shopInBoth.map(async (shop) => ({ shop, page: await newVisitor() })));
  for (const { page, shop } of visits) {
    await page.goto(`${storefront.url}${shop.at('/shop')}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // Weeks later: the shop has gone on, and no file of that time is left.
  await rollBack('1.0.0', 'The teaser is empty');
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

const regionOf = (page: Page, version: string): Locator =>
  page.locator(`[data-remote="${ofRemote}@${version}"]`).first();

async function expectWholePage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Makes a version live in which the page of the blog is this. */
async function release(version: string, blogRoute?: string): Promise<void> {
  await storefront.publishChanged(ofRemote, version, async (folder) => {
    if (blogRoute) await writeFile(join(folder, 'src/routes/blog.route.tsx'), blogRoute);
  });
  await storefront.release('promote', ofRemote, '--version', version, '--reason', 'A trial of what breaks');
  await expectLive(version);
}

async function rollBack(version: string, reason: string): Promise<void> {
  await storefront.release('rollback', ofRemote, '--version', version, '--reason', reason);
  await expectLive(version);
}

/** A second after a release command has ended, everybody gets what it decided. */
async function expectLive(version: string): Promise<void> {
  await expect
    .poll(async () => (await releaseMap()).remotes[ofRemote]?.version, { timeout: 1_000 })
    .toBe(version);
}

type ReleaseMap = { remotes: Record<string, { version: string; treeHash: string } | undefined> };

const releaseMap = async (): Promise<ReleaseMap> =>
  (await fetch(`${storefront.url}/release-map.json`)).json();

function collectBeacons(page: Page): Beacon[] {
  const beacons: Beacon[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/beacon') beacons.push(JSON.parse(request.postData() ?? '{}'));
  });
  return beacons;
}

const eventsOf = (beacons: Beacon[]): Beacon['events'] =>
  beacons.flatMap(({ events }) => events).filter(({ remote }) => remote === ofRemote);
