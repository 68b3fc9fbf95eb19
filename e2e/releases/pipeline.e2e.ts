import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@dana/config/workspace';
import { copyWorkspace } from '../support/copy-workspace.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';

/*
 * What runs when a change is merged, `.ci/plan` and `.ci/release`, in a copy of the workspace and against a shop that is open.
 */

const workspace = join(workspaceRoot, '.cache/pipeline-workspace');
const port = testPort(298);
const run = promisify(execFile);
let storefront: OwnStorefront;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  storefront = await startOwnStorefront('pipeline', port);
  await copyWorkspace(workspace, ['.ci', 'e2e']);
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
  const refused = await pipeline('plan');
  expect(refused.code, refused.said).toBe(1);
  const reached = ['mf-cart-checkout', 'mf-account'];
  const others = ['shell', 'mf-catalog', 'mf-product', 'mf-content'];
  for (const name of reached)
    expect(refused.said).toMatch(new RegExp(`${name}@1\\.0\\.0: .*published already, with other content`));

  for (const name of reached) await raiseVersion(name);
  const planned = await pipeline('plan');
  expect(planned.code, planned.said).toBe(0);
  const lines = planned.said.split('\n').filter((line) => /^[a-z-]+@/.test(line));
  expect(lines.toSorted()).toEqual(
    [
      ...reached.map((name) => `${name}@1.1.0: to be released, after 1.0.0`),
      ...others.map((name) => `${name}@1.0.0: unchanged, nothing to release`),
    ].toSorted(),
  );
});

test('what is not changed is not released, with a word', async () => {
  test.setTimeout(120_000);
  const { code, said } = await pipeline('release', 'mf-content');
  expect([code, said]).toEqual([0, expect.stringContaining('There is nothing to release.')]);
});

test('a release whose page has a mistake is published and goes no further', async () => {
  test.setTimeout(400_000);
  await edit('mf-content/src/routes/coupons.route.tsx', (text) =>
    text.replace('return ', "throw new Error('a mistake');\n  return "),
  );
  await raiseVersion('mf-content', '1.1.0');
  const { code, said } = await pipeline('release', 'mf-content');
  expect(said).toContain('/coupons of the release is sound');
  expect(code, said).toBe(1);
  const { slots } = JSON.parse(await storefront.release('status', '--json'));
  expect(slots['mf-content']).toMatchObject({ stable: '1.0.0' });
  expect(slots['mf-content'].canary).toBeUndefined();
});

test('a good release is tried on its own pages in both languages, and climbs to half of the visitors', async () => {
  test.setTimeout(400_000);
  await edit('mf-content/src/routes/coupons.route.tsx', (text) =>
    text.replace("throw new Error('a mistake');\n  return ", 'return '),
  );
  await edit('mf-content/src/locales/en.json', (text) => text.replace('Coupons', 'Coupons of the week'));
  await raiseVersion('mf-content', '1.1.1');
  const { code, said } = await pipeline('release', 'mf-content');
  expect([code, said]).toEqual([0, expect.stringMatching(/50 % of visitors get 1\.1\.1/)]);
  for (const project of ['[en]', '[ar]']) expect(said).toContain(`${project} › own-pages.preview.ts`);
  expect(said).not.toContain('/shop of the release');
  const { slots } = JSON.parse(await storefront.release('status', '--json'));
  expect(slots['mf-content']).toMatchObject({ stable: '1.0.0', canary: { version: '1.1.1', percent: 50 } });
});

/** Runs a script of `.ci` as a runner would. @returns its exit code and all that it printed. */
async function pipeline(script: string, ...words: string[]): Promise<{ code: number; said: string }> {
  const token = (await readFile(join(storefront.dataDir, 'release-token'), 'utf8')).trim();
  const env = {
    ...process.env,
    INSTALL: 'no',
    RELEASE_SERVER: storefront.url,
    RELEASE_TOKEN: token,
    CANARY_WAIT: '1',
    CANARY_REASON: 'A release by its pipeline',
  };
  const options = { cwd: workspace, env, maxBuffer: 32 * 1024 * 1024 };
  try {
    const { stdout, stderr } = await run('bash', [`.ci/${script}`, ...words], options);
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: stdout + stderr };
  }
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
