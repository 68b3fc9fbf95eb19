import { execFile } from 'node:child_process';
import { globSync, lstatSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runRelease } from '@dana/config/run-release';
import { deployables, workspaceRoot } from '@dana/config/workspace';
import { workerPath } from '@dana/contracts/offline';
import { expectHydrated } from '../steps/browse.ts';
import { type BundledShop, startBundledShop } from '../support/bundled-shop.ts';
import { expect, shopInBoth, test } from '../support/shop-test.ts';
import { signIn } from './release-console.ts';

/* The services as bundles, in a folder of their own outside of the workspace, started by plain `node server.js`. */

const run = promisify(execFile);
type Listed = { slug: string; name: string; price: number };
let shop: BundledShop;
let token: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startBundledShop();
  token = (await readFile(join(shop.dataDir, 'release-token'), 'utf8')).trim();
  const releaseApi = { RELEASE_SERVER: shop.releases, RELEASE_TOKEN: token };
  await runRelease(['publish', ...deployables, '--promote', '--no-build'], shop.dataDir, releaseApi);
  await expect.poll(async () => (await fetch(`${shop.storefront}/readyz`)).status).toBe(200);
});
test.afterAll(() => shop.stop());

test('a product is rendered with its name and price, and comes alive', async ({ page }) => {
  for (const { at, locale } of shopInBoth) {
    const { data: listed } = await getJson<Listed[]>(`/api/products?per_page=1&lang=${locale}`);
    const product = listed[0] ?? { slug: '', name: '', price: 0 };
    const address = `${shop.storefront}${at(`/product-details/${product.slug}`)}`;
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(product.name);
    expect(html).toContain(product.price.toFixed(3));
    await page.goto(address);
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  }
});

test('the storefront has the worker that keeps seen pages', async () => {
  const answer = await fetch(`${shop.storefront}${workerPath}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('addEventListener("fetch"');
});

test('the release console shows what is live', async ({ page, problems }) => {
  // It stands at another address than the shop, and does not find its name.
  problems.expected.push(/404 .*manifest\.webmanifest/);
  await page.goto(`${shop.releases}/_releases/en`);
  await signIn(page, 'en', token);
  await expect(page.getByRole('article')).toHaveCount(deployables.length);
});

test('the API keeps its whole contract, and makes an invoice as a file', async () => {
  test.setTimeout(240_000);
  await test.step('emails, passwords, pictures and payments included', async () => {
    const { stdout } = await run(process.execPath, [
      join(workspaceRoot, 'services/api/src/contract/contract-cli.ts'),
      ...['--url', shop.api, '--outbox', join(shop.dataDir, 'outbox')],
      ...['--staff-token', join(shop.dataDir, 'staff-token')],
    ]).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? String(error) }));
    expect(stdout).toContain('The contract is kept');
  });
  await test.step('in a thread of its own, of an order that was placed by the way', async () => {
    const staffToken = (await readFile(join(shop.dataDir, 'staff-token'), 'utf8')).trim();
    const headers = { authorization: `Bearer ${staffToken}` };
    const { data: orders } = await getJson<{ id: string }[]>('/api/staff/orders', headers);
    const read = orders.map(({ id }) =>
      getJson<{ invoice?: { pdf: string } | null } | null>(`/api/orders/${id}`),
    );
    const pdf = (await Promise.all(read)).flatMap(({ data }) => data?.invoice?.pdf ?? [])[0];
    const file = await fetch(`${shop.api}${pdf}`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect((await file.text()).startsWith('%PDF-')).toBe(true);
  });
});

async function getJson<Data>(path: string, headers: Record<string, string> = {}): Promise<{ data: Data }> {
  return (await (await fetch(`${shop.api}${path}`, { headers })).json()) as { data: Data };
}

test('programs of a bundle name programs that are beside them', async () => {
  for (const program of ['api/catalogue', 'api/staff-token', 'releases/release', 'releases/keep']) {
    const [folder = '', name = ''] = program.split('/');
    const words = name === 'keep' ? ['token', '--help'] : ['--help'];
    const { stdout } = await run(process.execPath, [`${name}.js`, ...words], {
      cwd: join(shop.folder, 'bundles', folder),
    });
    expect(stdout).toContain(`node ${name}.js `);
    expect(stdout).not.toContain('pnpm');
  }
});

test('nothing in a bundle leads back to the workspace, and no link leads out of it', () => {
  const bundles = join(shop.folder, 'bundles');
  const files = globSync('*/{*.js,package.json,{services,shared}/**/*.{js,json}}', { cwd: bundles });
  expect(files.length).toBeGreaterThan(500);
  const leading = files.filter(
    (file) =>
      lstatSync(join(bundles, file)).isFile() &&
      readFileSync(join(bundles, file), 'utf8').includes(workspaceRoot),
  );
  expect(leading).toEqual([]);
});

test('stopped, it is backed up and restored elsewhere by the script of the image, and never over another shop', async () => {
  test.setTimeout(240_000);
  await shop.stopServers();
  const bundles = join(shop.folder, 'bundles');
  await cp(join(workspaceRoot, 'deploy/docker/keep.sh'), join(bundles, 'keep.sh'));
  const backup = join(shop.folder, 'backup');
  const keep = async (dataDir: string, ...words: string[]): Promise<string> => {
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir };
    const ran = await run('sh', [join(bundles, 'keep.sh'), ...words], { env }).catch(
      (error: { stderr: string }) => error,
    );
    // How far a long one is; on a slow machine each is long.
    return ran.stderr.replaceAll(/^[\w ]+: (?:read so far|written so far|restoring).*\n/gm, '');
  };
  // Another one that is being written is left alone.
  await mkdir(`${backup}.partial`);
  expect(await keep(shop.dataDir, 'backup', backup)).toContain('If no backup is running');
  await rmdir(`${backup}.partial`);
  expect(await keep(shop.dataDir, 'backup', backup)).toBe('');
  expect(await keep(shop.dataDir, 'backup', backup)).toContain('not there yet');
  expect(await keep(shop.dataDir, 'restore', backup)).toContain('has a shop already');
  const elsewhere = join(shop.folder, 'restored');
  expect(await keep(elsewhere, 'restore', backup)).toBe('');
  expect(await readFile(join(elsewhere, 'release-token'), 'utf8')).toContain(token);
});
