import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRelease } from '../log/releases.ts';
import { treeKey } from '../store/key.ts';
import type { Store } from '../store/store.ts';
import { release, writeBuiltRemote, writeBuiltShell } from '../testing/built-remote.ts';
import { demoShop, noon } from '../testing/demo-shop.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { checkedReason } from './change.ts';
import { makeChange, type ChangeRequest } from './make-change.ts';

const env = 'production';
const remote = 'mf-demo';
const passed = { verdict: 'passed', findings: [] };

async function shopWith(...versions: string[]) {
  const shop = await demoShop(...versions);
  const back = (more: Partial<ChangeRequest> = {}) => shop.make('rollback', more);
  return { ...shop, back };
}

describe('the reason of a change', () => {
  it.each(['now', 'x'.repeat(500), '  now  '])('is taken, without the space around it: %j', (reason) => {
    expect(checkedReason(reason)).toBe(reason.trim());
  });

  it('is read without marks of direction, which could turn the words of the log around', () => {
    expect(checkedReason('\u200fit \u202ebroke\u202c\ufeff')).toBe('it broke');
  });

  it.each(['', ' ', 'no', ' no ', '\u200b\u2060\u3164', 'x'.repeat(501)])(
    'is asked for instead of %j',
    (reason) => {
      const refusal = {
        ...{ status: 400, code: 'reason_missing' },
        message: expect.stringContaining('3 to 500 characters'),
      };
      expect(() => checkedReason(reason)).toThrow(expect.objectContaining(refusal));
    },
  );

  it('is asked for by each change', async () => {
    const { make } = await shopWith('1.0.0');
    for (const verb of ['promote', 'freeze'] as const)
      await expect(make(verb, { reason: '' })).rejects.toMatchObject({ code: 'reason_missing' });
  });
});

describe('the log of a promotion', () => {
  it('has who, when, what and why, and no version before the first', async () => {
    const { forward, slot } = await shopWith('1.0.0', '1.0.1');
    const { revision, ...first } = await forward('1.0.0');
    expect(first).toEqual({
      ...{ remote, from: undefined, to: '1.0.0', isNew: true, gate: passed },
      ...{ moves: [{ remote, to: '1.0.0' }], notes: [] },
    });
    const entry = {
      ...{ actor: 'team', at: noon.toISOString(), verb: 'promote', remote, reason: 'ready', gate: passed },
    };
    expect(revision.change).toEqual({ ...entry, to: '1.0.0' });
    const { revision: next, ...second } = await forward('1.0.1');
    expect(second).toEqual({
      ...{ remote, from: '1.0.0', to: '1.0.1', isNew: true, gate: passed },
      ...{ moves: [{ remote, from: '1.0.0', to: '1.0.1' }], notes: [] },
    });
    expect(next.change).toEqual({ ...entry, from: '1.0.0', to: '1.0.1' });
    expect((await slot())?.stableSince).toBe(noon.toISOString());
  });

  it('has nothing new where only a first version was to be made live', async () => {
    const { forward } = await shopWith('1.0.0', '1.0.1');
    await forward('1.0.0', { onlyFirst: true });
    expect(await forward('1.0.1', { onlyFirst: true })).toMatchObject({ to: '1.0.0', isNew: false });
  });

  it('names what was published when a version was not', async () => {
    const { forward } = await shopWith('1.0.0', '1.0.1');
    await expect(forward('9.9.9')).rejects.toMatchObject({
      ...{ status: 404, code: 'not_published', details: { published: ['1.0.0', '1.0.1'] } },
      message: 'mf-demo@9.9.9 was never published. Published: 1.0.0, 1.0.1.',
    });
    const { forward: nothing } = await shopWith();
    await expect(nothing('1.0.0')).rejects.toThrow('Published: nothing yet.');
  });
});

