import { countDocuments } from '../support/count-documents.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, shopIn, test } from '../support/shop-test.ts';
import {
  collectBeacons,
  eventsOf,
  expectWholePage,
  ofRemote,
  regionOf,
  startTrial,
  type Trial,
} from './trial.ts';

/*
 * A release breaks in the shopper's browser, while it is loaded or while it is shown; what stands beside it goes on. Takes longer than
 * 20 seconds: four releases are built and published.
 */

const purpose = 'This release was broken on purpose.';
const breaksWhenLoaded = `export function Component() {\n  return null;\n}\nthrow new Error('${purpose}');\n`;
const breaksWhenShown = `export function Component() {\n  throw new Error('${purpose}');\n}\n`;

const { at, texts } = shopIn('ar');
let trial: Trial;

test.describe.configure({ mode: 'serial', timeout: 150_000 });
test.beforeAll(async () => {
  test.setTimeout(150_000);
  trial = await startTrial('breaks', testPort(286));
  // What there is to go back to.
  await trial.release('1.0.1');
});
test.afterAll(() => trial.storefront.stop());

test('a version that breaks while it is loaded is passed over; one that breaks while it is shown is left by one reload, for this session', async ({
  newVisitor,
  problems,
}) => {
  problems.expected.push(/broken on purpose|could not be loaded|Minified React error|server rendering/);
  await trial.release('1.0.2', breaksWhenLoaded);
  const early = await newVisitor();
  expect((await early.goto(`${trial.storefront.url}${at('/blog')}`))?.status()).toBe(200);
  await expect(regionOf(early, '1.0.1')).toBeVisible();
  await expect(early.getByRole('heading', { level: 1 })).toBeVisible();
  await trial.release('1.0.3', breaksWhenShown);
  const address = `${trial.storefront.url}${at('/blog')}`;
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
  // Why it broke went out before the reload.
  expect(beacons.flatMap(({ faults = [] }) => faults).filter(({ kind }) => kind === 'thrown')).toEqual([
    {
      remote: ofRemote,
      version: '1.0.3',
      kind: 'thrown',
      message: purpose,
      stack: expect.arrayContaining([
        expect.objectContaining({ file: expect.stringMatching(`^/assets/${ofRemote}/.*\\.js$`) }),
      ]),
      page: '/blog',
    },
  ]);
  const menu = page.getByRole('navigation', { name: texts('shell', 'menu.label') });
  await menu.getByRole('link', { name: texts('menu', '/shop?status=on-sale'), exact: true }).click();
  await expect(page.locator('[data-remote="mf-catalog@1.0.0"]').first()).toBeVisible();
  // The session stays there without breaking again; somebody else gets what is live.
  const documentsBefore = documents();
  await page.goto(address);
  await expect(regionOf(page, '1.0.1')).toBeVisible();
  await networkAtRest(page);
  expect(documents() - documentsBefore).toBe(1);
  expect(await (await fetch(address)).text()).not.toContain(`data-remote="${ofRemote}@1.0.1"`);
});

test('when the version before breaks too there is no second reload; a rollback also reaches sessions that had left it', async ({
  newVisitor,
  problems,
}) => {
  problems.expected.push(/broken on purpose|could not be loaded|Minified React error|server rendering/);
  await trial.release('1.0.4', breaksWhenShown);
  const address = `${trial.storefront.url}${at('/blog')}`;
  const page = await newVisitor();
  const documents = countDocuments(page);
  await page.goto(address);
  await expect.poll(documents).toBe(2);
  // Of both this session gets nothing more.
  await expect(regionOf(page, '1.0.1')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  expect(documents()).toBe(2);
  // Another document gets neither of the two.
  await page.goto(address);
  await expect(regionOf(page, '1.0.1')).toBeVisible();
  await trial.rollBack('1.0.1', 'All after it break');
  await page.goto(address);
  await expect(regionOf(page, '1.0.1')).toBeVisible();
  expect(await page.evaluate(async () => (await fetch('/release-map.json')).json())).toEqual(
    await trial.releaseMap(),
  );
});
