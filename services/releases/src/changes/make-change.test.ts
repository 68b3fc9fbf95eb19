import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRelease } from '../log/releases.ts';
import { readHead } from '../log/revisions.ts';
import { treeKey } from '../store/key.ts';
import { publishFolder, release, writeBuiltRemote, writeBuiltShell } from '../testing/built-remote.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { checkedReason } from './change.ts';
import { makeChange, type ChangeRequest } from './make-change.ts';

const env = 'production';
const remote = 'mf-demo';
const noon = new Date('2026-11-21T12:00:00.000Z');
const passed = { verdict: 'passed', findings: [] };

/** mf-demo, published in these versions; nothing is live. */
async function shopWith(...versions: string[]) {
  const { store, folder } = await temporaryStore();
  for (const version of versions)
    await publishFolder({
      store,
      env,
      remote,
      folder: await writeBuiltRemote(join(folder, '..'), { version }),
    });
  const change = { store, env, remote, actor: 'team', reason: ' ready ', now: () => noon };
  const forward = (version: string, more: Partial<ChangeRequest> = {}) =>
    makeChange({ verb: 'promote', ...change, version, ...more });
  const back = (more: Partial<ChangeRequest> = {}) => makeChange({ verb: 'rollback', ...change, ...more });
  const slot = async () => (await readHead(store, env))?.revision.slots[remote];
  return { store, change, forward, back, slot };
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
        status: 400,
        code: 'reason_missing',
        message: expect.stringContaining('3 to 500 characters'),
      };
      expect(() => checkedReason(reason)).toThrow(expect.objectContaining(refusal));
    },
  );

  it('is asked for by each change', async () => {
    const { change, forward } = await shopWith('1.0.0');
    await expect(forward('1.0.0', { reason: '' })).rejects.toMatchObject({ code: 'reason_missing' });
    await expect(makeChange({ verb: 'freeze', ...change, reason: '' })).rejects.toMatchObject({
      code: 'reason_missing',
    });
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
      actor: 'team',
      at: noon.toISOString(),
      verb: 'promote',
      remote,
      reason: 'ready',
      gate: passed,
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
    expect(await forward('1.0.1', { onlyFirst: true })).toMatchObject({
      to: '1.0.0',
      isNew: false,
    });
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
    const { back, change } = await shopWith();
    const notLive = { status: 404, code: 'not_live' };
    await expect(back()).rejects.toMatchObject({
      ...notLive,
      message: 'mf-demo has no release in production, so there is nothing to take back.',
    });
    await expect(makeChange({ ...change, verb: 'freeze' })).rejects.toMatchObject({
      ...notLive,
      message: 'mf-demo has no release in production yet. Publish it and promote a first version.',
    });
    await expect(back({ remote: 'demo' })).rejects.toMatchObject({ code: 'bad_name' });
  });

  it('is taken when something else was changed meanwhile', async () => {
    const { store, change, forward, back } = await shopWith('1.0.0', '1.0.1');
    await forward('1.0.0');
    await forward('1.0.1');
    let isFirst = true;
    const putIfAbsent: typeof store.putIfAbsent = async (key, bytes) => {
      if (isFirst) {
        isFirst = false;
        await makeChange({ ...change, verb: 'freeze' });
      }
      return store.putIfAbsent(key, bytes);
    };
    expect(await back({ store: { ...store, putIfAbsent } })).toMatchObject({ to: '1.0.0', isNew: true });
  });

  it('is one step when somebody else took the same one meanwhile, and says so', async () => {
    const { store, forward, back } = await shopWith('1.0.0', '1.0.1', '1.0.2');
    for (const version of ['1.0.0', '1.0.1', '1.0.2']) await forward(version);
    let isFirst = true;
    const putIfAbsent: typeof store.putIfAbsent = async (key, bytes) => {
      if (isFirst) {
        isFirst = false;
        await back();
      }
      return store.putIfAbsent(key, bytes);
    };
    await expect(back({ store: { ...store, putIfAbsent } })).rejects.toMatchObject({
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
    const { change, forward, lose } = await shopWithout('1.0.1');
    await lose();
    const refusal = { code: 'gate', details: { findings: files } };
    await expect(forward('1.0.1')).rejects.toMatchObject(refusal);
    await expect(
      makeChange({ verb: 'canary', ...change, version: '1.0.1', percent: 5 }),
    ).rejects.toMatchObject(refusal);
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
  const { change, forward, back } = await shopWith('1.0.0', '1.0.1');
  await forward('1.0.0', { ifMatch: 0 });
  await forward('1.0.1', { ifMatch: 1 });
  const stale = { status: 412, code: 'stale_revision', details: { currentRevision: 2 } };
  await expect(forward('1.0.0', { ifMatch: 1 })).rejects.toMatchObject(stale);
  await expect(back({ ifMatch: 1 })).rejects.toMatchObject(stale);
  await expect(makeChange({ verb: 'freeze', ...change, ifMatch: 1 })).rejects.toMatchObject(stale);
});

it('a change of one remote leaves the others as they are', async () => {
  const { store, change, forward } = await shopWith('1.0.0');
  const folder = await writeBuiltRemote(join((await temporaryStore()).folder, '..'), {
    ...{ remote: 'mf-other', paths: ['/other'] },
  });
  await publishFolder({ store, env, remote: 'mf-other', folder });
  await forward('1.0.0');
  const { revision } = await forward('1.0.0', { remote: 'mf-other' });
  expect(Object.keys(revision.slots)).toEqual(['mf-demo', 'mf-other']);
  const { revision: frozen } = await makeChange({ ...change, verb: 'freeze' });
  expect(frozen.slots['mf-other']).toEqual(revision.slots['mf-other']);
  expect(frozen.slots['mf-demo']?.frozen).toEqual({ by: 'team', reason: 'ready' });
});