/** A store before whose first write somebody else does something. */
function storeWith(store: Store, act: () => Promise<unknown>): Store {
  let acting: Promise<unknown> | undefined;
  const putIfAbsent: Store['putIfAbsent'] = async (key, bytes) => {
    acting ??= act();
    await acting;
    return store.putIfAbsent(key, bytes);
  };
  return { ...store, putIfAbsent };
}

describe('the log of a rollback', () => {
  it('has both versions and what the gate says, and nothing of a canary', async () => {
    const { forward, back } = await shopWith('1.0.0', '1.0.1');
    await forward('1.0.0');
    await forward('1.0.1');
    const { revision, ...result } = await back({ reason: 'it broke' });
    expect(result).toEqual({
      ...{ remote, from: '1.0.1', to: '1.0.0', isNew: true, gate: passed },
      ...{ moves: [{ remote, from: '1.0.1', to: '1.0.0' }], notes: [] },
    });
    expect(revision.change).toEqual({
      ...{ actor: 'team', at: noon.toISOString(), verb: 'rollback', remote },
      ...{ from: '1.0.1', to: '1.0.0', reason: 'it broke', gate: passed },
    });
  });

  it('is refused where nothing is live, with other words than the first promotion', async () => {
    const { back, make } = await shopWith();
    const notLive = { status: 404, code: 'not_live' };
    await expect(back()).rejects.toMatchObject({
      ...notLive,
      message: 'mf-demo has no release in production, so there is nothing to take back.',
    });
    await expect(make('freeze')).rejects.toMatchObject({
      ...notLive,
      message: 'mf-demo has no release in production yet. Publish it and promote a first version.',
    });
    await expect(back({ remote: 'demo' })).rejects.toMatchObject({ code: 'bad_name' });
  });

  it('is taken when something else was changed meanwhile', async () => {
    const { store, make, forward, back } = await shopWith('1.0.0', '1.0.1');
    await forward('1.0.0');
    await forward('1.0.1');
    const meanwhile = storeWith(store, () => make('freeze'));
    expect(await back({ store: meanwhile })).toMatchObject({ to: '1.0.0', isNew: true });
  });

  it('is one step when somebody else took the same one meanwhile, and says so', async () => {
    const { store, forward, back } = await shopWith('1.0.0', '1.0.1', '1.0.2');
    for (const version of ['1.0.0', '1.0.1', '1.0.2']) await forward(version);
    await expect(back({ store: storeWith(store, back) })).rejects.toMatchObject({
      ...{ status: 412, code: 'stale_revision' },
      message: expect.stringContaining('mf-demo went from 1.0.2 to 1.0.1 while this command ran.'),
    });
  });
});

describe('a release whose files are gone', () => {
  async function shopWithout(gone: string) {
    const shop = await shopWith('1.0.0', '1.0.1');
    await shop.forward('1.0.0');
    const lose = async () => {
      const release = await readRelease(shop.store, remote, gone);
      await shop.store.removeTree(treeKey(remote, release?.manifest.treeHash ?? ''));
    };
    return { ...shop, lose };
  }
  const files = expect.arrayContaining([expect.objectContaining({ rule: 'files' })]);

  it('gets neither to everybody nor to a share of visitors', async () => {
    const { make, forward, lose } = await shopWithout('1.0.1');
    await lose();
    const refusal = { code: 'gate', details: { findings: files } };
    await expect(forward('1.0.1')).rejects.toMatchObject(refusal);
    await expect(make('canary', { version: '1.0.1', percent: 5 })).rejects.toMatchObject(refusal);
  });

  it('can be gone back to, with a warning', async () => {
    const { forward, back, lose } = await shopWithout('1.0.0');
    await forward('1.0.1');
    await lose();
    expect((await back()).revision.change.gate).toEqual({ verdict: 'warned', findings: files });
  });
});

