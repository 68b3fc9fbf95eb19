import { navigateInside, noiseOfAway, takeRemoteAway } from '../steps/take-remote-away.ts';
import { aProduct } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

/* The ways of a remote to fail, each with another one. That it answers 404 is a journey of its own. */

const failing = [
  { remote: 'mf-content', path: '/blog', from: '/shop', way: 'hangs' },
  { remote: 'mf-product', path: 'product', from: '/shop', way: 'throws' },
] as const;

for (const { remote, path, from, way } of failing)
  test(`${remote} ${way}: its page says that it is unavailable, header, footer and the others work`, async ({
    page,
    shop,
    problems,
  }) => {
    problems.expected.push(noiseOfAway);
    const { at, texts, locale } = shop;
    await page.clock.install();
    await takeRemoteAway(page, remote, way);
    // A file that never comes delays the browser's "load", not the page.
    await page.goto(at(from), { waitUntil: 'commit' });
    await expect(page.locator('[data-remote]').first()).toBeVisible();

    const target = path === 'product' ? `/product-details/${(await aProduct(locale)).slug}` : path;
    await navigateInside(page, at(target));
    const panel = page.getByRole('heading', { level: 1, name: texts('shell', 'unavailable.remote.title') });
    // Twice it is waited for, by a clock that need not be.
    await expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(panel).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 25_000 });
    await expect(page.getByRole('button', { name: texts('shell', 'unavailable.retry') })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    // The others: back to where the shopper came from, without a new document.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('[data-remote]').first()).toBeVisible();
    await expect(panel).toBeHidden();
  });
