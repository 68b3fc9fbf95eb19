import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';
import { startShop } from '@dana/config/start-shop';
import type { Supervisor } from '@dana/config/supervise/supervisor';
import { mkdir } from 'node:fs/promises';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';

/* A storefront whose API does not answer at all. */

const ports = { en: testPort(280), ar: testPort(281) };
let supervisor: Supervisor;

// One worker for the whole file: the storefront of each language is started once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ shopLocale }) => {
  const dataDir = join(workspaceRoot, `.data-e2e-apidown-${shopLocale}`);
  await mkdir(dataDir, { recursive: true });
  supervisor = await startShop({
    settings: {
      storefrontPort: ports[shopLocale],
      apiPort: 9,
      dataDir,
      apiBaseUrl: 'http://localhost:9',
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
