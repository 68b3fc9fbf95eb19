import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHead } from '../log/revisions.ts';
import { publishFolder, release, writeBuiltRemote } from '../testing/built-remote.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { automaticActor } from './change.ts';
import { changeByItself, makeChange, type ChangeRequest } from './make-change.ts';

const env = 'production';
const remote = 'mf-demo';
const noon = new Date('2026-11-21T12:00:00.000Z');
const later = new Date('2026-11-21T13:00:00.000Z');

/** mf-demo, live in the first version, with the others published. */
async function shopWith(live: string, ...published: string[]) {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  await release(store, await writeBuiltRemote(parent, { version: live }));
  for (const version of published)
    await publishFolder({ store, env, remote, folder: await writeBuiltRemote(parent, { version }) });
  const change = { store, env, remote, actor: 'team', reason: ' a look at it ', now: () => noon };
  const open = (version: string, more: Partial<ChangeRequest> = {}) =>
    makeChange({ verb: 'canary', ...change, version, percent: 10, ...more });
  const slot = async () => (await readHead(store, env))?.revision.slots[remote];
  const byItself =
    (verb: 'abort' | 'rollback') =>
    ({ version, reason }: { remote: string; version: string; reason: string }) =>
      changeByItself({ store, env, now: () => later }, { verb, remote, reason, onlyIf: { version } });
  const takeBack = { canary: byItself('abort'), stable: byItself('rollback') };
  return { store, change, open, slot, takeBack };
}

describe('opening a canary', () => {
  it('gives a share of visitors another version, and says so in the log', async () => {
    const { open, slot } = await shopWith('1.0.0', '1.0.1');
    const { revision, ...result } = await open('1.0.1');
    expect(result).toEqual({
      ...{ remote, from: undefined, to: '1.0.1', isNew: true },
      ...{ moves: [{ remote, to: '1.0.1' }], notes: [] },
      gate: { verdict: 'passed', findings: [] },
    });
    expect(revision.change).toEqual({
      ...{ actor: 'team', at: noon.toISOString(), verb: 'canary', remote, to: '1.0.1' },
      ...{ percent: 10, reason: 'a look at it', gate: { verdict: 'passed', findings: [] } },
    });
    expect(await slot()).toMatchObject({
      stable: { version: '1.0.0' },
      canary: { ref: { version: '1.0.1' }, percent: 10, salt: 'mf-demo@1.0.1', since: noon.toISOString() },
    });
  });

  it('keeps the time it began when only its share changes, and does nothing when nothing changes', async () => {
    const { open, slot } = await shopWith('1.0.0', '1.0.1', '1.0.2');
    await open('1.0.1');
    expect(await open('1.0.1', { now: () => later })).toMatchObject({
      isNew: false,
      revision: { revision: 2 },
    });
    expect(await open('1.0.1', { percent: 20, now: () => later })).toMatchObject({
      from: '1.0.1',
      isNew: true,
    });
    expect((await slot())?.canary).toMatchObject({ percent: 20, since: noon.toISOString() });
    expect(await open('1.0.1', { percent: 20, salt: 'both' })).toMatchObject({ isNew: true });
    expect((await slot())?.canary?.salt).toBe('both');
    await open('1.0.2', { now: () => later });
    expect((await slot())?.canary).toMatchObject({ ref: { version: '1.0.2' }, since: later.toISOString() });
  });

  it.each([0, 100, 0.01, 12.34])('takes a share of %d per cent', async (percent) => {
    const { open, slot } = await shopWith('1.0.0', '1.0.1');
    await open('1.0.1', { percent });
    expect((await slot())?.canary?.percent).toBe(percent);
  });

  it.each([-0.01, 100.01, 0.001, Number.NaN])('refuses a share of %d per cent', async (percent) => {
    const { open } = await shopWith('1.0.0', '1.0.1');
    await expect(open('1.0.1', { percent })).rejects.toMatchObject({
      status: 400,
      code: 'bad_percent',
      message: expect.stringContaining('from 0 to 100'),
    });
  });

  it.each(['', 'a b', 'ملح', 'x'.repeat(101)])('refuses the salt %j', async (salt) => {
    const { open } = await shopWith('1.0.0', '1.0.1');
    await expect(open('1.0.1', { salt })).rejects.toMatchObject({
      status: 400,
      code: 'bad_salt',
      message: expect.stringContaining('up to 100 letters'),
    });
  });

  it('refuses what everybody gets already, and any version while the slot is frozen', async () => {
    const { open, takeBack } = await shopWith('1.0.0', '1.0.1');
    await expect(open('1.0.0')).rejects.toMatchObject({
      status: 409,
      code: 'already_stable',
      message: expect.stringContaining('mf-demo@1.0.0 is what everybody gets already'),
    });
    await open('1.0.1');
    await takeBack.canary({ remote, version: '1.0.1', reason: 'it breaks' });
    await expect(open('1.0.1')).rejects.toMatchObject({ status: 423, code: 'frozen' });
  });

  it('is refused where nothing is live', async () => {
    const { store, change } = await shopWith('1.0.0');
    const folder = await writeBuiltRemote(join((await temporaryStore()).folder, '..'), {
      remote: 'mf-new',
      paths: ['/new'],
    });
    await publishFolder({ store, env, remote: 'mf-new', folder });
    await expect(
      makeChange({ verb: 'canary', ...change, remote: 'mf-new', version: '1.0.0', percent: 5 }),
    ).rejects.toMatchObject({
      status: 404,
      code: 'not_live',
      message: 'mf-new has no release in production yet. Publish it and promote a first version.',
    });
  });
});

