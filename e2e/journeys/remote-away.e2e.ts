import { navigateInside, noiseOfAway, takeRemoteAway } from '../steps/take-remote-away.ts';
import { inOneLanguage } from '../support/one-language.ts';
import { aProduct } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

/* The promise of the architecture: what fails costs its own region. The ways to fail are in outages/remote-away. */

test(
  'remotes that are away cost their own pages, header, footer and the other pages work; one that is back is shown on request',
  inOneLanguage,
  async ({ page, at, texts, shopLocale: locale, problems }) => {
    problems.expected.push(noiseOfAway);
    const bringBack = await takeRemoteAway(page, 'mf-account', 'answers 404');
    for (const remote of ['mf-product', 'mf-cart-checkout'])
      await takeRemoteAway(page, remote, 'answers 404');
    await page.goto(at('/blog'));
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
    const panel = page.getByRole('heading', { level: 1, name: texts('shell', 'unavailable.remote.title') });
    const retry = page.getByRole('main').getByRole('button', { name: texts('shell', 'unavailable.retry') });
    const { slug } = await aProduct(locale);
    for (const path of [`/product-details/${slug}`, '/cart', '/login']) {
      await navigateInside(page, at(path));
      await expect(panel).toBeVisible({ timeout: 25_000 });
      await expect(retry).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      // The others: the list of products, without a new document.
      await navigateInside(page, at('/shop'));
      await expect(page.locator('[data-remote^="mf-catalog@"]').first()).toBeVisible();
      await expect(panel).toBeHidden();
    }
    await navigateInside(page, at('/login'));
    await expect(retry).toBeVisible({ timeout: 25_000 });
    await bringBack();
    await retry.click();
    await expect(page.locator('[data-remote^="mf-account@"]')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  },
);
