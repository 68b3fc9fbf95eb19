import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Beacon } from '@dana/contracts/beacon';
import type { Page, Route } from '@playwright/test';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';

/* A release fails in the shopper's browser: before it runs and after; what stands beside it goes on. */

let storefront: OwnStorefront;
const ports = { en: testPort(282), ar: testPort(283) };
const ofRemote = 'mf-content';
const breaksWhenShown = (part: string) =>
  `export function ${part}() {\n  throw new Error('This release was broken on purpose.');\n}\n`;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ shopLocale }) => {
  storefront = await startOwnStorefront(`fails-${shopLocale}`, ports[shopLocale]);
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
  page,
  at,
  problems,
}) => {
  test.setTimeout(150_000);
  problems.expected.push(/could not be loaded|404|500|integrity|digest|ERR_|Failed to load|preload/);
  await release('1.0.1', async (folder) => {
    const file = join(folder, 'src/routes/blog.route.tsx');
    await writeFile(file, `${await readFile(file, 'utf8')}\nexport const changed = true;\n`);
  });
  const tree = await treeHash();
  const beacons = collectBeacons(page);
  for (const { name, reason, isEntry, answer } of faults) {
    await test.step(`${ofRemote} ${name}`, async () => {
      beacons.length = 0;
      let asked = 0;
      await page.route(
        (url) =>
          url.pathname.includes(`/${tree}/web/`) &&
          url.pathname.endsWith('.js') &&
          url.pathname.includes('remoteEntry') === isEntry,
        async (route) => {
          asked += 1;
          await answer(route);
        },
      );
      // A file that never comes holds back the browser's "load", not the page.
      await page.goto(`${storefront.url}${at('/blog')}`, { waitUntil: 'commit' });
      await expect(page.locator(`[data-remote="${ofRemote}@1.0.0"]`).first()).toBeVisible({
        timeout: 25_000,
      });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      // A chunk's second try is answered from what the browser has of the first.
      if (isEntry) expect(asked).toBeGreaterThan(1);
      await expect
        .poll(() => eventsOf(beacons).filter(({ kind }) => kind !== 'loaded'))
        .toEqual([{ remote: ofRemote, version: '1.0.1', kind: 'failed', reason }]);
      expect(eventsOf(beacons).filter(({ version }) => version === '1.0.1')).toHaveLength(1);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

test('a version that breaks while it is shown is left by one reload, for this session; when the one before breaks too, there is no second', async ({
  page,
  at,
  texts,
  problems,
}) => {
  test.setTimeout(150_000);
  problems.expected.push(/broken on purpose|Minified React error|server rendering/);
  await release('1.0.2', (folder) =>
    writeFile(join(folder, 'src/routes/blog.route.tsx'), breaksWhenShown('Component')),
  );
  const beacons = collectBeacons(page);
  const documents = countDocuments(page);
  const address = `${storefront.url}${at('/blog')}`;
  await page.goto(address);
  await expect(page.locator(`[data-remote="${ofRemote}@1.0.1"]`).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents()).toBe(2);
  expect(eventsOf(beacons).filter(({ kind }) => kind === 'thrown')).toEqual([
    { remote: ofRemote, version: '1.0.2', kind: 'thrown', reason: 'mount' },
  ]);
  // The session stays there without breaking again; somebody else gets what is live.
  await page.goto(address);
  await expect(page.locator(`[data-remote="${ofRemote}@1.0.1"]`).first()).toBeVisible();
  expect(documents()).toBe(3);
  expect(await (await fetch(address)).text()).not.toContain(`data-remote="${ofRemote}@1.0.1"`);

  await release('1.0.3', (folder) =>
    writeFile(join(folder, 'src/routes/blog.route.tsx'), breaksWhenShown('Component')),
  );
  const shopper = await page.context().browser()?.newContext();
  const other = await shopper!.newPage();
  const otherDocuments = countDocuments(other);
  await other.goto(address);
  await expect(
    other.getByRole('heading', { name: texts('shell', 'unavailable.remote.title') }),
  ).toBeVisible();
  await expect.poll(otherDocuments).toBe(2);
  await other.getByRole('button', { name: texts('shell', 'unavailable.retry') }).click();
  await expect(
    other.getByRole('heading', { name: texts('shell', 'unavailable.remote.title') }),
  ).toBeVisible();
  await expect(other.getByRole('banner')).toBeVisible();
  expect(otherDocuments()).toBe(2);
  await shopper!.close();
});

test('a tab that is older than its files is asked to load anew, and then goes on', async ({
  page,
  at,
  texts,
  problems,
}) => {
  problems.expected.push(/could not be loaded|404|RemoteLoadError/);
  await storefront.release('rollback', ofRemote, '--version', '1.0.1', '--reason', 'Both break');
  await expect.poll(async () => (await releaseMap()).remotes[ofRemote]?.version).toBe('1.0.1');
  await page.goto(`${storefront.url}${at('/shop')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Weeks later: the shop has gone on, and no file of that time is left.
  await storefront.release('rollback', ofRemote, '--version', '1.0.0', '--reason', 'The teaser is empty');
  await expect.poll(async () => (await releaseMap()).remotes[ofRemote]?.version).toBe('1.0.0');
  await page.route(
    (url) => url.pathname.startsWith(`/assets/${ofRemote}/`),
    (route) => route.fulfill({ status: 404 }),
  );
  await page.evaluate((href) => {
    history.pushState({}, '', href);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, at('/blog'));
  await expect(
    page.getByRole('heading', { level: 1, name: texts('shell', 'unavailable.outdated.title') }),
  ).toBeVisible({ timeout: 25_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: texts('shell', 'unavailable.reload') }).click();
  await expect(page.locator(`[data-remote="${ofRemote}@1.0.0"]`).first()).toBeVisible();
});

async function release(version: string, edit: (folder: string) => Promise<void>): Promise<void> {
  await storefront.publishChanged(ofRemote, version, edit);
  await storefront.release('promote', ofRemote, '--version', version, '--reason', 'A trial of what breaks');
  await expect
    .poll(async () => (await releaseMap()).remotes[ofRemote]?.version, { timeout: 1_000 })
    .toBe(version);
}

type ReleaseMap = { remotes: Record<string, { version: string; treeHash: string } | undefined> };

const releaseMap = async (): Promise<ReleaseMap> =>
  (await fetch(`${storefront.url}/release-map.json`)).json();
const treeHash = async (): Promise<string> => (await releaseMap()).remotes[ofRemote]?.treeHash ?? '';

function collectBeacons(page: Page): Beacon[] {
  const beacons: Beacon[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/beacon') beacons.push(JSON.parse(request.postData() ?? '{}'));
  });
  return beacons;
}

const eventsOf = (beacons: Beacon[]): Beacon['events'] =>
  beacons.flatMap(({ events }) => events).filter(({ remote }) => remote === ofRemote);

function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}
