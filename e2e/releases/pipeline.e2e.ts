import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@dana/config/workspace';
import { copyWorkspace } from '../support/copy-workspace.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';

/*
 * What runs when a change is merged, `.ci/plan` and `.ci/release`, in a copy of the workspace and against a shop that is open. Takes
 * longer than 20 seconds: each release is built, published and tried on its page in two languages.
 */

const workspace = join(workspaceRoot, '.cache/pipeline-workspace');
const port = testPort(298);
const run = promisify(execFile);
const remote = 'mf-gift-cards';
const route = `${remote}/src/routes/gift-cards.route.tsx`;
let storefront: OwnStorefront;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  storefront = await startOwnStorefront('pipeline', port);
  await copyWorkspace(workspace, ['.ci', '.github', 'e2e']);
});
test.afterAll(() => storefront.stop());

test('a change of a shared package is planned for the two deployables that it reaches, not for the other four', async () => {
  test.setTimeout(240_000);
  // Nobody calls it: it is in no build.
  await edit(
    'shared/contracts/src/paths.ts',
    (text) => `${text}\nexport const noPath = '/nowhere-at-all';\n`,
  );
  // Account and checkout show addresses.
  await edit(
    'shared/commerce/src/address/address-lines.ts',
    (text) => `${text}\nReflect.set(globalThis, 'shownLines', 2);\n`,
  );
  const reached = ['mf-cart-checkout', 'mf-account'];
  const others = ['shell', 'mf-catalog', 'mf-product', 'mf-content'];
  // One team that forgot its version holds the other one up in nothing.
  await raiseVersion('mf-account');
  const { code, said, outputs } = await pipeline('plan');
  expect(code, said).toBe(1);
  expect(said).toMatch(/mf-cart-checkout@1\.0\.0: .*published already, with other content/);
  expect(outputs).toMatch(/^matrix=\{"include":\[\{"name":"mf-account",[^{}]*\}\]\}\ncount=1\n$/);
  const lines = said.split('\n').filter((line) => /^[a-z-]+@/.test(line) && !line.startsWith(reached[0]!));
  expect(lines.toSorted()).toEqual(
    [
      'mf-account@1.1.0: to be released, after 1.0.0',
      ...others.map((name) => `${name}@1.0.0: unchanged, nothing to release`),
    ].toSorted(),
  );
});

test('what is not changed is not released, with a word', async () => {
  test.setTimeout(120_000);
  const { code, said } = await pipeline('release', 'mf-content');
  expect([code, said]).toEqual([0, expect.stringContaining('There is nothing to release.')]);
});

test('a release of a new remote is tried on its own page in both languages, and a person makes it live', async () => {
  test.setTimeout(240_000);
  await run(process.execPath, ['shared/config/src/commands/new.ts', 'remote', remote], { cwd: workspace });
  await symlink('../mf-content/node_modules', join(workspace, remote, 'node_modules'));
  const { code, said } = await pipeline('release', remote);
  expect(code, said).toBe(0);
  for (const project of ['[en]', '[ar]'])
    expect(said).toContain(`${project} › e2e/preview/own-pages.preview.ts`);
  expect(said).toContain('/gift-cards of the release is sound');
  expect(said).not.toContain('/shop of the release');
  expect(said).toContain(`pnpm release promote ${remote} --version 1.0.0`);
  await storefront.release('promote', remote, '--version', '1.0.0', '--reason', 'The first');
});

test('a release that breaks the look of its page is published and goes no further', async () => {
  test.setTimeout(240_000);
  await edit(route, (text) =>
    text.replace(
      '<SectionHeading',
      '<p style={{ blockSize: 640, background: "#123" }}>dark</p><SectionHeading',
    ),
  );
  await raiseVersion(remote, '1.1.0');
  const dark = await pipeline('release', remote);
  expect(dark.code, dark.said).toBe(1);
  expect(dark.said).toMatch(/ratio [\d.]+ of all image pixels\) are different/);
  expect(await slot()).toMatchObject({ stable: '1.0.0' });
  expect(await slot()).not.toHaveProperty('canary');
});

test('a good release begins as a canary, which the shop lets climb to half of the visitors by what it sees of it', async () => {
  test.setTimeout(240_000);
  await edit(route, (text) => text.replace(/<p style.*?<\/p>/, ''));
  await edit(`${remote}/src/locales/en.json`, (text) => text.replace('A new page', 'A good page'));
  await raiseVersion(remote, '1.2.0');
  const { code, said } = await pipeline('release', remote);
  expect(code, said).toBe(0);
  expect(said).toContain('1.2.0 goes to 5 % of visitors');
  expect(said).toContain(`pnpm release promote ${remote} --version 1.2.0`);
  // Nobody has visited it: it stays at its first step, however long that lasts.
  expect(await slot()).toMatchObject({
    stable: '1.0.0',
    canary: { version: '1.2.0', percent: 5, climb: { steps: [5, 25, 50], everyMs: 600_000 } },
  });
});

const slot = async (): Promise<object> =>
  JSON.parse(await storefront.release('status', '--json')).slots[remote];

type Ended = { code: number; said: string; outputs: string };

/** Runs a script of `.ci` as a runner would. @returns its exit code, all that it printed, and what later jobs are given. */
async function pipeline(script: string, ...words: string[]): Promise<Ended> {
  const outputFile = join(workspace, '.cache/outputs');
  await mkdir(dirname(outputFile), { recursive: true });
  await writeFile(outputFile, '');
  const token = (await readFile(join(storefront.dataDir, 'release-token'), 'utf8')).trim();
  const env = {
    ...process.env,
    INSTALL: 'no',
    GITHUB_OUTPUT: outputFile,
    FORCE_COLOR: '0',
    RELEASE_SERVER: storefront.url,
    RELEASE_TOKEN: token,
    RELEASE_KEY_FILE: join(storefront.dataDir, 'release-key'),
    CANARY_REASON: 'A release by its pipeline',
  };
  const options = { cwd: workspace, env, maxBuffer: 32 * 1024 * 1024 };
  const ended = await run('bash', [`.ci/${script}`, ...words], options).then(
    (output) => ({ code: 0, ...output }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code: ended.code, said: ended.stdout + ended.stderr, outputs: await readFile(outputFile, 'utf8') };
}

async function edit(path: string, change: (text: string) => string): Promise<void> {
  const file = join(workspace, path);
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${path} has changed: the edit changes nothing.`);
  await writeFile(file, after);
}

const raiseVersion = (name: string, version = '1.1.0'): Promise<void> =>
  edit(`${name}/package.json`, (text) => text.replace(/"version": "[^"]*"/, `"version": "${version}"`));
