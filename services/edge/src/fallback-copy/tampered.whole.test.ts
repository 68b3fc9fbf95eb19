import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import { describe, expect, it, vi } from 'vitest';
import { releaseKey, treeKey } from '@dana/releases/store/key';
import { startEdgeProcess } from '../testing/edge-process.ts';
import { freePort } from '@dana/config/testing/free-port';
import { releasedShop } from '../testing/released-shop.ts';
import type { EdgeOptions } from '../testing/running-edge.ts';

/** A shop of two versions each, and an edge process over it that is started when the test wants it. */
async function openShop() {
  const { parent: dataDir, manifests, shellGoesLive, start: startHere } = await releasedShop();
  const newest = { shell: await shellGoesLive('1.1.0'), remote: manifests[1]! };
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
  const fileOf = (root: 'releases' | 'edge', { remote, treeHash }: ReleaseManifest, path: string) =>
    join(dataDir, root, treeKey(remote, treeHash), path);
  const trace = join(dataDir, 'executed');
  /** Code that would leave a trace if it were executed. */
  const putCode = (root: 'releases' | 'edge', manifest: ReleaseManifest) =>
    putBefore(
      fileOf(root, manifest, manifest.serverEntry),
      `require('node:fs').writeFileSync(${JSON.stringify(trace)}, '');`,
    );
  return {
    ...{ dataDir, ...newest, start, fileOf, putCode, shellGoesLive },
    isExecuted: () => existsSync(trace),
    /** The same without a process of its own. */
    startHere: (options: EdgeOptions = {}) => startHere(options, 'edge'),
  };
}

/** Waits for what the edge does by itself, on a busy machine, too. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 100 });

async function putBefore(file: string, line: string): Promise<() => Promise<void>> {
  const intact = await readFile(file);
  await writeFile(file, `${line}\n${intact}`);
  return () => writeFile(file, intact);
}

describe('code for the server that was changed after it was published', () => {
  it('in the store is never executed: the version before serves, also after a restart, until the file is right again', async () => {
    const { shell, start, putCode, isExecuted } = await openShop();
    const repair = await putCode('releases', shell);
    const edge = await start();
    await soon(async () => expect(await edge.rendered()).toBe('shell@1.0.0 mf-demo@1.1.0'));
    await edge.kill();
    await edge.startAgain();
    await soon(async () => expect(await edge.rendered()).toBe('shell@1.0.0 mf-demo@1.1.0'));
    expect(isExecuted()).toBe(false);
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
    expect(isExecuted()).toBe(false);
  }, 180_000);

  it("in an edge's own copy is never executed, after a restart or while the edge runs: it is made again from the store", async () => {
    const { shell, remote, start, putCode, isExecuted, shellGoesLive } = await openShop();
    const edge = await start();
    await soon(async () => expect(await edge.rendered()).toBe('shell@1.1.0 mf-demo@1.1.0'));
    await edge.kill();
    for (const manifest of [shell, remote]) await putCode('edge', manifest);
    await edge.startAgain();
    await soon(async () => expect(await edge.rendered()).toBe('shell@1.1.0 mf-demo@1.1.0'));
    expect(isExecuted()).toBe(false);
    expect(edge.log()).toContain('node/main.cjs is not the file that was published');

    const saidBefore = edge.log().length;
    await putCode('edge', remote);
    // Its threads have loaded what was there before; those of the next composition load the changed one.
    await shellGoesLive('1.2.0');
    await soon(async () => {
      expect(await edge.rendered()).toBe('shell@1.2.0 mf-demo@1.1.0');
      expect(edge.log().slice(saidBefore)).toContain(
        'mf-demo@1.1.0: node/remoteEntry.js is not the file that was published',
      );
      expect(await edge.problems()).toEqual([]);
    });
    expect(isExecuted()).toBe(false);
  }, 180_000);

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
    const answer = await edge.app.request(address);
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
    const again = await edge.app.request(address);
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
    const answer = await edge.app.request(`/${treeKey('mf-demo', remote.treeHash)}/${path}`);
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
    expect((await edge.app.request(`/${treeKey('mf-demo', remote.treeHash)}/${path}`)).status).toBe(503);
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
  it('takes nothing from pages after a restart: the copy of it serves, and the status names it', async () => {
    const { dataDir, remote, startHere } = await openShop();
    await (await startHere({ isRendering: true })).stop();
    await rm(join(dataDir, 'releases', releaseKey('mf-demo', '1.1.0')));
    const edge = await startHere({ isRendering: true });
    await soon(async () => expect((await edge.open()).html).toContain('<p>shell@1.1.0 mf-demo@1.1.0</p>'));
    const late = `/${treeKey('mf-demo', remote.treeHash)}/web/late.js`;
    expect((await edge.app.request(late)).status).toBe(200);
    expect(edge.problems()).toMatchObject([{ release: 'mf-demo@1.1.0' }]);
  });

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