it('a shell goes back below what a live remote asks of it, with a warning that names the remote', async () => {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  for (const [version, react] of [
    ['1.0.0', '19.2.0'] as const,
    ['1.1.0', '19.3.1'] as const,
    ['1.2.0', '19.3.1'] as const,
  ])
    await release(store, await writeBuiltShell(parent, version, { react }), 'shell');
  await release(store, await writeBuiltRemote(parent));
  const back = { store, env, remote: 'shell', version: '1.0.0', actor: 'night', reason: 'it broke' };
  expect(await makeChange({ verb: 'rollback', ...back })).toMatchObject({
    to: '1.0.0',
    gate: {
      verdict: 'warned',
      findings: [{ rule: 'shared', message: expect.stringContaining('mf-demo@1.0.0 needs react ^19.3.1') }],
    },
  });
});

it('a change that was decided on an older revision is refused', async () => {
  const { make, forward, back } = await shopWith('1.0.0', '1.0.1');
  await forward('1.0.0', { ifMatch: 0 });
  await forward('1.0.1', { ifMatch: 1 });
  const stale = { status: 412, code: 'stale_revision', details: { currentRevision: 2 } };
  await expect(forward('1.0.0', { ifMatch: 1 })).rejects.toMatchObject(stale);
  await expect(back({ ifMatch: 1 })).rejects.toMatchObject(stale);
  await expect(make('freeze', { ifMatch: 1 })).rejects.toMatchObject(stale);
});

it('puts two remotes that are promoted at once into two revisions', async () => {
  const { forward, publish, revision } = await shopWith('1.0.0');
  await publish({ remote: 'mf-other', paths: ['/other'] });
  await Promise.all([forward('1.0.0'), forward('1.0.0', { remote: 'mf-other' })]);
  const head = await revision();
  expect([head?.revision, Object.keys(head?.slots ?? {}).toSorted()]).toEqual([2, ['mf-demo', 'mf-other']]);
});

it('goes back on and on when it is asked again, to five versions at most, and never forward to a broken one', async () => {
  const versions = ['1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5', '1.0.6'];
  const { forward, back, slot } = await shopWith(...versions);
  for (const version of versions) await forward(version);
  expect((await slot())?.previous.map(({ version }) => version)).toEqual(versions.slice(1, 6).toReversed());
  for (const version of versions.slice(1, 6).toReversed())
    expect(await back()).toMatchObject({ to: version });
  await expect(back()).rejects.toMatchObject({ status: 409 });
});

it('an earlier revision is live again whole or not at all, and the log says so', async () => {
  const { store, forward, make, slot } = await shopWith('1.0.0', '1.0.1');
  for (const version of ['1.0.0', '1.0.1']) await forward(version);
  const asked = { remote: undefined, toRevision: 1 };
  // Without a reason it can be asked what that would be.
  const dry = await make('restore', { ...asked, reason: '', isDryRun: true });
  const { revision, moves, isNew } = await make('restore', asked);
  expect([dry.isNew, dry.moves, dry.revision.revision, isNew]).toEqual([false, moves, 2, true]);
  expect(revision.change).toMatchObject({
    ...{ verb: 'restore', remotes: ['mf-demo'], reason: 'ready (as at revision 1)' },
    moves: [{ remote, from: '1.0.1', to: '1.0.0' }],
  });
  expect(await make('restore', asked)).toMatchObject({ isNew: false, moves: [] });
  await store.remove('releases/mf-demo/1.0.1.json');
  await expect(make('restore', { ...asked, toRevision: 2 })).rejects.toMatchObject({ status: 422 });
  expect((await slot())?.stable.version).toBe('1.0.0');
});

it('a change of one remote leaves the others as they are', async () => {
  const { make, forward, publish } = await shopWith('1.0.0');
  await publish({ remote: 'mf-other', paths: ['/other'] });
  await forward('1.0.0');
  const { revision } = await forward('1.0.0', { remote: 'mf-other' });
  expect(Object.keys(revision.slots)).toEqual(['mf-demo', 'mf-other']);
  const { revision: frozen } = await make('freeze');
  expect(frozen.slots['mf-other']).toEqual(revision.slots['mf-other']);
  expect(frozen.slots['mf-demo']?.frozen).toEqual({ by: 'team', reason: 'ready' });
});
