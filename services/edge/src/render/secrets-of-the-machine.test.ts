import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@dana/config/testing/free-port';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { temporaryStore } from '@dana/releases/testing/temporary-store';
import { expect, it } from 'vitest';
import { startEdgeProcess } from '../testing/edge-process.ts';

/** A renderer that shows what the remote's code for the server came to. */
const showsContainers = `
exports.createRenderer = ({ composition, loadContainer }) => ({
  async render({ path }) {
    const all = await Promise.all(Object.values(composition.remotes).map(({ current }) => loadContainer(current)));
    return { kind: 'html', status: 200, html: '<pre>' + JSON.stringify(Object.assign({}, ...all)) + '</pre>', title: path,
      tags: [], jsonLd: [], used: [], verdict: { kind: 'page' }, queries: {}, brokenContainers: [], cache: 'public', problems: [] };
  },
});`;

/** Tries each way to a file that code in a thread has; an expression for a promise of what each came to. */
const attempts = (file: string, folder: string): string => `(async () => {
  const fs = require('node:fs');
  const builtIn = (name) => process.getBuiltinModule(name);
  const ways = {
    reads: () => fs.readFileSync(${JSON.stringify(file)}, 'utf8'),
    readsWithoutRequire: () => builtIn('fs').readFileSync(${JSON.stringify(file)}, 'utf8'),
    readsLater: () => builtIn('fs').promises.readFile(${JSON.stringify(file)}, 'utf8'),
    opens: () => fs.readSync(fs.openSync(${JSON.stringify(file)}), Buffer.alloc(100)),
    copies: () => fs.copyFileSync(${JSON.stringify(file)}, ${JSON.stringify(`${folder}/copy`)}),
    links: () => fs.symlinkSync(${JSON.stringify(file)}, ${JSON.stringify(`${folder}/link`)}),
    requires: () => require(${JSON.stringify(file)}),
    starts: () => builtIn('child_process').execFileSync('cat', [${JSON.stringify(file)}]).toString(),
    startsThread: () => new (builtIn('worker_threads').Worker)('', { eval: true, execArgv: [] }) && 'started',
    binds: () => String(process.binding('fs')),
    readsSettings: () => fs.readFileSync('/proc/self/environ', 'utf8'),
    readsItsOwn: () => fs.existsSync(__filename) && 'its own file',
    settings: () => JSON.stringify(process.env),
  };
  const outcomes = await Promise.all(Object.entries(ways).map(async ([name, way]) =>
    [name, await Promise.resolve().then(way).then((value) => 'got ' + value, (error) => 'refused ' + (error.code ?? ''))]));
  return Object.fromEntries(outcomes);
})()`;

it('code of a release that is rendered reads neither the release token nor a setting of the server, whatever it tries', async () => {
  const { store, folder } = await temporaryStore();
  const dataDir = join(folder, '..');
  const file = join(dataDir, 'release-token');
  await release(
    store,
    await writeBuiltShell(dataDir, '1.0.0', { react: '19.3.1' }, showsContainers),
    'shell',
  );
  const serverValue = attempts(file, join(dataDir, 'edge'));
  await release(store, await writeBuiltRemote(dataDir, { serverValue }));
  // The data folder is usually below the one where a shop is started, and sometimes a link to another disk.
  const linked = join(dataDir, 'linked');
  await symlink(dataDir, linked);
  const edge = await startEdgeProcess(
    await freePort(),
    linked,
    { RELEASE_STORE_NAME: 'a setting of the server' },
    { cwd: dataDir },
  );
  const token = (await readFile(file, 'utf8')).trim();
  expect(token).toMatch(/^dana_/);

  const html = await (await fetch(`${edge.url}/en/demo`)).text();
  const [, text = ''] = /<pre>(.*?)<\/pre>/.exec(html) ?? [];
  const outcomes = JSON.parse(text) as Record<string, string>;
  expect(outcomes.readsItsOwn).toBe('got its own file');
  expect(JSON.parse(outcomes.settings!.replace('got ', ''))).not.toHaveProperty('RELEASE_STORE_NAME');
  const { readsItsOwn: _, settings: __, ...tried } = outcomes;
  expect(Object.keys(tried)).toHaveLength(11);
  for (const [way, outcome] of Object.entries(tried))
    expect([way, outcome]).toEqual([way, expect.stringMatching(/^refused/)]);
  expect(html).not.toContain(token);
}, 60_000);
