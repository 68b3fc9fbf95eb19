import type { Page } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { holdBack } from '../support/hold-back.ts';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { expect, test } from '../support/shop-test.ts';

/* When a first visit is drawn in the brand's face: with the first view on a fast line, after the largest paint on a slow one. */

/** Mbit/s and milliseconds, as a browser knows them of its line, and as the browser of these tests then has them. */
const lines = { fast: { mbits: 10, latency: 40 }, slow: { mbits: 1.6, latency: 150 } };

async function onLine(page: Page, { mbits, latency }: (typeof lines)['fast']): Promise<void> {
  await page.addInitScript(
    ([downlink, rtt]) =>
      Object.defineProperty(navigator, 'connection', { value: { downlink, rtt, effectiveType: '4g' } }),
    [mbits, latency] as const,
  );
  const session = await page.context().newCDPSession(page);
  const throughput = (mbits * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency },
    ...{ downloadThroughput: throughput, uploadThroughput: throughput },
  });
}

/** Writes down when the page's face changed, and its paints. Unit: milliseconds since the navigation began. */
async function watchFace(page: Page): Promise<() => Promise<{ largest: number; changed: number[] }>> {
  await page.addInitScript(() => {
    const seen = { largest: 0, changed: [] as number[] };
    Reflect.set(window, 'faceSeen', seen);
    new PerformanceObserver((list) => {
      seen.largest = list.getEntries().at(-1)?.startTime ?? seen.largest;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new MutationObserver(() => seen.changed.push(performance.now())).observe(document, {
      subtree: true,
      attributeFilter: ['data-fonts'],
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'faceSeen'));
}

/** The families that the heading and the first paragraphs are really drawn with. */
async function fontsInView(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '#main h1, #main p',
  });
  const found = new Set<string>();
  for (const nodeId of nodeIds.slice(0, 6)) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of fonts) found.add(familyName);
  }
  await session.detach();
  return [...found];
}

/** When the first file of the face was asked for. Unit: milliseconds since the navigation began. */
const faceAskedAt = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return Math.min(...files.map(({ startTime }) => startTime));
  });

const isStandIn = (page: Page) => page.locator('html[data-fonts="later"]');

test('on a fast line the first view of a first visit is drawn in the brand’s face', async ({
  page,
  shop,
}) => {
  const expectStill = await watchLayoutShift(page);
  const face = await watchFace(page);
  await onLine(page, lines.fast);
  await page.setViewportSize({ width: 390, height: 844 });
  // Scripts would change the page: what is seen is the document alone.
  const releaseScripts = await holdBack(page, /\.js$/);
  await page.goto(shop.at('/'), { waitUntil: 'domcontentloaded' });
  await expect(isStandIn(page)).toHaveCount(0);
  expect(await fontsInView(page)).toEqual([expect.stringContaining('Readex Pro')]);
  await expect.poll(async () => (await face()).largest).toBeGreaterThan(0);
  const { largest, changed } = await face();
  expect(changed).toHaveLength(1);
  expect(await faceAskedAt(page)).toBeLessThanOrEqual(largest);
  releaseScripts();
  await expectHydrated(page);
  await expectStill();
});

test('on a slow line both scripts come into the brand’s face together, after the largest paint, and nothing moves', async ({
  page,
  shop,
}) => {
  const expectStill = await watchLayoutShift(page);
  const face = await watchFace(page);
  await onLine(page, lines.slow);
  await page.setViewportSize({ width: 390, height: 844 });
  const askedBefore: string[] = [];
  page.on('request', (request) => askedBefore.push(request.resourceType()));
  const releaseArabic = await holdBack(page, /arabic[^/]*\.woff2$/);
  const latin = page.waitForResponse(/latin-wght[^/]*\.woff2$/);
  await page.goto(shop.at('/'), { waitUntil: 'domcontentloaded' });
  await latin;
  expect(askedBefore.indexOf('font')).toBeGreaterThan(askedBefore.indexOf('image'));
  // One script alone is not enough.
  await expect(isStandIn(page)).toHaveCount(1);
  expect(await fontsInView(page)).not.toContainEqual(expect.stringContaining('Readex Pro'));
  releaseArabic();
  await expect(isStandIn(page)).toHaveCount(0);
  expect(await fontsInView(page)).toEqual([expect.stringContaining('Readex Pro')]);
  await expectHydrated(page);
  await networkAtRest(page);
  const { largest, changed } = await face();
  expect(changed).toHaveLength(1);
  expect(changed[0]).toBeGreaterThan(largest);
  await expectStill();
});

test('where a line would break otherwise in the brand’s face, nothing moves: the stand-in stays until the next page', async ({
  page,
  shop,
}) => {
  const expectStill = await watchLayoutShift(page);
  const face = await watchFace(page);
  await onLine(page, lines.slow);
  await page.addInitScript(() => {
    const oneLineMore = new CSSStyleSheet();
    oneLineMore.replaceSync('[data-fonts="later"] h1 { padding-block-end: 3rem }');
    document.adoptedStyleSheets = [oneLineMore];
  });
  await page.goto(shop.at('/about'));
  await expectHydrated(page);
  await expect.poll(async () => (await face()).changed.length).toBeGreaterThan(0);
  await networkAtRest(page);
  await expect(isStandIn(page)).toHaveCount(1);
  await expectStill();
  await page
    .getByRole('banner')
    .getByRole('link', { name: shop.texts('shell', 'header.wishlist') })
    .click();
  await expect(page).toHaveURL(/wishlist$/);
  await expect(isStandIn(page)).toHaveCount(0);
});

test('the next document is drawn in the brand’s face from the start, however slow the line', async ({
  page,
  shop,
}) => {
  const face = await watchFace(page);
  await onLine(page, lines.slow);
  await page.goto(shop.at('/about'));
  await expect(isStandIn(page)).toHaveCount(0);
  await page.goto(shop.at('/'));
  await expect(isStandIn(page)).toHaveCount(0);
  await expect.poll(async () => (await face()).largest).toBeGreaterThan(0);
  const { largest, changed } = await face();
  expect(changed[0]).toBeLessThanOrEqual(largest);
});
