import { inFooter } from '../steps/browse.ts';
import { overlayPackage } from '../support/overlay-package.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, shopInBoth, test } from '../support/shop-test.ts';

/* A shell without a part that remotes use: refused, and when it is forced, everybody is well again once it is taken back. */

let storefront: OwnStorefront;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  storefront = await startOwnStorefront('forced-shell', testPort(612));
});
test.afterAll(() => storefront.stop());

const withoutBadge = (folder: string): Promise<void> =>
  overlayPackage(folder, {
    name: 'ui',
    edit: { 'src/index.ts': (text) => text.replace('export { Badge,', 'export { Badge as Mark,') },
  });

test('a forced release that breaks pages is taken back, and tabs that met it are well with their next page', async ({
  page,
  request,
  newVisitor,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.expected.push(/./);
  const [shop] = shopInBoth;
  const { url, release, publishChanged } = storefront;
  const coupons = shop.texts('content', 'coupons.title');
  const early = await newVisitor();
  await early.goto(`${url}${shop.at('/')}`);

  await expect(publishChanged('shell', '1.0.2', withoutBadge)).rejects.toThrow(
    /mf-catalog@1\.0\.0 uses Badge of @dana\/ui .* shell@1\.0\.2 does not give/,
  );
  await publishChanged('shell', '1.0.2', withoutBadge, '--force', '--reason', 'tried on purpose');
  const refused = release('promote', 'shell', '--version', '1.0.2', '--reason', 'again');
  await expect(refused).rejects.toThrow(/uses Badge of @dana\/ui/);
  await release('promote', 'shell', '--version', '1.0.2', '--force', '--reason', 'tried on purpose');

  // New pages get it within a second.
  await expect(async () => {
    await page.goto(`${url}${shop.at('/coupons')}`);
    await expect(page.locator('[data-shell="shell@1.0.2"]').first()).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: coupons })).toHaveCount(0);
  await release('rollback', 'shell', '--reason', 'it breaks pages');
  // The storefront follows within a second.
  await expect(async () => {
    const answer = await request.get(`${url}${shop.at('/blog')}`);
    expect(await answer.text()).toContain('data-shell="shell@1.0.0"');
  }).toPass();
  // Data that take more than 0.6 s to make for the first time have the page call the API instead.
  const data = await request.get(`${url}/page-data${shop.at('/blog')}`);
  expect(data.ok()).toBe(true);

  await inFooter(page, shop, '/blog').click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.locator('[data-shell="shell@1.0.0"]').first()).toBeAttached();
  await inFooter(page, shop, '/coupons').click();
  await expect(page.getByRole('heading', { level: 1, name: coupons })).toBeVisible();
  // Who had the old page open all the while notices nothing.
  await inFooter(early, shop, '/coupons').click();
  await expect(early.getByRole('heading', { level: 1, name: coupons })).toBeVisible();
});
