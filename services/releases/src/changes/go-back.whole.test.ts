import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareRevisions } from '../log/follow-revisions.ts';
import { readHead, readRevision } from '../log/revisions.ts';
import { publishFolder, release, writeBuiltRemote, writeBuiltShell } from '../testing/built-remote.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { makeChange } from './make-change.ts';

const env = 'production';

/** Revision 1: shell 1.0.0. 2: mf-demo 1.0.0. 3: mf-demo 1.1.0. 4: shell 1.1.0. 5: a canary of mf-demo 1.2.0. */
async function shopThatWentOn() {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  const change = { store, env, actor: 'team', reason: 'because' };
  const publish = async (remote: string, built: string) =>
    publishFolder({ store, env, remote, folder: built });
  await release(store, await writeBuiltShell(parent), 'shell');
  for (const version of ['1.0.0', '1.1.0'])
    await release(store, await writeBuiltRemote(parent, { version, mark: version }));
  await publish('shell', await writeBuiltShell(parent, '1.1.0'));
  await makeChange({ verb: 'promote', ...change, remote: 'shell', version: '1.1.0' });
  await publish('mf-demo', await writeBuiltRemote(parent, { version: '1.2.0', mark: '1.2.0' }));
  await makeChange({ verb: 'canary', ...change, remote: 'mf-demo', version: '1.2.0', percent: 10 });
  const live = async () => {
    const { slots = {} } = (await readHead(store, env))?.revision ?? {};
    return Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, slot.stable.version]));
  };
  return { store, change, live };
}

describe('an earlier revision', () => {
  it('is live again for everybody in one step, canaries end, and the log says what changed', async () => {
    const { store, change, live } = await shopThatWentOn();
    // Without a reason it can be asked what that would be.
    const asking = { verb: 'restore' as const, ...change, reason: '', toRevision: 2, isDryRun: true };
    const asked = await makeChange(asking);
    const before = asked.revision.revision;
    const { moves, isNew, revision } = await makeChange({ verb: 'restore', ...change, toRevision: 2 });
    expect([asked.isNew, asked.moves, before]).toEqual([false, moves, revision.revision - 1]);
    expect(moves).toEqual([
      { remote: 'shell', from: '1.1.0', to: '1.0.0' },
      { remote: 'mf-demo', from: '1.1.0', to: '1.0.0' },
    ]);
    expect([isNew, revision.revision]).toEqual([true, 6]);
    expect(await live()).toEqual({ shell: '1.0.0', 'mf-demo': '1.0.0' });
    expect(revision.slots['mf-demo']).toMatchObject({ blocked: ['1.1.0'], previous: [] });
    expect(revision.slots['mf-demo']?.canary).toBeUndefined();
    expect(revision.change).toMatchObject({
      ...{ verb: 'restore', remotes: ['shell', 'mf-demo'], reason: 'because (as at revision 2)' },
    });
    expect(await makeChange({ verb: 'restore', ...change, toRevision: 2 })).toMatchObject({
      isNew: false,
      moves: [],
    });
    // And forward again, by the same way: what was left is not lost.
    await makeChange({ verb: 'restore', ...change, toRevision: 4 });
    expect(await live()).toEqual({ shell: '1.1.0', 'mf-demo': '1.1.0' });
    expect((await readHead(store, env))?.revision.slots['mf-demo']).toMatchObject({
      ...{ blocked: [], previous: [{ version: '1.0.0' }] },
    });
  });

  it('can be restored for some, and leaves the others with their canaries', async () => {
    const { change, live, store } = await shopThatWentOn();
    await makeChange({ verb: 'freeze', ...change, remote: 'shell' });
    await makeChange({ verb: 'restore', ...change, toRevision: 3, remotes: ['shell'] });
    expect(await live()).toEqual({ shell: '1.0.0', 'mf-demo': '1.1.0' });
    expect((await readHead(store, env))?.revision.slots['mf-demo']?.canary).toMatchObject({ percent: 10 });
  });

  it('is refused whole where one release of it was deleted, and nothing is half restored', async () => {
    const { change, live, store } = await shopThatWentOn();
    await store.remove('releases/shell/1.0.0.json');
    await expect(makeChange({ verb: 'restore', ...change, toRevision: 2 })).rejects.toMatchObject({
      status: 422,
    });
    expect(await live()).toEqual({ shell: '1.1.0', 'mf-demo': '1.1.0' });
  });
});

describe('two revisions', () => {
  it('differ in stable versions, canaries and what was not live yet', async () => {
    const { store } = await shopThatWentOn();
    const at = async (number: number) => {
      const found = await readRevision(store, env, number);
      if (found === undefined) throw new Error(`There is no revision ${number}.`);
      return found.revision;
    };
    expect(compareRevisions(await at(1), await at(5))).toEqual([
      {
        remote: 'mf-demo',
        after: { stable: '1.1.0', canary: { version: '1.2.0', percent: 10 } },
      },
      { remote: 'shell', before: { stable: '1.0.0' }, after: { stable: '1.1.0' } },
    ]);
    expect(compareRevisions(await at(4), await at(4))).toEqual([]);
  });
});
