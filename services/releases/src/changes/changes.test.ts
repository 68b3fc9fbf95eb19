import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHead } from '../log/revisions.ts';
import { release, writeBuiltRemote } from '../testing/built-remote.ts';
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
  const back = () =>
    makeChange({ verb: 'rollback', store, env, remote: 'mf-demo', actor, reason: 'it broke' });
  return { store, parent, slot, back };
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
});

describe('rolling back', () => {
  it('goes on to the version before when it is asked again, never forward to the broken one', async () => {
    const { slot, back } = await shopWith('1.0.0', '1.0.1', '1.0.2');
    await back();
    await back();
    expect((await slot()).stable.version).toBe('1.0.0');
    await expect(back()).rejects.toMatchObject({ status: 409 });
  });
});
