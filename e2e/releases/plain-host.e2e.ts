import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { type PlainHost, startPlainHost } from '../support/plain-host.ts';
import { storefrontUrl, testPort } from '../support/shared-shop.ts';
import { expect, shopInBoth, test } from '../support/shop-test.ts';

/* A page of another origin, made by federation's own tools, loads remotes of a running shop. It is no part of the shop. */

const hostPort = testPort(562);
let host: PlainHost;
let open: OwnStorefront;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const allowed = { FEDERATION_HOSTS: `http://localhost:${hostPort}` };
  open = await startOwnStorefront('host-open', testPort(560), { environment: allowed });
});
test.afterEach(() => host.stop());
test.afterAll(() => open.stop());

test('a standard host shows a page of mf-content and opens the quick view of mf-product, in both languages', async ({
  page,
}) => {
  test.setTimeout(120_000);
  host = await startPlainHost(open.url, hostPort);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  for (const { locale, texts } of shopInBoth)
    await test.step(`in ${locale}`, async () => {
      await page.goto(`${host.url}/?locale=${locale}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: texts('content', 'pages.others') })).toBeVisible();
      const opener = page.getByRole('banner').getByRole('button').first();
      const name = (await opener.textContent()) ?? '';
      await opener.click();
      const dialog = page.getByRole('dialog', { name: texts('product', 'quickView.title', { name }) });
      await dialog.getByRole('button', { name: texts('product', 'quantity.increase') }).click();
      await expect(dialog.getByRole('textbox')).toHaveValue('2');
      await expect(dialog.getByRole('button', { name: texts('product', 'purchase.add') })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await page.getByRole('banner').getByRole('button', { name: 'Take the page away' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
      await expect(page.getByRole('main')).toBeEmpty();
      await expect(opener).toBeVisible();
      // What is under way when the page is left, or its host ends, is reported as an error.
      await networkAtRest(page);
    });
  // The entries that the shop itself loads: the host gives them the runtime.
  expect(loaded.filter((path) => path.includes('/remoteEntry.'))).toHaveLength(4);
});

test('a shop that does not name the host refuses it', async ({ page, problems }) => {
  problems.expected.push(/CORS policy|ERR_FAILED|RUNTIME-003|Failed to get manifest/);
  // The shop that other suites share names none.
  host = await startPlainHost(storefrontUrl, hostPort);
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/mf-manifest.json'),
  );
  await page.goto(host.url);
  expect((await refused).failure()?.errorText).toBe('net::ERR_FAILED');
  await expect(page.getByRole('heading')).toHaveCount(0);
});
