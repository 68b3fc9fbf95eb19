import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createSupervisor, type Supervisor, waitForHealth } from '@dana/config/supervise/supervisor';
import { workspaceRoot } from '@dana/config/workspace';
import type { Page } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { sharedShop, testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { detailsOf, findProduct, withoutPictures } from './details.ts';

/* A storefront as the world sees it: with a public name, over an API whose descriptions nobody has cleaned. */

const [storefrontPort, apiPort] = [testPort(582), testPort(583)];
const origin = `http://localhost:${storefrontPort}`;
const publicOrigin = 'https://dana.example';
const dirty =
  '<h2 id="root" class="x" onclick="window.ran=1">Care</h2><p style="position:fixed;inset:0">Keep <b>dry</b></p>' +
  '<script>window.ran=1</script><img src="/none.jpg" alt="pearl" onerror="window.ran=1">' +
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe><style>body{display:none}</style>' +
  '<form action="https://example.com"><input name="card"></form><a href="javascript:window.ran=1">here</a>' +
  '<a href="https://example.com" target="_blank">there</a><p data-portal-root>end</p>';

let supervisor: Supervisor;
let api: Server;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  api = createServer(
    (request, response) =>
      void answer(request.url ?? '/').then((sent) => {
        response.writeHead(sent.status, { 'Content-Type': sent.type }).end(sent.body);
      }),
  );
  await new Promise<void>((resolve) => api.listen(apiPort, resolve));
  supervisor = createSupervisor(() => undefined);
  // The releases of the shared shop, served once more: under another name, and over another API.
  const child = supervisor.start({
    name: 'edge',
    script: join(workspaceRoot, 'services/edge/src/server.ts'),
    env: {
      PORT: String(storefrontPort),
      DATA_DIR: sharedShop.dataDir,
      API_BASE_URL: `http://localhost:${apiPort}/api`,
      PUBLIC_ORIGIN: publicOrigin,
    },
    cwd: workspaceRoot,
  });
  await waitForHealth(`${origin}/readyz`, 30_000, () => child.exitCode === null);
});
test.afterAll(async () => {
  await supervisor.stop();
  api.closeAllConnections();
  api.close();
});

test('a dirty description comes out clean and the same, rendered by the server or by the browser', async ({
  page,
  shop,
  problems,
}) => {
  // The picture that the text names is not there; its style element is refused even where it is only read.
  problems.expected.push(/404 \(Not Found\)/, /style-src-elem/);
  const product = await findProduct(shop.locale, ({ current_stock }) => current_stock > 0);
  const address = shop.at(`/product-details/${product.slug}`);
  await page.goto(`${origin}${address}`);
  const fromServer = await description(page);
  expect(fromServer).toContain('Keep <b>dry</b>');
  expect(fromServer).not.toMatch(/script|onclick|onerror|iframe|style|form|input|\sid=|class=|data-/);
  expect(fromServer).toContain('rel="noopener noreferrer"');

  // The same product, reached without a new document.
  await page.goto(`${origin}${shop.at('/search')}?searchText=${encodeURIComponent(product.name)}`);
  await expectHydrated(page);
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect.poll(() => description(page)).toBe(fromServer);
  expect(
    await page.evaluate(() => [Reflect.get(window, 'sameDocument'), Reflect.get(window, 'ran')]),
  ).toEqual([true, undefined]);
});

test('a product is handed on under the public address of the shop, with its variation, by networks, by copying, and by hand where copying fails', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expected.push(/404 \(Not Found\)/);
  const t = (key: string, values?: Record<string, string>) => shop.texts('product', key, values);
  const product = await findProduct(shop.locale, ({ variations }) => variations.length > 1);
  const path = shop.at(`/product-details/${product.slug}`);
  const address = `${publicOrigin}${path}?variant=${product.variations[1]?.id}`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await withoutPictures(page);
  await page.goto(`${origin}${path}?variant=${product.variations[1]?.id}`);
  const { main, button } = detailsOf(page, shop);
  for (const network of ['Facebook', 'X', 'LinkedIn', 'WhatsApp']) {
    const link = main.getByRole('link', { name: t('share.on', { network }) });
    await expect(link).toHaveAttribute('target', '_blank');
    expect(decodeURIComponent((await link.getAttribute('href')) ?? ''), network).toContain(address);
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${publicOrigin}${path}`);
  await button('share.copy').click();
  await expect(page.getByText(t('share.copied')).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await button('share.copy').click();
  await expect(page.getByText(t('share.notCopied')).first()).toBeVisible();
  await expect(main.getByRole('textbox', { name: t('share.byHand') })).toHaveValue(address);
});

/** The description beside the pictures, as it stands in the document. */
const description = (page: Page): Promise<string> =>
  page.getByRole('main').locator('div[dir=auto]').first().innerHTML();

/** The shared API's answers; a single product's description is somebody else's. */
async function answer(url: string): Promise<{ status: number; type: string; body: Buffer | string }> {
  const got = await fetch(`http://localhost:${sharedShop.apiPort}${url}`);
  const type = got.headers.get('content-type') ?? 'text/plain';
  const body = Buffer.from(await got.arrayBuffer());
  if (!/\/api\/products\/[^/?]+(\?|$)/.test(url)) return { status: got.status, type, body };
  const product = JSON.parse(body.toString()) as { data?: object };
  const changed = { ...product, data: { ...product.data, description: dirty } };
  return { status: got.status, type, body: JSON.stringify(changed) };
}
