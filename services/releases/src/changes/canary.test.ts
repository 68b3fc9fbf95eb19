import { describe, expect, it } from 'vitest';
import { liveDemoShop, noon } from '../testing/demo-shop.ts';
import { automaticActor } from './change.ts';
import { changeByItself, type ChangeRequest } from './make-change.ts';

const env = 'production';
const remote = 'mf-demo';
const later = new Date('2026-11-21T13:00:00.000Z');

/** mf-demo, live in the first version, with the others published. */
async function shopWith(live: string, ...published: string[]) {
  const shop = await liveDemoShop(live, ...published);
  const open = (version: string, more: Partial<ChangeRequest> = {}) =>
    shop.make('canary', { version, percent: 10, ...more });
  /** As the shop does it, which judged this version. */
  const takeBack = (verb: 'abort' | 'rollback', version: string) =>
    changeByItself(
      { store: shop.store, env, now: () => later },
      { verb, remote, reason: 'it breaks', onlyIf: { version } },
    );
  return { ...shop, open, takeBack };
}
const frozenByItself = { by: automaticActor, reason: 'it breaks' };

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
      ...{ percent: 10, reason: 'ready', gate: { verdict: 'passed', findings: [] } },
    });
    expect(await slot()).toMatchObject({
      stable: { version: '1.0.0' },
      canary: { ref: { version: '1.0.1' }, percent: 10, salt: 'mf-demo@1.0.1', since: noon.toISOString() },
    });
  });

  it('keeps the time it began when only its share changes, and does nothing when nothing changes', async () => {
    const { open, slot } = await shopWith('1.0.0', '1.0.1', '1.0.2');
    const now = () => later;
    await open('1.0.1');
    expect(await open('1.0.1', { now })).toMatchObject({ isNew: false, revision: { revision: 2 } });
    expect(await open('1.0.1', { percent: 20, now })).toMatchObject({ from: '1.0.1', isNew: true });
    expect((await slot())?.canary).toMatchObject({ percent: 20, since: noon.toISOString() });
    expect(await open('1.0.1', { percent: 20, salt: 'both' })).toMatchObject({ isNew: true });
    expect((await slot())?.canary?.salt).toBe('both');
    await open('1.0.2', { now });
    expect((await slot())?.canary).toMatchObject({ ref: { version: '1.0.2' }, since: later.toISOString() });
  });

  it.each([0, 100, 0.01, 12.34])('takes a share of %d per cent', async (percent) => {
    const { open, slot } = await shopWith('1.0.0', '1.0.1');
    await open('1.0.1', { percent });
    expect((await slot())?.canary?.percent).toBe(percent);
  });

  it.each([
    ...[-0.01, 100.01, 0.001, Number.NaN].map(
      (percent) => ['percent', { percent }, 'from 0 to 100'] as const,
    ),
    ...['', 'a b', 'ملح', 'x'.repeat(101)].map((salt) => ['salt', { salt }, 'up to 100 letters'] as const),
  ])('refuses as %s %j', async (what, asked, words) => {
    const { open } = await shopWith('1.0.0', '1.0.1');
    const message = expect.stringContaining(words);
    await expect(open('1.0.1', asked)).rejects.toMatchObject({ status: 400, code: `bad_${what}`, message });
  });

  it('refuses what everybody gets already, and any version while the slot is frozen', async () => {
    const { open, takeBack } = await shopWith('1.0.0', '1.0.1');
    await expect(open('1.0.0')).rejects.toMatchObject({
      ...{ status: 409, code: 'already_stable' },
      message: expect.stringContaining('mf-demo@1.0.0 is what everybody gets already'),
    });
    await open('1.0.1');
    await takeBack('abort', '1.0.1');
    await expect(open('1.0.1')).rejects.toMatchObject({ status: 423, code: 'frozen' });
  });

  it('is refused where nothing is live', async () => {
    const { open, publish } = await shopWith('1.0.0');
    await publish({ remote: 'mf-new', paths: ['/new'] });
    await expect(open('1.0.0', { remote: 'mf-new' })).rejects.toMatchObject({
      ...{ status: 404, code: 'not_live' },
      message: 'mf-new has no release in production yet. Publish it and promote a first version.',
    });
  });
});

