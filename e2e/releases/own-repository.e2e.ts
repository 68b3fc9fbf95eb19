import { readFile, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackages } from '@dana/config/packing/pack-packages';
import { workspaceRoot } from '@dana/config/workspace';
import { type LocalRegistry, startLocalRegistry } from '../support/local-registry.ts';
import { cloneExample, type OwnRepository } from '../support/own-repository.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, shopInBoth, test } from '../support/shop-test.ts';

/* A team that has nothing of the workspace: its repository, a registry, the shop's address and a token and a key. */

const remote = 'mf-gift-cards';
const registryDir = join(workspaceRoot, '.data-e2e-registry');

let storefront: OwnStorefront;
let registry: LocalRegistry;
let repository: OwnRepository;
/** Step → how long it took. Unit: milliseconds. */
const times = new Map<string, number>();

async function timed<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
  const startMs = performance.now();
  const result = await work();
  times.set(step, performance.now() - startMs);
  return result;
}

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async () => {
  // Compiling and publishing the packages has the limit of the tests, which a hook does not take over.
  test.setTimeout(300_000);
  storefront = await startOwnStorefront('own-repository', testPort(290));
  await rm(registryDir, { recursive: true, force: true });
  const packages = await timed('pack the packages', () => packPackages(join(registryDir, 'packages')));
  registry = await timed('publish the packages', () =>
    startLocalRegistry(testPort(291), registryDir, packages),
  );
});
test.afterAll(async () => {
  await repository?.remove();
  registry?.stop();
  await storefront?.stop();
});

test('a remote in its own repository is installed, checked, built, tested, published over HTTP and promoted, and shoppers see its page', async ({
  page,
}) => {
  const token = await readFile(join(storefront.dataDir, 'release-token'), 'utf8');
  const RELEASE_KEY_FILE = join(registryDir, 'key-of-the-team');
  const server = { RELEASE_SERVER: storefront.url, RELEASE_TOKEN: token.trim(), RELEASE_KEY_FILE };
  repository = await timed('clone', () => cloneExample('gift-cards-repository', registry.npmrc, server));
  const npx = (...words: string[]) => repository.run('npx', '--no-install', ...words);
  expect(repository.folder.startsWith(tmpdir())).toBe(true);

  await timed('install', () => repository.run('npm', 'install', '--no-audit', '--no-fund'));
  const lockfile = await readFile(join(repository.folder, 'package-lock.json'), 'utf8');
  expect(lockfile).toContain('node_modules/@dana/ui');
  for (const name of ['ui', 'config', 'testing', 'releases']) {
    const installed = await realpath(join(repository.folder, 'node_modules/@dana', name));
    expect(installed.startsWith(await realpath(repository.folder))).toBe(true);
  }
  await timed('check types', () => repository.run('npm', 'run', 'types'));
  await timed('build', () => repository.run('npm', 'run', 'build'));
  const tested = await timed('test', () => repository.run('npm', 'test'));
  expect(tested).toMatch(/3 passed/);

  const made = JSON.parse(
    await npx('@dana/releases', 'keys', 'make', '--out', RELEASE_KEY_FILE, '--json'),
  ) as { id: string; key: string };
  await expect(npx('@dana/releases', 'publish')).rejects.toThrow(
    `${remote}@1.0.0 is signed by ${made.id}, which is no key of it.`,
  );
  const machine = await readFile(join(storefront.dataDir, 'release-key.pub'), 'utf8');
  await storefront.startAgain({ RELEASE_KEYS: `all=${machine.trim()} ${remote}=${made.key}` });
  expect(await npx('@dana/releases', 'check')).toContain('can be published');
  for (const { at } of shopInBoth)
    expect((await fetch(`${storefront.url}${at('/gift-cards')}`)).status).toBe(404);
  await timed('publish', () => npx('@dana/releases', 'publish'));
  const status = JSON.parse(await npx('@dana/releases', 'status', '--json'));
  expect(status.slots[remote]).toBeUndefined();
  await timed('promote', () =>
    npx('@dana/releases', 'promote', remote, '--version', '1.0.0', '--reason', 'Gift cards are for sale'),
  );
  await timed('live page', () =>
    expect
      .poll(async () => (await fetch(`${storefront.url}/en/gift-cards`)).status, { timeout: 5_000 })
      .toBe(200),
  );

  for (const { at, locale } of shopInBoth) {
    const texts = JSON.parse(await readFile(join(repository.folder, `src/locales/${locale}.json`), 'utf8'));
    await page.goto(`${storefront.url}${at('/gift-cards')}`);
    await expect(page.getByRole('heading', { level: 1, name: texts.page.title })).toBeVisible();
    const region = page.locator(`[data-remote="${remote}@1.0.0"]`);
    await expect(region.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: texts.page.title })).toBeVisible();
  }
  process.stdout.write(timeTable());
});

test('what `pnpm new remote --standalone` writes passes its own types, tests and build with what is installed there', async () => {
  const folder = join(repository.folder, 'written');
  const command = join(workspaceRoot, 'shared/config/src/commands/new.ts');
  await repository.run(process.execPath, command, 'remote', 'mf-gift-notes', '--standalone', folder);
  // Moved: the test runner reads nothing from outside of a repository.
  await rename(join(repository.folder, 'node_modules'), join(folder, 'node_modules'));
  const npm = (...words: string[]) => repository.run('npm', '--prefix', folder, ...words);
  await npm('run', 'types');
  expect(await npm('test')).toMatch(/2 passed/);
  await npm('run', 'build');
  const built = JSON.parse(await readFile(join(folder, 'dist/web/mf-manifest.json'), 'utf8'));
  expect(built.name).toBe('mf_gift_notes_1_0_0');
});

/** The steps' times, for who runs this; they are no limits. */
function timeTable(): string {
  const rows = [...times].map(([step, ms]) => `  ${step.padEnd(22)} ${(ms / 1000).toFixed(1).padStart(6)} s`);
  return ['', 'from clone to live page:', ...rows, ''].join('\n');
}
