import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHead } from '../log/revisions.ts';
import { publishFolder, release, writeBuiltRemote } from '../testing/built-remote.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { makeChange } from './make-change.ts';

const env = 'production';
const actor = 'test';

/** mf-demo with these versions made live one after the other. */
async function shopWith(...versions: string[]) {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  for (const version of versions) await release(store, await writeBuiltRemote(parent, { version }));
  const slot = async () => (await readHead(store, env))!.revision.slots['mf-demo']!;
  const back = (version?: string) =>
    makeChange({ verb: 'rollback', store, env, remote: 'mf-demo', actor, reason: 'it broke', version });
  const forward = (version: string, force = false) =>
    makeChange({ verb: 'promote', store, env, remote: 'mf-demo', actor, reason: 'it works', version, force });
  return { store, parent, slot, back, forward };
}

describe('promoting', () => {
  it('puts two remotes that are promoted at once into two revisions', async () => {
    const { store, parent } = await shopWith();
    const remotes = ['mf-demo', 'mf-other'];
    await Promise.all(
      remotes.map(async (remote) =>
        release(store, await writeBuiltRemote(parent, { remote, paths: [`/${remote}`] }), remote),
      ),
    );
    const head = await readHead(store, env);
    expect(head?.revision.revision).toBe(2);
    expect(Object.keys(head?.revision.slots ?? {}).toSorted()).toEqual(remotes);
  });

  it('keeps the five newest versions to go back to', async () => {
    const { slot } = await shopWith('1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5', '1.0.6');
    const { stable, previous } = await slot();
    expect([stable, ...previous].map(({ version }) => version)).toEqual([
      '1.0.6',
      '1.0.5',
      '1.0.4',
      '1.0.3',
      '1.0.2',
      '1.0.1',
    ]);
  });

  it('changes nothing when the version is live already', async () => {
    const { forward } = await shopWith('1.0.0');
    expect(await forward('1.0.0')).toMatchObject({ isNew: false, revision: { revision: 1 } });
  });
});

describe('rolling back', () => {
  it('goes on to the version before when it is asked again, never forward to the broken one', async () => {
    const { slot, back } = await shopWith('1.0.0', '1.0.1', '1.0.2');
    await back();
    await back();
    expect((await slot()).stable.version).toBe('1.0.0');
    await expect(back()).rejects.toMatchObject({ status: 409 });
  });

  it('goes to a named version, and refuses one that was never live', async () => {
    const { store, parent, slot, back, forward } = await shopWith('1.0.0', '1.0.1', '1.0.2');
    const folder = await writeBuiltRemote(parent, { version: '2.0.0' });
    await publishFolder({ store, env, remote: 'mf-demo', folder });
    await expect(back('2.0.0')).rejects.toMatchObject({
      status: 409,
      details: { possible: ['1.0.1', '1.0.0'] },
    });
    await back('1.0.0');
    // 1.0.1 was gone past: it is no fallback and no next target, and can be promoted again.
    expect(await slot()).toMatchObject({ stable: { version: '1.0.0' }, previous: [], blocked: ['1.0.2'] });
    await forward('1.0.1');
    expect((await slot()).stable.version).toBe('1.0.1');
  });

  it('blocks the version that was left until it is forced back', async () => {
    const { slot, back, forward } = await shopWith('1.0.0', '1.0.1');
    await back();
    await expect(forward('1.0.1')).rejects.toMatchObject({ code: 'blocked' });
    expect((await forward('1.0.1', true)).revision.change.forced).toBe(true);
    expect(await slot()).toMatchObject({ stable: { version: '1.0.1' }, blocked: [] });
  });
});
