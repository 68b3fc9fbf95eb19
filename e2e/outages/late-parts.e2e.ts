import type { Page } from '@playwright/test';
import { expectTakenOver } from '../steps/browse.ts';
import { products } from '../steps/listing.ts';
import { ways, withoutWay } from '../steps/reach-late-part.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { type LatePart, latePartsInCode } from '../support/late-parts-in-code.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* The script of a part that comes late is lost: the part alone says so, and comes with the next press. */

const parts = latePartsInCode();
/** Three tries, on a machine with other things to do. Unit: milliseconds. */
const lossMs = 25_000;
const lossErrors = /ERR_FAILED|ChunkLoadError|Failed to load resource/;

test('every part that the code loads late is reached by this suite', () => {
  const known = [...Object.keys(ways), ...Object.keys(withoutWay)];
  expect(known.toSorted()).toEqual(parts.map(({ name }) => name).toSorted());
});

for (const part of parts.filter(({ name }) => name in ways))
  test(`${part.name} costs its own place when its script is lost, and comes when it is asked for again`, async ({
    page,
    shop,
    problems,
  }) => {
    problems.expected.push(lossErrors);
    const { texts } = shop;
    const way = ways[part.name]!;
    if (way.isNarrow) await page.setViewportSize({ width: 390, height: 800 });
    await way.prepare?.(page, shop);
    const find = await lose(page, part);
    await page.goto(shop.at(way.path));
    // A form that the server sent waits for its script; what a press opens waits for the page.
    if (way.press) await expectTakenOver(page);
    await way.press?.(page, shop);
    const words = texts('shell', way.press ? 'latePart.pressAgain' : 'latePart.lost');
    await expect(page.getByRole('alert').getByText(words).first()).toBeAttached({ timeout: lossMs });
    await expectFrame(page, shop);

    await find();
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
  });

test('without the script that draws messages each is shown as plain words, until the script can be had', async ({
  page,
  shop,
  problems,
}) => {
  problems.expected.push(lossErrors);
  const { at, texts } = shop;
  const find = await lose(page, partNamed('shell ToastStack'));
  await page.goto(at('/shop'));
  await expectTakenOver(page);
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
  const find = await lose(page, part);
  const lost = page.waitForEvent('requestfailed', (request) => isScript(request.url()));
  await page.goto(shop.at('/about'));
  await expectTakenOver(page);
  await lost;
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

/** Loses the script of a part on its way. @returns what lets it through again. */
async function lose(page: Page, { deployable, script }: LatePart): Promise<() => Promise<void>> {
  const isScript = ({ pathname }: URL): boolean =>
    pathname.startsWith(`/assets/${deployable}/`) && pathname.endsWith(`/${script}`);
  await page.route(isScript, (route) => route.abort());
  return () => page.unroute(isScript);
}

async function expectFrame(page: Page, { texts }: ShopContext): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { name: texts('shell', 'errorPage.title') })).toHaveCount(0);
}