describe('ending a canary', () => {
  it('gives everybody the stable version, also while frozen, and blocks nothing when a person does it', async () => {
    const { open, change, slot } = await shopWith('1.0.0', '1.0.1');
    await open('1.0.1');
    await makeChange({ ...change, verb: 'freeze' });
    const { revision, ...result } = await makeChange({ ...change, verb: 'abort' });
    expect(result).toEqual({
      ...{ remote, from: '1.0.1', to: '1.0.0', isNew: true },
      ...{ moves: [{ remote, from: '1.0.1', to: '1.0.0' }], notes: [] },
      gate: { verdict: 'passed', findings: [] },
    });
    expect(revision.change).toMatchObject({ verb: 'abort', from: '1.0.1', to: '1.0.0' });
    expect(revision.change).not.toHaveProperty('automatic');
    expect(await slot()).toMatchObject({ blocked: [], frozen: { by: 'team', reason: 'a look at it' } });
    expect(await slot()).not.toHaveProperty('canary');
  });

  it('is refused when none is open, and says how to leave the stable version', async () => {
    const { change } = await shopWith('1.0.0');
    await expect(makeChange({ ...change, verb: 'abort' })).rejects.toMatchObject({
      status: 409,
      code: 'no_canary',
      message:
        'mf-demo has no canary; everybody gets 1.0.0. To leave that one: pnpm release rollback mf-demo --reason "…"',
    });
  });

  it('blocks the version and freezes the slot when the edge does it by itself, once', async () => {
    const { store, open, slot, takeBack } = await shopWith('1.0.0', '1.0.1');
    await open('1.0.1');
    const bad = { remote, version: '1.0.1', reason: 'it breaks' };
    expect(await takeBack.canary(bad)).toMatchObject({ isNew: true, to: '1.0.0' });
    expect(await slot()).toMatchObject({
      blocked: ['1.0.1'],
      frozen: { by: automaticActor, reason: 'it breaks' },
    });
    expect((await readHead(store, env))?.revision.change).toMatchObject({
      ...{ actor: 'automatic', automatic: true, at: later.toISOString(), reason: 'it breaks' },
    });
    expect(await takeBack.canary(bad)).toMatchObject({ isNew: false, to: '1.0.0' });
  });

  it('blocks each version once, and goes on to block the others', async () => {
    const { open, change, slot, takeBack } = await shopWith('1.0.0', '1.0.1', '1.0.2');
    for (const version of ['1.0.1', '1.0.2', '1.0.1']) {
      await open(version, { force: true });
      await takeBack.canary({ remote, version, reason: 'it breaks' });
      await makeChange({ ...change, verb: 'unfreeze' });
    }
    expect((await slot())?.blocked).toEqual(['1.0.2', '1.0.1']);
  });

  it('leaves a canary of another version alone', async () => {
    const { open, slot, takeBack } = await shopWith('1.0.0', '1.0.1', '1.0.2');
    await open('1.0.2');
    expect(await takeBack.canary({ remote, version: '1.0.1', reason: 'it breaks' })).toMatchObject({
      isNew: false,
    });
    expect((await slot())?.canary?.ref.version).toBe('1.0.2');
  });

  it('leaves a frozen slot to the person who froze it', async () => {
    const { open, change, slot, takeBack } = await shopWith('1.0.0', '1.0.1');
    await open('1.0.1');
    await makeChange({ ...change, verb: 'freeze' });
    expect(await takeBack.canary({ remote, version: '1.0.1', reason: 'it breaks' })).toMatchObject({
      isNew: false,
    });
    expect((await slot())?.canary?.ref.version).toBe('1.0.1');
  });
});

describe('taking the stable version back without a person', () => {
  it('goes to the version before and freezes the slot, once', async () => {
    const { change, slot, takeBack } = await shopWith('1.0.0', '1.0.1');
    await makeChange({ verb: 'promote', ...change, version: '1.0.1' });
    const bad = { remote, version: '1.0.1', reason: 'it breaks' };
    expect(await takeBack.stable(bad)).toMatchObject({ isNew: true, to: '1.0.0' });
    expect(await slot()).toMatchObject({
      stable: { version: '1.0.0' },
      blocked: ['1.0.1'],
      frozen: { by: automaticActor, reason: 'it breaks' },
    });
    expect(await takeBack.stable({ ...bad, version: '1.0.0' })).toMatchObject({ isNew: false, to: '1.0.0' });
  });

  it('does nothing when another version is stable by now', async () => {
    const { change, slot, takeBack } = await shopWith('1.0.0', '1.0.1');
    await makeChange({ verb: 'promote', ...change, version: '1.0.1' });
    expect(await takeBack.stable({ remote, version: '1.0.0', reason: 'it broke' })).toMatchObject({
      isNew: false,
    });
    expect((await slot())?.stable.version).toBe('1.0.1');
  });
});
