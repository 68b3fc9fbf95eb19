import { join } from 'node:path';
import { compositionPath } from '@dana/contracts/composition-path';
import { expect, it } from 'vitest';
import { makeChange } from '@dana/releases/changes/make-change';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { startEdge } from '../testing/running-edge.ts';
import { temporaryStore } from '@dana/releases/testing/temporary-store';

it('says which versions are live, as one set, and since when; nothing before there are any', async () => {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  const edge = await startEdge(store, join(parent, 'copy'));
  const read = async () => {
    await edge.watch.refresh();
    const answer = await edge.app.request('/build.json');
    return { status: answer.status, keeping: answer.headers.get('cache-control'), body: await answer.json() };
  };
  expect(await read()).toMatchObject({ status: 503, keeping: 'no-cache' });
  expect((await edge.app.request(compositionPath)).status).toBe(503);

  await release(store, await writeBuiltShell(parent), 'shell');
  for (const version of ['1.0.0', '1.1.0'])
    await release(store, await writeBuiltRemote(parent, { version, mark: version }));
  const { status, keeping, body } = await read();
  expect([status, keeping]).toEqual([200, 'no-cache']);
  const { composition } = await (await edge.app.request('/release-map.json')).json();
  expect(body).toEqual({
    ...{ composition, revision: 3, env: 'production', change: 'promote mf-demo' },
    ...{
      changedAt: edge.watch.current()?.revision.change.at,
      shell: '1.0.0',
      remotes: { 'mf-demo': '1.1.0' },
    },
  });

  await makeChange({
    verb: 'rollback',
    store,
    env: 'production',
    remote: 'mf-demo',
    actor: 'test',
    reason: 'a try',
  });
  const { body: after } = await read();
  expect(after).toMatchObject({ change: 'rollback mf-demo', remotes: { 'mf-demo': '1.0.0' } });
  expect(Date.parse(after.changedAt)).toBeGreaterThanOrEqual(Date.parse(body.changedAt));
});