describe('ending a canary', () => {
  it('gives everybody the stable version, also while frozen, and blocks nothing when a person does it', async () => {
    const { open, make, slot } = await shopWith('1.0.0', '1.0.1');
    await open('1.0.1');
    await make('freeze');
    const { revision, ...result } = await make('abort');
    expect(result).toEqual({
      ...{ remote, from: '1.0.1', to: '1.0.0', isNew: true },
      ...{ moves: [{ remote, from: '1.0.1', to: '1.0.0' }], notes: [] },
      gate: { verdict: 'passed', findings: [] },
    });
    expect(revision.change).toMatchObject({ verb: 'abort', from: '1.0.1', to: '1.0.0' });
    expect(revision.change).not.toHaveProperty('automatic');
    expect(await slot()).toMatchObject({ blocked: [], frozen: { by: 'team', reason: 'ready' } });
    expect(await slot()).not.toHaveProperty('canary');
  });

  it('is refused when none is open, and says how to leave the stable version', async () => {
    const { make } = await shopWith('1.0.0');
    await expect(make('abort')).rejects.toMatchObject({
      ...{ status: 409, code: 'no_canary' },
      message:
        'mf-demo has no canary; everybody gets 1.0.0. To leave that one: pnpm release rollback mf-demo --reason "…"',
    });
  });

  it('blocks the version and freezes the slot when the edge does it by itself, once', async () => {
    const { open, revision, slot, takeBack } = await shopWith('1.0.0', '1.0.1');
    await open('1.0.1');
    expect(await takeBack('abort', '1.0.1')).toMatchObject({ isNew: true, to: '1.0.0' });
    expect(await slot()).toMatchObject({ blocked: ['1.0.1'], frozen: frozenByItself });
    expect((await revision())?.change).toMatchObject({
      ...{ actor: 'automatic', automatic: true, at: later.toISOString(), reason: 'it breaks' },
    });
    expect(await takeBack('abort', '1.0.1')).toMatchObject({ isNew: false, to: '1.0.0' });
  });

  it('blocks each version once, and goes on to block the others', async () => {
    const { open, make, slot, takeBack } = await shopWith('1.0.0', '1.0.1', '1.0.2');
    for (const version of ['1.0.1', '1.0.2', '1.0.1']) {
      await open(version, { force: true });
      await takeBack('abort', version);
      await make('unfreeze');
    }
    expect((await slot())?.blocked).toEqual(['1.0.2', '1.0.1']);
  });

  it('leaves a canary of another version alone, and a frozen slot to the person who froze it', async () => {
    const { open, make, slot, takeBack } = await shopWith('1.0.0', '1.0.1', '1.0.2');
    await open('1.0.2');
    expect(await takeBack('abort', '1.0.1')).toMatchObject({ isNew: false });
    await make('freeze');
    expect(await takeBack('abort', '1.0.2')).toMatchObject({ isNew: false });
    expect((await slot())?.canary?.ref.version).toBe('1.0.2');
  });
});

describe('taking the stable version back without a person', () => {
  it('goes to the version before and freezes the slot, once', async () => {
    const { forward, slot, takeBack } = await shopWith('1.0.0', '1.0.1');
    await forward('1.0.1');
    expect(await takeBack('rollback', '1.0.1')).toMatchObject({ isNew: true, to: '1.0.0' });
    const after = { stable: { version: '1.0.0' }, blocked: ['1.0.1'], frozen: frozenByItself };
    expect(await slot()).toMatchObject(after);
    expect(await takeBack('rollback', '1.0.0')).toMatchObject({ isNew: false, to: '1.0.0' });
  });

  it('does nothing when another version is stable by now', async () => {
    const { forward, slot, takeBack } = await shopWith('1.0.0', '1.0.1');
    await forward('1.0.1');
    expect(await takeBack('rollback', '1.0.0')).toMatchObject({ isNew: false });
    expect((await slot())?.stable.version).toBe('1.0.1');
  });
});

describe('steps of a canary', () => {
  const noClimb = { status: 409, code: 'no_climb' };
  const steps = (...shares: number[]) => ({ percent: shares[0], steps: shares, everyMs: 60_000 });

  it.each([
    ['one alone', steps(5)],
    ['steps that fall', steps(5, 2)],
    ['twice the same', steps(5, 5)],
    ['more than everybody', steps(5, 101)],
    ['a moment', { ...steps(5, 25), everyMs: 10 }],
    ['a month', { ...steps(5, 25), everyMs: 31 * 86_400_000 }],
    ['no time at all', { ...steps(5, 25), everyMs: Number.NaN }],
  ])('are refused: %s', async (_what, asked) => {
    const { open, revision } = await shopWith('1.0.0', '1.0.1');
    await expect(open('1.0.1', asked)).rejects.toMatchObject({ status: 400 });
    expect((await revision())?.revision).toBe(1);
  });

  it('can be given to a canary that is open, and end when its share is set by hand', async () => {
    const { open, slot } = await shopWith('1.0.0', '1.0.1');
    await open('1.0.1', { percent: 5 });
    expect(await open('1.0.1', steps(5, 25, 100))).toMatchObject({ isNew: true });
    expect(await open('1.0.1', steps(5, 25, 100))).toMatchObject({ isNew: false });
    await open('1.0.1', { percent: 5 });
    expect((await slot())?.canary?.climb).toBeUndefined();
  });

  it('cannot be paused or resumed where there are none, and twice is once', async () => {
    const { open, make } = await shopWith('1.0.0', '1.0.1');
    await expect(make('pause')).rejects.toMatchObject(noClimb);
    await open('1.0.1', { percent: 5 });
    await expect(make('resume')).rejects.toMatchObject(noClimb);
    await open('1.0.1', steps(5, 25));
    expect(await make('pause')).toMatchObject({ isNew: true, to: '1.0.1' });
    expect(await make('pause')).toMatchObject({ isNew: false });
    expect(await make('resume')).toMatchObject({ isNew: true });
    expect(await make('resume')).toMatchObject({ isNew: false });
  });
});
