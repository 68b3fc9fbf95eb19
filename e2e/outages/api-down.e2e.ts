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

const port = testPort(281);
/** Where the storefront looks for its API. Nobody is there. */
const apiPort = testPort(693);
const origin = `http://localhost:${port}`;
let supervisor: Supervisor;

// One worker for the whole file: the storefront is started once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const dataDir = join(workspaceRoot, '.data-e2e-apidown');
  await mkdir(dataDir, { recursive: true });
  supervisor = await startShop({
    settings: {
      storefrontPort: port,
      apiPort,
      dataDir,
      apiBaseUrl: `http://localhost:${apiPort}/api`,
      isOwnApi: false,
    },
    say: () => undefined,
    onLog: () => undefined,
    onExit: () => undefined,
  });
});
test.afterAll(async () => supervisor.stop());

/** A page of each kind, of each remote; that the others leave it to the frame too is shown by the tests of their routes. */
const paths = [
  ...['/', '/home-3', '/shop', '/category/electronics', '/shop-categories', '/search?searchText=pearl'],
  ...['/compare?ids=1,2', '/product-details/any', '/product-details-video', '/blog'],
];

test('each page renders its frame, says that it could not be loaded, and keeps the cart id', async ({
  page,
  at,
  texts,
  problems,
  context,
}) => {
  problems.expected.push(/status of 503|could not be loaded/);
  await context.addCookies([{ name: 'cart_id', value: 'kept-all-the-same', url: origin }]);
  for (const path of paths)
    await test.step(`${path} is 503`, async () => {
      expect((await page.goto(`${origin}${at(path)}`))?.status()).toBe(503);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByText(texts('shell', 'unavailable.data.title'))).toBeVisible();
      const retry = page.getByRole('button', { name: texts('shell', 'unavailable.retry') });
      await expect(retry.first()).toBeVisible();
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === 'cart_id')?.value).toBe('kept-all-the-same');
    });
});

test('a page that could not be loaded is there by itself once the API answers, with the keyboard at its heading', async ({
  page,
  at,
  texts,
  problems,
}) => {
  problems.expected.push(/status of 50[0-9]/);
  await page.goto(`${origin}${at('/coupons')}`);
  const failed = page.getByRole('heading', { level: 1, name: texts('shell', 'unavailable.data.title') });
  await expect(failed).toBeVisible();
  const api = createServer((socket) => socket.pipe(connect(sharedShop.apiPort, 'localhost')).pipe(socket));
  api.on('connection', (socket) => socket.on('error', () => socket.destroy()));
  api.listen(apiPort, 'localhost');
  await once(api, 'listening');
  const heading = page.getByRole('heading', { level: 1, name: texts('content', 'coupons.title') });
  await expect(heading).toBeVisible({ timeout: 60_000 });
  await expect(failed).toHaveCount(0);
  await expect(heading).toBeFocused();
  await page.close();
  api.close();
});
