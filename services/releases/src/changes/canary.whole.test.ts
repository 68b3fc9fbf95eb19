import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHead } from '../log/revisions.ts';
import { publishFolder, release, writeBuiltRemote } from '../testing/built-remote.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { makeChange } from './make-change.ts';

const env = 'production';
const remote = 'mf-demo';

async function shopToRollOut() {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  await release(store, await writeBuiltRemote(parent, { version: '1.0.0' }));
  await publishFolder({
    ...{ store, env, remote },
    folder: await writeBuiltRemote(parent, { version: '1.0.1' }),
  });
  const change = { store, env, remote, actor: 'team', reason: 'a look at it' };
  const open = (steps: number[], everyMs = 60_000) =>
    makeChange({ verb: 'canary', ...change, version: '1.0.1', percent: steps[0] ?? 0, steps, everyMs });
  return { store, change, open };
}

describe('steps of a canary', () => {
  it.each([
    ['one alone', [5], 60_000],
    ['steps that fall', [5, 2], 60_000],
    ['twice the same', [5, 5], 60_000],
    ['more than everybody', [5, 101], 60_000],
    ['a moment', [5, 25], 10],
    ['a month', [5, 25], 31 * 86_400_000],
    ['no time at all', [5, 25], Number.NaN],
  ])('are refused: %s', async (_what, steps, everyMs) => {
    const { open, store } = await shopToRollOut();
    const before = (await readHead(store, env))?.revision.revision;
    await expect(open(steps, everyMs)).rejects.toMatchObject({ status: 400 });
    expect((await readHead(store, env))?.revision.revision).toBe(before);
  });

  it('can be given to a canary that is open, and end when its share is set by hand', async () => {
    const { open, change, store } = await shopToRollOut();
    await makeChange({ verb: 'canary', ...change, version: '1.0.1', percent: 5 });
    expect(await open([5, 25, 100])).toMatchObject({ isNew: true });
    expect(await open([5, 25, 100])).toMatchObject({ isNew: false });
    await makeChange({ verb: 'canary', ...change, version: '1.0.1', percent: 5 });
    expect((await readHead(store, env))?.revision.slots[remote]?.canary?.climb).toBeUndefined();
  });

  it('cannot be paused or resumed where there are none, and twice is once', async () => {
    const { open, change } = await shopToRollOut();
    await expect(makeChange({ ...change, verb: 'pause' })).rejects.toMatchObject({
      status: 409,
      code: 'no_climb',
    });
    await makeChange({ verb: 'canary', ...change, version: '1.0.1', percent: 5 });
    await expect(makeChange({ ...change, verb: 'resume' })).rejects.toMatchObject({
      status: 409,
      code: 'no_climb',
    });
    await open([5, 25]);
    expect(await makeChange({ ...change, verb: 'pause' })).toMatchObject({ isNew: true, to: '1.0.1' });
    expect(await makeChange({ ...change, verb: 'pause' })).toMatchObject({ isNew: false });
    expect(await makeChange({ ...change, verb: 'resume' })).toMatchObject({ isNew: true });
    expect(await makeChange({ ...change, verb: 'resume' })).toMatchObject({ isNew: false });
  });
});
