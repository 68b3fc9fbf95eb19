import { directionOf } from '@dana/contracts/locale';
import { seePage } from '../steps/see-page.ts';
import { expect, test } from '../support/shop-test.ts';

/* The shop can be put on a home screen, as its own language. */

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 90_000 });

test('a browser can install the shop, in the language of the page', async ({
  page,
  context,
  shop,
  texts,
}) => {
  await seePage(page, shop.at('/blog'));
  const session = await context.newCDPSession(page);
  const { data, errors, url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const answer = await page.request.get(url);
  expect(answer.headers()['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = JSON.parse(data ?? '');
  expect(manifest).toMatchObject({
    ...{ lang: shop.locale, dir: directionOf(shop.locale), start_url: `/${shop.locale}`, scope: '/' },
    ...{ name: texts('shop', 'name'), short_name: texts('shop', 'name'), display: 'standalone' },
  });
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private windows, into which nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});
