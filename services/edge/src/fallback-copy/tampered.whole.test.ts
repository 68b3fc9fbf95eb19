import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import { describe, expect, it, vi } from 'vitest';
import { createDiskStore } from '@dana/releases/store/disk-store';
import { releaseKey, treeKey } from '@dana/releases/store/key';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { startEdgeProcess } from '../testing/edge-process.ts';
import { freePort } from '@dana/config/testing/free-port';
import { startEdge } from '../testing/running-edge.ts';
import { temporaryFolder } from '@dana/releases/testing/temporary-store';

const slowMachineMs = 180_000;

/** A shop of two versions each, and an edge process over it that is started when the test wants it. */
async function openShop() {
  const dataDir = await temporaryFolder();
  const parent = await temporaryFolder();
  const store = createDiskStore(join(dataDir, 'releases'));
  const build = (version: string) => writeBuiltRemote(parent, { version, mark: version });
  const releaseBoth = async (version: string) => ({
    shell: await release(store, await writeBuiltShell(parent, version), 'shell'),
    remote: await release(store, await build(version)),
  });
  await releaseBoth('1.0.0');
  const newest = await releaseBoth('1.1.0');
  const start = async () => {
    const edge = await startEdgeProcess(await freePort(), dataDir);
    const get = (path: string) => fetch(`${edge.url}${path}`, { headers: { accept: 'text/html' } });
    /** The releases that the server rendered a page from. */
    const rendered = async () => /<p>(.*?)<\/p>/.exec(await (await get('/en/demo')).text())?.[1];
    const problems = async () => {
      const token = (await readFile(join(dataDir, 'release-token'), 'utf8')).trim();
      const answer = await fetch(`${edge.url}/v1/envs/production/registry`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return ((await answer.json()) as { data: { problems: { release: string; message: string }[] } }).data
        .problems;
    };
    return { ...edge, get, rendered, problems };
  };
  /** The same without a process of its own, and without workers. */
  const startHere = async () => {
    const edge = await startEdge(store, join(dataDir, 'edge'));
    const get = (path: string) => edge.app.request(path);
    return { ...edge, get };
  };
  const fileOf = (root: 'releases' | 'edge', { remote, treeHash }: ReleaseManifest, path: string) =>
    join(dataDir, root, treeKey(remote, treeHash), path);
  const releaseShell = async (version: string) =>
    release(store, await writeBuiltShell(parent, version), 'shell');
  return { dataDir, ...newest, start, startHere, fileOf, releaseShell };
}

/** Waits for what the edge does by itself, on a busy machine, too. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 100 });

async function putBefore(file: string, line: string): Promise<() => Promise<void>> {
  const intact = await readFile(file);
  await writeFile(file, `${line}\n${intact}`);
  return () => writeFile(file, intact);
}

describe('code for the server that was changed after it was published', () => {
  it(
    'in the store is never executed: the version before serves, also after a restart, until the file is right again',
    async () => {
      const { dataDir, shell, start, fileOf } = await openShop();
      const trace = join(dataDir, 'executed');
      const repair = await putBefore(
        fileOf('releases', shell, shell.serverEntry),
        `require('node:fs').writeFileSync(${JSON.stringify(trace)}, '');`,
      );
      const edge = await start();
      await soon(async () => expect(await edge.rendered()).toBe('shell@1.0.0 mf-demo@1.1.0'));
      await edge.kill();
      await edge.startAgain();
      await soon(async () => expect(await edge.rendered()).toBe('shell@1.0.0 mf-demo@1.1.0'));
      expect(existsSync(trace)).toBe(false);
      // Once in each of its two lives, however often it looked again.
      expect(
        edge.log().match(/shell@1\.1\.0: node\/main\.cjs is not the file that was published/g),
      ).toHaveLength(2);
      expect(await edge.problems()).toMatchObject([
        { release: 'shell@1.1.0', message: expect.stringContaining('node/main.cjs') },
      ]);
      await repair();
      await soon(async () => expect(await edge.rendered()).toBe('shell@1.1.0 mf-demo@1.1.0'));
      expect(await edge.problems()).toEqual([]);
      expect(existsSync(trace)).toBe(false);
    },
    slowMachineMs,
  );

  it(
    "in an edge's own copy is never executed: the copy is made again from the store",
    async () => {
      const { dataDir, shell, remote, start, fileOf } = await openShop();
      const edge = await start();
      await soon(async () => expect(await edge.rendered()).toBe('shell@1.1.0 mf-demo@1.1.0'));
      await edge.kill();
      const trace = join(dataDir, 'executed');
      for (const manifest of [shell, remote])
        await putBefore(
          fileOf('edge', manifest, manifest.serverEntry),
          `require('node:fs').writeFileSync(${JSON.stringify(trace)}, '');`,
        );
      await edge.startAgain();
      await soon(async () => expect(await edge.rendered()).toBe('shell@1.1.0 mf-demo@1.1.0'));
      expect(existsSync(trace)).toBe(false);
      expect(edge.log()).toContain('node/main.cjs is not the file that was published');
    },
    slowMachineMs,
  );

  it(
    'while the edge runs is never executed either, and the page is whole again by itself',
    async () => {
      const { dataDir, remote, start, fileOf, releaseShell } = await openShop();
      const edge = await start();
      const trace = join(dataDir, 'executed');
      await putBefore(
        fileOf('edge', remote, remote.serverEntry),
        `require('node:fs').writeFileSync(${JSON.stringify(trace)}, '');`,
      );
      // Its threads have loaded what was there before; those of the next composition load the changed one.
      await releaseShell('1.2.0');
      await soon(async () => {
        expect(await edge.rendered()).toBe('shell@1.2.0 mf-demo@1.1.0');
        expect(edge.log()).toContain('mf-demo@1.1.0: node/remoteEntry.js is not the file that was published');
        expect(await edge.problems()).toEqual([]);
      });
      expect(existsSync(trace)).toBe(false);
    },
    slowMachineMs,
  );

  it('in the store is reported although the copy of it serves on', async () => {
    const { shell, startHere, fileOf } = await openShop();
    await (await startHere()).stop();
    await putBefore(fileOf('releases', shell, shell.serverEntry), '// changed');
    const edge = await startHere();
    expect((await edge.open()).shown).toBe('shell@1.1.0 mf-demo@1.1.0');
    await soon(async () =>
      expect(edge.problems()).toMatchObject([
        { release: 'shell@1.1.0', message: expect.stringContaining('in the release store') },
      ]),
    );
  });
});

describe('a file for browsers that was changed in the store', () => {
  it('is not served: pages name the version before, until the file is right again', async () => {
    const { remote, startHere, fileOf } = await openShop();
    const path = 'web/late.js';
    const repair = await putBefore(fileOf('releases', remote, path), 'steal();');
    const edge = await startHere();
    const address = `/${treeKey('mf-demo', remote.treeHash)}/${path}`;
    const answer = await edge.get(address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await answer.text()).not.toContain('steal');
    expect(await edge.liveVersion()).toBe('1.0.0');
    expect(edge.problems()).toMatchObject([
      {
        release: 'mf-demo@1.1.0',
        message: expect.stringContaining('web/late.js is not the file that was published'),
      },
    ]);
    await repair();
    await soon(async () => expect(await edge.liveVersion()).toBe('1.1.0'));
    expect(edge.problems()).toEqual([]);
    const again = await edge.get(address);
    expect([again.status, again.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  it('and in the copy while the edge runs is not served either, and the version before takes over', async () => {
    const { remote, startHere, fileOf } = await openShop();
    const edge = await startHere();
    expect(await edge.liveVersion()).toBe('1.1.0');
    const path = 'web/late.js';
    const repairs = await Promise.all(
      (['releases', 'edge'] as const).map((root) => putBefore(fileOf(root, remote, path), 'steal();')),
    );
    const answer = await edge.get(`/${treeKey('mf-demo', remote.treeHash)}/${path}`);
    expect([answer.status, await answer.text()]).toEqual([503, expect.not.stringContaining('steal')]);
    await soon(async () => expect(await edge.liveVersion()).toBe('1.0.0'));
    await Promise.all(repairs.map((repair) => repair()));
    await soon(async () => expect(await edge.liveVersion()).toBe('1.1.0'));
  });

  it('or is gone from everywhere leaves its slot to the version before, too', async () => {
    const { remote, startHere, fileOf } = await openShop();
    const edge = await startHere();
    const path = 'web/late.js';
    for (const root of ['releases', 'edge'] as const) await rm(fileOf(root, remote, path));
    expect((await edge.get(`/${treeKey('mf-demo', remote.treeHash)}/${path}`)).status).toBe(503);
    await soon(async () => expect(await edge.liveVersion()).toBe('1.0.0'));
    expect(edge.problems()).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('web/late.js is missing') }),
    );
  });

  it('as its compressed twin is replaced by the plain file', async () => {
    const { remote, startHere, fileOf } = await openShop();
    const twin = `${remote.entry.file}.br`;
    await writeFile(fileOf('releases', remote, twin), brotliCompressSync('steal();'));
    const edge = await startHere();
    const address = `/${treeKey('mf-demo', remote.treeHash)}/${remote.entry.file}`;
    const answer = await edge.app.request(address, { headers: { 'accept-encoding': 'br' } });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null]);
    expect(await answer.text()).toContain('self.mf_demo_1_1_0');
  });
});

describe('a manifest that is gone from the store', () => {
  it(
    'takes nothing from pages after a restart: the copy of it serves, and the status names it',
    async () => {
      const { dataDir, remote, start } = await openShop();
      const edge = await start();
      await edge.kill();
      await rm(join(dataDir, 'releases', releaseKey('mf-demo', '1.1.0')));
      await edge.startAgain();
      await soon(async () => expect(await edge.rendered()).toBe('shell@1.1.0 mf-demo@1.1.0'));
      expect((await edge.get(`/${treeKey('mf-demo', remote.treeHash)}/web/late.js`)).status).toBe(200);
      expect(await edge.problems()).toMatchObject([{ release: 'mf-demo@1.1.0' }]);
    },
    slowMachineMs,
  );

  it('without a copy leaves its slot to the version before; with none before, only its own region fails', async () => {
    const { dataDir, startHere } = await openShop();
    await rm(join(dataDir, 'releases', releaseKey('mf-demo', '1.1.0')));
    const edge = await startHere();
    expect((await edge.open()).shown).toBe('shell@1.1.0 mf-demo@1.0.0');
    await edge.stop();
    await rm(join(dataDir, 'releases', releaseKey('mf-demo', '1.0.0')));
    await rm(join(dataDir, 'edge'), { recursive: true });
    const next = await startHere();
    const page = await next.open();
    expect([page.status, page.shown]).toEqual([200, 'shell@1.1.0 mf-demo@1.1.0']);
    expect(page.html).toContain('mf_demo_missing');
  });
});
