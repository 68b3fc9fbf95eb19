import type { Page, Route } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { products } from '../steps/listing.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { type LatePart, latePartsInCode } from '../support/late-parts-in-code.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';
import { visits, type Way } from './late-part-visits.ts';

/*
 * The script of a part that comes late is lost: the part alone says so, and comes with the next press. Some parts of the
 * frame and of two remotes are come to; all are loaded by `latePart`, which shared/runtime/src/late-part.test.tsx looks at in each of its ways.
 */

const parts = latePartsInCode();
/** Three tries, on a machine with other things to do. Unit: milliseconds. */
const lossMs = 25_000;
/** How often a script is asked for, and the longest pause between. Source: shared/runtime/src/late-source.ts. */
const triesMax = 3;
const pauseMs = 1_200;
const lookMs = 20;
const lossErrors = /ERR_FAILED|ChunkLoadError|Failed to load resource/;

for (const { path, prepare, parts: ways } of visits) {
  const names = ways.map(({ name }) => name).join(', ');
  test(`a part costs its own place when its script is lost, and comes when it is asked for again: ${names}`, async ({
    page,
    shop,
    problems,
  }) => {
    problems.expected.push(lossErrors);
    await prepare?.(page, shop);
    // The pauses between the tries pass in the page's time.
    await page.clock.install();
    const losses = new Map<string, Loss>();
    for (const { name } of ways) losses.set(name, await lose(page, partNamed(name)));
    await page.goto(shop.at(path));
    for (const way of ways)
      await test.step(`${way.name}`, () => loseAndFind(page, shop, way, losses.get(way.name)!));
  });
}

async function loseAndFind(page: Page, shop: ShopContext, way: Way, loss: Loss): Promise<void> {
  const { texts } = shop;
  await way.approach?.(page, shop);
  // A form that the server sent waits for its script; what a press opens waits for the page.
  if (way.press) await expectHydrated(page);
  await way.press?.(page, shop);
  await passPauses(page, loss);
  const words = texts('shell', way.press ? 'latePart.pressAgain' : 'latePart.lost');
  // A message that is read out stays where it is read from; the one that is seen goes, and is of this loss.
  const place = way.press
    ? page.getByRole('region', { name: texts('shell', 'toasts.label') }).getByText(words)
    : page.getByRole('alert').getByText(words);
  await expect(place.first()).toBeAttached({ timeout: lossMs });
  if (way.press) await expect(page.getByRole('alert').getByText(words).first()).toBeAttached();
  await expectFrame(page, shop);

  await loss.find();
  if (way.press) await way.press(page, shop);
  else
    await page
      .getByRole('alert')
      .filter({ hasText: words })
      .getByRole('button', { name: texts('shell', 'unavailable.retry') })
      .first()
      .click();
  await expect(way.seen(page, shop)).toBeVisible();
  if (!way.press) await expect(page.getByText(words)).toHaveCount(0, { timeout: lossMs });
}

/** Waits for all tries, and lets the page's time go on between them, so that no pause is waited for. */
async function passPauses(page: Page, loss: Loss): Promise<void> {
  for (let tries = 1; tries <= triesMax; tries += 1) {
    await expect.poll(loss.count, { timeout: lossMs, intervals: [lookMs] }).toBeGreaterThanOrEqual(tries);
    if (tries < triesMax) await page.clock.fastForward(pauseMs);
  }
}

test('without the script that draws messages each is shown as plain words, until the script can be had', async ({
  page,
  shop,
  problems,
}) => {
  problems.expected.push(lossErrors);
  const { at, texts } = shop;
  const { find } = await lose(page, partNamed('shell ToastStack'));
  await page.goto(at('/shop'));
  await expectHydrated(page);
  const heart = products(page).first().locator('button[aria-pressed]').first();
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const plain = page.locator('body > div > [role="status"][aria-live="polite"] p, [role="status"] p').last();
  await expect(plain).toBeInViewport();
  await expectFrame(page, shop);
  await find();
  await heart.press('Enter');
  await expect(page.getByRole('button', { name: texts('shell', 'toasts.close') })).toBeVisible();
});

test('what joins a page late joins when the connection is back', async ({
  page,
  context,
  shop,
  problems,
}) => {
  problems.expected.push(lossErrors, /ERR_INTERNET_DISCONNECTED/);
  const part = partNamed('shell LateParts');
  const isScript = (url: string): boolean => url.endsWith(`/${part.script}`);
  const { find } = await lose(page, part);
  const lost = page.waitForEvent('requestfailed', (request) => isScript(request.url()));
  await page.goto(shop.at('/about'));
  await expectHydrated(page);
  await lost;
  // The cart's drawer is fetched in idle time: cut off here, it would be one more loss.
  await networkAtRest(page);
  const banner = page.getByRole('status').filter({ hasText: shop.texts('shell', 'offline') });
  await context.setOffline(true);
  await find();
  const joined = page.waitForResponse((response) => isScript(response.url()) && response.ok());
  await context.setOffline(false);
  await (await joined).finished();
  await networkAtRest(page);
  await context.setOffline(true);
  await expect(banner).toBeVisible();
});

const partNamed = (name: string): LatePart => parts.find((part) => part.name === name)!;

type Loss = {
  /** How often loading the script failed. */
  count: () => number;
  /** Lets it through from now on. */
  find: () => Promise<void>;
};

/** Loses the script of a part on its way. */
async function lose(page: Page, { deployable, script }: LatePart): Promise<Loss> {
  let count = 0;
  const isScript = ({ pathname }: URL): boolean =>
    pathname.startsWith(`/assets/${deployable}/`) && pathname.endsWith(`/${script}`);
  const abort = async (route: Route): Promise<void> => {
    count += 1;
    await route.abort();
  };
  await page.route(isScript, abort);
  return { count: () => count, find: () => page.unroute(isScript, abort) };
}

async function expectFrame(page: Page, { texts }: ShopContext): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { name: texts('shell', 'errorPage.title') })).toHaveCount(0);
}
