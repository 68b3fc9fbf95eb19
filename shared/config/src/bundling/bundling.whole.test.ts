import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { workspaceRoot } from '../workspace.ts';
import { bundleServices, copyReached, reachedBy } from './bundle-services.ts';
import { stageSources } from './stage-sources.ts';

/* What a bundle is made of. That bundles run is a journey of its own, e2e/releases/bundles.e2e.ts. */

/** An empty folder, gone after the test. */
async function aFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'dana-bundling-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A service laid out as JavaScript, with a server of this text. */
async function staged(text: string): Promise<string> {
  const folder = await aFolder();
  await mkdir(join(folder, 'services/small'), { recursive: true });
  await writeFile(join(folder, 'services/small/package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'services/small/server.js'), text);
  await writeFile(join(folder, 'services/small/beside.js'), 'export const beside = 1;');
  await writeFile(join(folder, 'services/small/unused.js'), 'export const unused = 1;');
  return folder;
}
const small = { name: 'small', programs: { server: 'services/small/server.ts' } };

it('a bundle has what its program reaches, and not what stands beside it', async () => {
  const folder = await staged(`import { beside } from './beside.js'; process.stdout.write(String(beside));`);
  const reached = await reachedBy(small, folder);
  expect(reached).toContain(join(folder, 'services/small/beside.js'));
  expect(reached).not.toContain(join(folder, 'services/small/unused.js'));
});

it('an import that leads nowhere, such as one for development only, is refused by its name', async () => {
  const folder = await staged(`import 'only-for-development';`);
  await expect(reachedBy(small, folder)).rejects.toThrow(/only-for-development.*server\.js/);
});

it('links lead within the bundle, wherever it is moved', async () => {
  const folder = await staged('');
  const target = await aFolder();
  const link = join(folder, 'services/small/node_modules');
  await symlink(join(folder, 'services/small/beside.js'), link);
  await copyReached([link, join(folder, 'services/small/beside.js')], folder, target);
  expect(await readlink(join(target, 'services/small/node_modules'))).toBe('beside.js');
});

it('a file that is neither of a service nor of a dependency is refused', async () => {
  const folder = await staged('');
  const foreign = join(workspaceRoot, 'package.json');
  await expect(copyReached([foreign], folder, await aFolder())).rejects.toThrow(
    /package\.json is reached, and is neither/,
  );
});

it('a service that reads what was not built is refused, with what to do', async () => {
  const unbuilt = { ...small, data: ['services/small/dist/web/*.js'] };
  await expect(stageSources(await aFolder(), [unbuilt])).rejects.toThrow(
    'There is nothing at services/small/dist/web/*.js. Build it: pnpm build',
  );
});

it('a service that there is not is refused with those that there are', async () => {
  await expect(bundleServices(await aFolder(), ['shop'])).rejects.toThrow(
    /no service "shop".*edge, api, releases/,
  );
});

it('a bundle replaces the one before, and has neither types nor tests', { timeout: 120_000 }, async () => {
  const target = await aFolder();
  await mkdir(join(target, 'practice-bank'));
  await writeFile(join(target, 'practice-bank/old.js'), '');
  const [folder = ''] = await bundleServices(target, ['practice-bank']);
  const files = globSync('**/*', { cwd: folder });
  expect(files).not.toContain('old.js');
  expect(files.filter((file) => /\.ts$|\.test\.|\/testing\//.test(file))).toEqual([]);
  expect(await readFile(join(folder, 'server.js'), 'utf8')).toBe(
    `import './services/practice-bank/src/server.js';\n`,
  );
});
