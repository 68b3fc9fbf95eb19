import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@dana/config/testing/free-port';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { temporaryStore } from '@dana/releases/testing/temporary-store';
import { makeKeyFile } from '@dana/releases/signing/keys';
import { expect, it, onTestFinished } from 'vitest';
import { startEdgeProcess } from '../testing/edge-process.ts';

/** A server of this machine that gives this answer. */
async function startAnswering(text: string) {
  let count = 0;
  const server = createServer((_, answer) => {
    count += 1;
    answer.end(text);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, calls: () => count };
}

/** A renderer that shows what the remote's code for the server came to. */
const showsContainers = `
exports.createRenderer = ({ composition, loadContainer }) => ({
  async render({ path }) {
    const all = await Promise.all(Object.values(composition.remotes).map(({ current }) => loadContainer(current)));
    return { kind: 'html', status: 200, html: '<pre>' + JSON.stringify(Object.assign({}, ...all)) + '</pre>', title: path,
      tags: [], jsonLd: [], used: [], verdict: { kind: 'page' }, queries: {}, brokenContainers: [], cache: 'public', problems: [] };
  },
});`;

type Reach = {
  file: string;
  folder: string;
  /** What only the machine itself may call, and what pages are made from. */
  admin: string;
  api: string;
};

/** Tries each way to a file that code in a thread has; an expression for a promise of what each came to. */
const attempts = ({ file, folder, admin, api }: Reach): string => `(async () => {
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
    readsKey: () => fs.readFileSync(${JSON.stringify(`${folder}/../release-key`)}, 'utf8'),
    reportsSettings: () => JSON.stringify(process.report.getReport().environmentVariables),
    writesDatabase: () => new (builtIn('node:sqlite').DatabaseSync)(${JSON.stringify(`${folder}/made.db`)}),
    requiresDatabase: () => Object.keys(require('node:sqlite')),
    loadsDatabase: () => Object.keys(module.constructor._load('node:sqlite')),
    importsDatabase: async () => Object.keys(await import('node:sqlite')),
    hooksIn: () => builtIn('module').registerHooks({}),
    killsNobody: () => process.kill(process.pid, 0),
    callsAdmin: async () => (await fetch('${admin}')).text(),
    callsAdminByNode: () => new Promise((done, fail) => builtIn('http').get('${admin}', (answer) => done(answer.statusCode)).on('error', fail)),
    connects: () => new Promise((done, fail) => builtIn('net').connect(Number(new URL('${admin}').port), '127.0.0.1', () => done('connected')).on('error', fail)),
    connectsElsewhere: () => new Promise((done, fail) => {
      const { port } = new URL('${admin}');
      const lie = { get port() { return (this.asked = (this.asked ?? 0) + 1) > 1 ? port : new URL('${api}').port; }, host: 'localhost' };
      const socket = builtIn('net').connect(lie, () => socket.write('GET / HTTP/1.0\\r\\n\\r\\n'));
      socket.on('error', fail).on('data', (text) => String(text).includes('admin') ? done('admin') : fail(new Error('only the API')));
    }),
    connectsToSocket: () => new Promise((done, fail) => builtIn('net').connect('/var/run/any.sock', done).on('error', fail)),
    listens: () => builtIn('http').createServer().listen(0) && 'listens',
    sends: () => builtIn('dgram').createSocket('udp4').send('x', 53, 'localhost'),
    callsApi: async () => (await fetch('${api}')).text(),
    readsItsOwn: () => fs.existsSync(__filename) && 'its own file',
    settings: () => JSON.stringify(process.env),
  };
  const outcomes = await Promise.all(Object.entries(ways).map(async ([name, way]) =>
    [name, await Promise.resolve().then(way).then((value) => 'got ' + value, (error) => 'refused ' + (error.code ?? ''))]));
  return Object.fromEntries(outcomes);
})()`;

it('code of a release that is rendered gets neither a token, key or setting of the server nor a port of the machine, whatever it tries', async () => {
  const { store, folder } = await temporaryStore();
  const dataDir = join(folder, '..');
  const file = join(dataDir, 'release-token');
  await release(
    store,
    await writeBuiltShell(dataDir, '1.0.0', { react: '19.3.1' }, showsContainers),
    'shell',
  );
  makeKeyFile(join(dataDir, 'release-key'));
  const [admin, api] = [await startAnswering('admin'), await startAnswering('the API')];
  const serverValue = attempts({ file, folder: join(dataDir, 'edge'), admin: admin.url, api: api.url });
  await release(store, await writeBuiltRemote(dataDir, { serverValue }));
  // The data folder is usually below the one where a shop is started, and sometimes a link to another disk.
  const linked = join(dataDir, 'linked');
  await symlink(dataDir, linked);
  const edge = await startEdgeProcess(
    await freePort(),
    linked,
    { RELEASE_STORE_NAME: 'a setting of the server', API_BASE_URL: api.url },
    { cwd: dataDir },
  );
  const token = (await readFile(file, 'utf8')).trim();
  expect(token).toMatch(/^dana_/);

  const html = await (await fetch(`${edge.url}/en/demo`)).text();
  const [, text = ''] = /<pre>(.*?)<\/pre>/.exec(html) ?? [];
  const outcomes = JSON.parse(text) as Record<string, string>;
  expect(outcomes.readsItsOwn).toBe('got its own file');
  expect(JSON.parse(outcomes.settings!.replace('got ', ''))).not.toHaveProperty('RELEASE_STORE_NAME');
  expect(outcomes.callsApi).toBe('got the API');
  const { readsItsOwn: _, settings: __, callsApi: ___, ...tried } = outcomes;
  expect(Object.keys(tried)).toHaveLength(26);
  for (const [way, outcome] of Object.entries(tried))
    expect([way, outcome]).toEqual([way, expect.stringMatching(/^refused/)]);
  expect(html).not.toContain(token);
  expect(admin.calls()).toBe(0);
  expect(existsSync(join(dataDir, 'edge/made.db'))).toBe(false);
}, 60_000);
