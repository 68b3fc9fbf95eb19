import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';
import { startShop } from '@dana/config/start-shop';
import type { Supervisor } from '@dana/config/supervise/supervisor';
import { mkdir } from 'node:fs/promises';
import { sharedShop, testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';

/* A storefront whose API does not answer at all. */

const ports = { en: testPort(280), ar: testPort(281) };
/** Where the storefront looks for its API. Nobody is there. */
const apiPorts = { en: testPort(692), ar: testPort(693) };
let supervisor: Supervisor;

// One worker for the whole file: the storefront of each language is started once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ shopLocale }) => {
  const dataDir = join(workspaceRoot, `.data-e2e-apidown-${shopLocale}`);
  await mkdir(dataDir, { recursive: true });
  supervisor = await startShop({
    settings: {
      storefrontPort: ports[shopLocale],
      apiPort: apiPorts[shopLocale],
      dataDir,
      apiBaseUrl: `http://localhost:${apiPorts[shopLocale]}`,
      isOwnApi: false,
    },
    say: () => undefined,
    onLog: () => undefined,
    onExit: () => undefined,
  });
});
test.afterAll(async () => supervisor.stop());

const paths = [
  ...[
    '/',
    '/home-2',
    '/home-3',
    '/home-4',
    '/shop',
    '/shop-load-more',
    '/category/electronics',
    '/brand/safwani',
  ],
  ...['/shop-list', '/shop-right-sidebar', '/shop-no-sidebar', '/shop-full-width', '/shop-1600'],
  ...['/shop-filter-dropdown', '/shop-filter-offcanvas', '/shop-categories'],
  ...[
    '/search?searchText=pearl',
    '/compare?ids=1,2',
    '/product-details/any',
    '/product-details-video',
    '/blog',
  ],
];
for (const path of paths) {
  test(`${path} renders its frame, says that it could not be loaded, and keeps the cart id`, async ({
    page,
    at,
    texts,
    problems,
    shopLocale,
    context,
  }) => {
    problems.expected.push(/status of 503|could not be loaded/);
    const url = `http://localhost:${ports[shopLocale]}`;
    await context.addCookies([{ name: 'cart_id', value: 'kept-all-the-same', url }]);
    const answer = await page.goto(`${url}${at(path)}`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText(texts('shell', 'unavailable.data.title'))).toBeVisible();
    await expect(
      page.getByRole('button', { name: texts('shell', 'unavailable.retry') }).first(),
    ).toBeVisible();
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'cart_id')?.value).toBe('kept-all-the-same');
  });
}

test('a page that could not be loaded is there by itself once the API answers, with the keyboard at its heading', async ({
  page,
  at,
  texts,
  problems,
  shopLocale,
}) => {
  problems.expected.push(/status of 50[0-9]/);
  await page.goto(`http://localhost:${ports[shopLocale]}${at('/coupons')}`);
  const failed = page.getByRole('heading', { level: 1, name: texts('shell', 'unavailable.data.title') });
  await expect(failed).toBeVisible();
  const api = createServer((socket) => socket.pipe(connect(sharedShop.apiPort, 'localhost')).pipe(socket));
  api.on('connection', (socket) => socket.on('error', () => socket.destroy()));
  api.listen(apiPorts[shopLocale], 'localhost');
  await once(api, 'listening');
  const heading = page.getByRole('heading', { level: 1, name: texts('content', 'coupons.title') });
  await expect(heading).toBeVisible({ timeout: 60_000 });
  await expect(failed).toHaveCount(0);
  await expect(heading).toBeFocused();
  await page.close();
  api.close();
});
