import { mkdir, readdir, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { integrityOf, treeHashOf, treeKey } from '../store/key.ts';
import { temporaryFolder } from '../testing/temporary-store.ts';
import { filesListName } from './verified-code.ts';

const sources = {
  'node/main.cjs': 'exports.answer = require("./late.js").answer;',
  'node/late.js': 'exports.answer = 42;',
};

/** A build of a shell on this machine, and what a thread says that has to execute it. */
async function builtShell() {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'package.json'), '{"type":"commonjs"}');
  const files = Object.entries(sources).map(([path, text]) => {
    const bytes = new TextEncoder().encode(text);
    return { path, sha384: integrityOf(bytes), bytes: bytes.byteLength };
  });
  const treeHash = treeHashOf(files);
  const tree = join(folder, treeKey('shell', treeHash));
  await mkdir(join(tree, 'node'), { recursive: true });
  for (const [path, text] of Object.entries(sources)) await writeFile(join(tree, path), text);
  await writeFile(join(tree, filesListName), JSON.stringify(files));
  const module = new URL('./verified-code.ts', import.meta.url).href;
  const execute = (from = folder) =>
    new Promise<unknown>((resolve) => {
      const code = `
        import { createRequire } from 'node:module';
        import { parentPort } from 'node:worker_threads';
        const { executeOnlyPublished } = await import(${JSON.stringify(module)});
        const shell = { version: '1.0.0', treeHash: '${treeHash}', serverEntry: 'node/main.cjs' };
        executeOnlyPublished(${JSON.stringify(from)}, { shell, remotes: {} }, { onRefused: () => undefined });
        const require = createRequire(${JSON.stringify(join(from, 'package.json'))});
        parentPort.postMessage(require(${JSON.stringify(join(from, treeKey('shell', treeHash), 'node/main.cjs'))}).answer);`;
      const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
      onTestFinished(async () => void (await worker.terminate()));
      worker.once('message', resolve);
      worker.once('error', (error) => resolve(String(error)));
    });
  return { folder, tree, execute };
}

it('executes what was published, also through a linked folder', async () => {
  const { folder, execute } = await builtShell();
  expect(await execute()).toBe(42);
  await symlink(folder, `${folder}-link`);
  onTestFinished(() => rename(`${folder}-link`, join(folder, 'link')));
  expect(await execute(`${folder}-link`)).toBe(42);
});

it('refuses a file that is only asked for later, a link to another, and a list that was made to fit', async () => {
  const changed = await builtShell();
  await writeFile(join(changed.tree, 'node/late.js'), 'exports.answer = 666;');
  expect(await changed.execute()).toContain('node/late.js is not the file that was published');

  const linked = await builtShell();
  await rename(join(linked.tree, 'node/late.js'), join(linked.folder, 'same.js'));
  await symlink(join(linked.folder, 'same.js'), join(linked.tree, 'node/late.js'));
  expect(await linked.execute()).toContain('node/late.js is not the file that was published');

  const listed = await builtShell();
  const bytes = new TextEncoder().encode('exports.answer = 666;');
  const files = [{ path: 'node/main.cjs', sha384: integrityOf(bytes), bytes: bytes.byteLength }];
  await writeFile(join(listed.tree, 'node/main.cjs'), bytes);
  await writeFile(join(listed.tree, filesListName), JSON.stringify(files));
  expect(await listed.execute()).toContain('belongs to no build that was compared');
  expect(await readdir(join(listed.tree, 'node'))).toHaveLength(2);
});
