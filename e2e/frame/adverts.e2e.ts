import type { Locator, Page, Route } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { openUntilLate } from '../support/when-late.ts';

/*
 * The adverts over a page: in their order, one at a time, and only where they disturb nobody. That they wait while something
 * else is open and are missed by nobody when they cannot be had is shown in shell/src/frame/adverts.
 */

test.use({ showsAdverts: true });

const picture = '/api/media/scene-hero-pearl/wide-natural.jpg';
const advert = (id: number, priority: number, title = `No. ${id}`) => ({
  id,
  priority,
  title,
  content: `<p>Words of ${id}</p>`,
  image_url: id === 7 ? picture : null,
  link_url: '/coupons',
});
const adverts = [advert(9, 10), advert(7, 5, ''), advert(4, 99), advert(8, 20)];
const isAdvertCall = (url: URL): boolean => url.pathname === '/api/ads';
const answer = (data: object[]) => (route: Route) => route.fulfill({ json: { success: true, data } });

const popup = (page: Page, { texts }: ShopContext) =>
  page.getByRole('dialog', { name: texts('shell', 'adverts.label') });
const closedIds = (page: Page) => page.evaluate(() => localStorage.getItem('closed_ads'));

test('adverts come by priority without those closed before; steps stop at the ends; each stays closed', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  await page.addInitScript(() => {
    if (!localStorage.getItem('closed_ads')) localStorage.setItem('closed_ads', '["4"]');
  });
  await page.route(isAdvertCall, answer(adverts));
  await page.goto(at('/coupons'));
  const dialog = popup(page, shop);
  const button = (key: string) => dialog.getByRole('button', { name: texts('shell', `adverts.${key}`) });

  await expect(dialog.getByRole('heading', { name: 'No. 8' })).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectAccessible(page, 'dialog[open]');
  await expect(button('previous')).toBeDisabled();
  await button('next').press('Enter');
  await expect(dialog.getByRole('heading', { name: 'No. 9' })).toBeVisible();
  await button('next').click();
  // The last has no title: its picture is named all the same.
  await expect(dialog.getByRole('img', { name: texts('shell', 'adverts.label') })).toBeVisible();
  await expect(button('next')).toBeDisabled();
  const more = dialog.getByRole('link', { name: texts('shell', 'adverts.more') });
  await expect(more).toHaveAttribute('target', '_blank');
  await expect(more).toHaveAttribute('rel', 'noopener noreferrer');

  // The last is closed: the one before it takes its place. Esc and a press beside the card close as the button does.
  await button('close').click();
  await expect(dialog.getByRole('heading', { name: 'No. 9' })).toBeVisible();
  await button('previous').click();
  await expect(dialog.getByRole('heading', { name: 'No. 8' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('heading', { name: 'No. 9' })).toBeVisible();
  await expect(button('next')).toHaveCount(0);
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  // A browser fires `close` a moment after the dialog is gone.
  await expect.poll(async () => JSON.parse((await closedIds(page)) ?? '[]')).toEqual(['4', '7', '8', '9']);

  // A new visit brings only what is new.
  await page.unroute(isAdvertCall);
  await page.route(isAdvertCall, answer([...adverts, advert(11, 1)]));
  await page.reload();
  await expect(dialog.getByRole('heading', { name: 'No. 11' })).toBeVisible();
  await expect(button('next')).toHaveCount(0);
});

test('an advert is neither asked for nor shown in the checkout, and comes on the way on', async ({
  page,
  shop,
}) => {
  const { at } = shop;
  let calls = 0;
  await page.route(isAdvertCall, async (route) => {
    calls += 1;
    await answer(adverts)(route);
  });
  await page.goto(at('/checkout'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectHydrated(page);
  await networkAtRest(page);
  expect(calls).toBe(0);
  // The checkout's footer is one line of pages on which nothing moves.
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(at('/page/')));
  await expect(popup(page, shop)).toBeVisible();
});

test('a press that was on its way when an advert came reaches the page, and the advert waits', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  const asked = Promise.withResolvers<void>();
  await page.route(isAdvertCall, async (route) => {
    await asked.promise;
    await answer(adverts)(route);
  });
  // A clock that stands still while it is looked at: half a second lies between its appearance and its becoming modal.
  await page.clock.install();
  await openUntilLate(page, at('/coupons'));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  asked.resolve();
  const arriving = page.getByRole('dialog', {
    name: texts('shell', 'adverts.label'),
    includeHidden: true,
  });
  const comes = (advertised: Locator) => async () => {
    await page.clock.runFor(100);
    return advertised.isVisible();
  };
  await expect.poll(comes(arriving), { intervals: [20] }).toBe(true);
  await expect(arriving).toHaveJSProperty('inert', true);
  const middle = await arriving.boundingBox();
  await page.mouse.click(middle!.x + middle!.width / 2, middle!.y + middle!.height / 2);
  await expect(arriving).toHaveCount(0);
  expect(await closedIds(page)).toBeNull();
  await expect.poll(comes(popup(page, shop)), { intervals: [20] }).toBe(true);
});

test('no advert is ever the largest thing that a page paints', async ({ page, shop }) => {
  const { at } = shop;
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    const largest: boolean[] = [];
    Reflect.set(window, 'largest', largest);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        largest.push(entry.element?.closest('dialog') != null);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.route(isAdvertCall, answer([adverts[1]!]));
  await page.goto(at('/cart'));
  // Where nothing as large as the advert was painted, it waits until the shopper has begun. Elsewhere: frame/advert-moment.
  await expect(popup(page, shop))
    .toBeVisible({ timeout: 6_000 })
    .catch(() => page.mouse.wheel(0, 400));
  await expect(popup(page, shop)).toBeVisible();
  await expect(popup(page, shop).getByRole('img')).toBeVisible();
  const largest = await page.evaluate(() => Reflect.get(window, 'largest') as boolean[]);
  expect(largest).toContain(false);
  expect(largest).not.toContain(true);
});
