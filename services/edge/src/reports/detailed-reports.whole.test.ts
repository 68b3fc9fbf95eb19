import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { issueToken } from '@dana/releases/admin/tokens/tokens';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { temporaryStore } from '@dana/releases/testing/temporary-store';
import { markOf } from '../testing/reporters.ts';
import { startEdge } from '../testing/running-edge.ts';

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

async function openShop() {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  await release(store, await writeBuiltShell(parent), 'shell');
  const { treeHash } = await release(store, await writeBuiltRemote(parent));
  const { app, health } = await startEdge(store, join(parent, 'copy'));
  const { text } = await issueToken(store, {
    name: 'on duty',
    scopes: ['publish:mf-demo'],
    days: 1,
    createdBy: 'test',
  });
  const putMaps = async (maps: object) => {
    const path = '/v1/remotes/mf-demo/releases/1.0.0/maps';
    const body = gzipSync(JSON.stringify(maps));
    const headers = { authorization: `Bearer ${text}` };
    return (await app.request(path, { method: 'PUT', body, headers })).status;
  };
  const read = async (path: string) => {
    // Reports are read from the store, where an edge brings them every few seconds.
    await health.round();
    await health.round();
    const answer = await app.request(`/v1/envs/production/${path}`, {
      headers: { authorization: `Bearer ${text}` },
    });
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  const send = async (body: object, mark?: string) => {
    const sent = JSON.stringify({ mark, events: [], ...body });
    return (
      await app.request('/beacon', { method: 'POST', body: sent, headers: { 'user-agent': userAgent } })
    ).status;
  };
  const open = async () => markOf(await app.request('/en/demo'));
  return {
    app,
    read,
    send,
    open,
    putMaps,
    store,
    treeHash,
    script: `/assets/mf-demo/${treeHash}/web/demo.route.js`,
  };
}

const fault = {
  remote: 'mf-demo',
  version: '1.0.0',
  kind: 'hydration',
  message: 'texts differ: 12',
  page: '/demo',
};

it('shows a fault of a visit to who is on duty, with its page and browser, and only that of real visits', async () => {
  const { read, send, open, script } = await openShop();
  const stack = [{ file: script, line: 1, column: 3 }];
  const body = {
    faults: [
      { ...fault, stack },
      { ...fault, version: '6.6.6', stack },
    ],
  };
  expect(await send(body)).toBe(204);
  expect(await send(body, `${'A'.repeat(60)}.${'A'.repeat(22)}`)).toBe(204);
  expect(await read('errors')).toMatchObject({ groups: [], releases: {} });
  expect(await send(body, await open())).toBe(204);
  expect(await read('errors?remote=mf-demo&hours=1')).toMatchObject({
    groups: [
      {
        ...{ remote: 'mf-demo', version: '1.0.0', kind: 'hydration', message: 'texts differ: #', visits: 1 },
        ...{ pages: { '/demo': 1 }, browsers: { 'Firefox 144': 1 } },
        stack: [{ file: script, line: 1, column: 3, isSource: false }],
      },
    ],
    releases: { 'mf-demo@1.0.0': { hydration: 1 } },
    others: 0,
  });
  expect(await read('errors?remote=shell')).toMatchObject({ groups: [], releases: {} });
});

it('shows how fast pages of the shell that was served were, and which calls failed', async () => {
  const { read, send, open } = await openShop();
  for (const [lcpMs, page] of [
    [900, '/demo'],
    [1_000, '/demo'],
    [4_000, '/demo'],
    [9_000, '/somewhere/4711'],
  ])
    await send({ vitals: { lcpMs, inpMs: 90, cls: 0.02, page } }, await open());
  const { vitals } = (await read('vitals')) as { vitals: { page: string; lcpMs: number }[] };
  // Every page is of the shell, and those that a remote claims are of it as well.
  expect(vitals).toMatchObject([
    { release: 'mf-demo@1.0.0', page: '*', visits: 3 },
    { page: '/demo', visits: 3 },
    { release: 'shell@1.0.0', page: '*', visits: 4 },
    { page: '/demo', visits: 3 },
    { page: 'other', visits: 1 },
  ]);
  expect(Math.abs((vitals[2]?.lcpMs ?? 0) / 4_000 - 1)).toBeLessThan(0.05);
  const call = { method: 'GET', route: '/cart', status: 0, count: 2 };
  await send(
    {
      calls: [
        { ...call, remote: 'mf-demo' },
        { ...call, remote: 'mf-made-up', status: 500 },
      ],
    },
    await open(),
  );
  expect(await read('calls')).toMatchObject({
    calls: [
      { ...call, remote: 'mf-demo', visits: 1 },
      { ...call, status: 500, visits: 1 },
    ],
  });
  expect(((await read('calls?remote=mf-made-up')) as { calls: unknown[] }).calls).toEqual([]);
});

it('takes reports without details as before, and refuses those of another form', async () => {
  const { send, open, read } = await openShop();
  expect(await send({}, await open())).toBe(204);
  expect(await send({ faults: [{ ...fault, stack: 'at x' }] }, await open())).toBe(400);
  expect(
    await send({ faults: Array.from({ length: 11 }, () => ({ ...fault, stack: [] })) }, await open()),
  ).toBe(400);
  expect(await read('errors')).toMatchObject({ groups: [] });
});

it('names the line of the source when the maps of the release are there, which nobody gets from the storefront', async () => {
  const { app, read, send, open, putMaps, store, treeHash, script } = await openShop();
  const faults = [{ ...fault, kind: 'thrown', stack: [{ file: script, line: 1, column: 5, fn: 'x' }] }];
  await send({ faults }, await open());
  const source = 'mf-demo/src/routes/demo.route.tsx';
  // Column 5 of the script is column 7 of line 42.
  const map = { version: 3, sources: [source], names: [], mappings: 'IAyCM' };
  expect(await putMaps({ 'web/demo.route.js': { ...map, sourcesContent: ['a secret'] } })).toBe(200);
  const key = `maps/mf-demo/${treeHash}/web/demo.route.js.map.br`;
  expect(await store.get(key)).toBeDefined();
  const { groups } = (await read('errors')) as { groups: { stack: unknown }[] };
  expect(groups[0]?.stack).toEqual([{ file: source, line: 42, column: 7, isSource: true }]);
  for (const path of [`/en/${key}`, `${script}.map`, `${script}.map.br`, `/assets/${key}`]) {
    const answer = await app.request(path);
    expect([path, answer.status, (await answer.text()).includes(source)]).toEqual([path, 404, false]);
  }
});
