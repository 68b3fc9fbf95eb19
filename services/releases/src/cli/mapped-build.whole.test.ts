import { mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { remoteSources } from '@dana/config/generate/remote-files';
import { folderOf } from '@dana/config/workspace';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { expect, it, vi } from 'vitest';
import { createDiskStore } from '../store/disk-store.ts';
import { mapKey } from '../store/key.ts';
import { temporaryFolder } from '../testing/temporary-store.ts';
import { createContext } from './context.ts';
import { runRelease } from './run.ts';

const remote = 'mf-breaks';
/** Without types: the runner of this test reads it as JavaScript. */
const manifest = `export const manifest = ${JSON.stringify({
  remote,
  routes: [{ path: '/breaks', module: './breaks.route', layout: 'default', cache: 'public' }],
  ...{ slots: {}, services: [] },
})};\n`;
const thrown = "throw new Error('the price is missing');";
const routeWith = (above: string): string => `import { useTranslation } from 'react-i18next';
${above}
function priceOf(product: { price?: number }): number {
  if (product.price === undefined)
    ${thrown}
  return product.price;
}

export function Component() {
  const { t } = useTranslation('breaks');
  return <p>{t('page.title')} {priceOf(JSON.parse(document.title))}</p>;
}
`;

/** A remote as `pnpm new remote` writes it, with what another one has installed. */
async function writeRemote(
  parent: string,
): Promise<{ folder: string; write: (path: string, text: string) => Promise<void> }> {
  const folder = join(parent, remote);
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(remoteSources({ name: remote, devPort: 3990 })))
    await write(path, text);
  const dependencies = Object.fromEntries(
    ['@dana/i18n', '@dana/runtime', '@dana/ui', 'react'].map((name) => [name, '*']),
  );
  await write(
    'package.json',
    JSON.stringify({ name: remote, version: '1.0.0', type: 'module', dependencies }),
  );
  await write('src/exposed/manifest.ts', manifest);
  await symlink(join(folderOf('mf-content'), 'node_modules'), join(folder, 'node_modules'));
  return { folder, write };
}

/** Where a browser says that the built script throws. */
async function placeInBuild(folder: string): Promise<{ path: string; line: number; column: number }> {
  for (const name of await readdir(join(folder, 'dist/web'), { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const lines = (await readFile(join(folder, 'dist/web', name), 'utf8')).split('\n');
    const line = lines.findIndex((text) => text.includes('the price is missing'));
    const column = lines[line]?.search(/(new )?Error\(["'`]the price is missing/);
    if (column !== undefined) return { path: `web/${name}`, line: line + 1, column: column + 1 };
  }
  throw new Error('The build has no such fault.');
}

it('says the line of the source that a built and published release throws in, and builds the same bytes as before', async () => {
  const parent = await temporaryFolder();
  vi.stubEnv('DATA_DIR', parent);
  vi.stubEnv('RELEASE_SERVER', '');
  const { folder, write } = await writeRemote(parent);
  const publish = async () => {
    const ending = await runRelease(['publish', remote, '--from', folder, '--json'], createContext);
    expect(ending).toMatchObject({ exitCode: 0 });
    return JSON.parse(ending.stdout) as { treeHash: string; outcome: string; maps: number };
  };
  await write('src/routes/breaks.route.tsx', routeWith('// The shop shows what the API knows.'));
  const { treeHash, maps: kept } = await publish();
  expect(kept).toBeGreaterThan(0);

  const { path, line, column } = await placeInBuild(folder);
  const stored = await createDiskStore(join(parent, 'releases')).get(mapKey(remote, treeHash, path));
  const map = new TraceMap(brotliDecompressSync(stored!).toString());
  const lines = routeWith('').split('\n');
  expect(originalPositionFor(map, { line, column: column - 1 })).toMatchObject({
    source: 'mf-breaks/src/routes/breaks.route.tsx',
    line: lines.findIndex((text) => text.includes(thrown)) + 1,
  });

  await write('src/routes/breaks.route.tsx', routeWith('// A comment in more\n// than one line.'));
  expect(await publish()).toMatchObject({ treeHash, outcome: 'existed', built: true });
});
