import { manifests } from '../support/manifests.ts';
import { expect, test } from '../support/shop-test.ts';

/* The looks that pages can have stand on one page, which remotes fill. */

const isSample = /^\/(home-|shop-|blog-|product-details)/;

test('every look that a page can have is linked from one page, which no menu, footer or search engine names', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  await page.goto(at('/about'));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator(`a[href="${at('/samples')}"]`)).toHaveCount(0);
  await page.goto(at('/samples'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('content', 'samples.title'));

  const linked = () =>
    page
      .getByRole('main')
      .getByRole('region')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const routes = Object.values(manifests).flatMap((manifest) => manifest.routes);
  const samples = routes.flatMap(({ path }) => (isSample.test(path) && !path.includes('/:') ? at(path) : []));
  expect(samples.length).toBeGreaterThan(20);
  expect(await linked()).toEqual(expect.arrayContaining(samples));

  // The server says the same, without a script.
  const html = await (await fetch(new URL(at('/samples'), page.url()))).text();
  for (const path of samples) expect(html).toContain(`href="${path}"`);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});
