import type { Revision, Slot } from '@dana/contracts/release/revision';
import { describe, expect, it } from 'vitest';
import { refOf, sampleRelease, sampleSnapshot, slotOf } from '../testing/sample-release.ts';
import type { Asked, Decide, Facts } from './change.ts';
import { restore, retire, rollback, rolledBack, setOf } from './go-back.ts';
import { promote, promoted } from './go-forward.ts';

const since = '2026-11-21T00:00:00Z';
const now = new Date(since);
const release = (version: string, remote = 'mf-demo') => sampleRelease(remote, version);
const ref = (version: string, remote = 'mf-demo') => refOf(release(version, remote));
const canaryOf = (version: string) => ({ ref: ref(version), percent: 5, salt: 's', since });
const slot = (stable: string, ...previous: string[]) =>
  slotOf([release(stable), ...previous.map((version) => release(version))]);
const revisionOf = (slots: Record<string, Slot>): Revision => sampleSnapshot(slots, []).revision;

const facts: Facts = { now, releases: [], earlier: undefined, first: undefined, log: [] };
const decided = (
  decide: Decide,
  slots: Record<string, Slot>,
  asked: Partial<Asked> = {},
  more: Partial<Facts> = {},
) => {
  const given: Asked = {
    ...{ env: 'production', verb: 'rollback', actor: 'duty', reason: 'it broke', remote: 'mf-demo' },
    ...asked,
  };
  return decide(revisionOf(slots), given, { ...facts, ...more });
};

function refusalOf(act: () => unknown): unknown {
  try {
    return act();
  } catch (refusal) {
    return refusal;
  }
}
const refusedAs = (status: number, code: string, message: string, details = {}) =>
  expect.objectContaining({ status, code, message: expect.stringContaining(message), details });
const noTarget = (message: string, ...possible: string[]) =>
  refusedAs(409, 'no_rollback_target', message, { possible });
const frozen = (slot: Slot) => ({ ...slot, frozen: { by: 'duty', reason: 'the sale' } });

describe('a slot after a promotion', () => {
  it('begins with the first release', () => {
    expect(promoted(undefined, ref('1.0.0'))).toEqual({ stable: ref('1.0.0'), previous: [], blocked: [] });
  });

  it('can go back to what was stable, and names each version once', () => {
    const after = promoted(slot('1.0.2', '1.0.1', '1.0.0'), ref('1.0.0'));
    expect([after.stable, ...after.previous]).toEqual(['1.0.0', '1.0.2', '1.0.1'].map((one) => ref(one)));
  });

  it('ends the canary of the promoted version, and goes on with one of another', () => {
    const before = { ...slot('1.0.0'), canary: canaryOf('1.0.1'), stableSince: since };
    expect(promoted(before, ref('1.0.1'))).toEqual({ ...slot('1.0.1', '1.0.0'), stableSince: since });
    expect(promoted(before, ref('1.0.2')).canary).toEqual(canaryOf('1.0.1'));
  });

  it('no longer blocks the version, and still the others', () => {
    const before = { ...slot('1.0.0'), blocked: ['1.0.1', '1.0.2'] };
    expect(promoted(before, ref('1.0.1')).blocked).toEqual(['1.0.2']);
  });
});

describe('a slot after a rollback', () => {
  it('falls back to nothing that was gone past, has no canary and is no longer watched', () => {
    const before = {
      ...slot('1.0.3', '1.0.2', '1.0.1', '1.0.0'),
      ...{ canary: canaryOf('1.0.4'), stableSince: since, blocked: ['1.0.1', '0.9.0'] },
      frozen: { by: 'night', reason: 'wait' },
    };
    expect(rolledBack(before, ref('1.0.1'))).toEqual({
      ...slot('1.0.1', '1.0.0'),
      blocked: ['0.9.0', '1.0.3'],
      frozen: before.frozen,
    });
  });
});

describe('where a rollback goes', () => {
  const before = { ...slot('1.0.3', '1.0.2', '1.0.1', '1.0.0'), blocked: ['1.0.2'] };
  const target = (slots: Slot, asked?: Partial<Asked>, more?: Partial<Facts>) =>
    decided(rollback, { 'mf-demo': slots }, asked, more)?.slots['mf-demo']?.stable.version;

  it('is the newest version that was not taken back, or the one that is named', () => {
    expect(target(before)).toBe('1.0.1');
    expect(target(before, { version: '1.0.0' })).toBe('1.0.0');
  });

  it('is no version that was taken back once, also when it was promoted by force since', () => {
    // 1.0.1 was rolled back from, forced, and followed by 1.0.2.
    const forced = slot('1.0.2', '1.0.1', '1.0.0');
    const log = [revisionOf({ 'mf-demo': { ...slot('1.0.0'), blocked: ['1.0.1'] } })];
    expect(target(forced)).toBe('1.0.1');
    expect(target(forced, {}, { log })).toBe('1.0.0');
    expect(decided(rollback, { 'mf-demo': forced }, {}, { log })?.notes).toEqual([
      'mf-demo: passed over 1.0.1, taken back before. To go there all the same: --version.',
    ]);
    expect(target(forced, { version: '1.0.1' }, { log })).toBe('1.0.1');
    expect(refusalOf(() => target(slot('1.0.2', '1.0.1'), {}, { log }))).toEqual(
      noTarget('pnpm release rollback mf-demo --version 1.0.1', '1.0.1'),
    );
  });

  it('is the one before all the same where the shop itself goes back and nothing better is there', () => {
    const log = [revisionOf({ 'mf-demo': { ...slot('1.0.0'), blocked: ['1.0.1'] } })];
    const byItself: Partial<Asked> = { automatic: true, onlyIf: { version: '1.0.2' } };
    expect(target(slot('1.0.2', '1.0.1'), byItself, { log })).toBe('1.0.1');
    expect(target(slot('1.0.2', '1.0.1', '1.0.0'), byItself, { log })).toBe('1.0.0');
    expect(target(slot('1.0.3', '1.0.1'), byItself)).toBeUndefined();
  });

  it('is never a version that was taken back and not promoted since, and the refusal names the possible ones', () => {
    expect(refusalOf(() => target(before, { version: '1.0.2' }))).toEqual(
      noTarget(
        'mf-demo cannot go back to 1.0.2. Versions it can go back to: 1.0.1, 1.0.0.',
        '1.0.1',
        '1.0.0',
      ),
    );
  });

  it('is nowhere for the first release', () => {
    const first = slot('1.0.0');
    expect(refusalOf(() => target(first))).toEqual(
      noTarget('mf-demo has no earlier version to go back to; 1.0.0 stays.'),
    );
    expect(refusalOf(() => target(first, { version: '0.9.0' }))).toEqual(
      noTarget('Versions it can go back to: none.'),
    );
  });
});

describe('several that were promoted together', () => {
  const asked: Partial<Asked> = { verb: 'promote', remote: undefined };
  const published = ['mf-demo', 'mf-new', 'mf-other'].map((remote) => ({
    manifest: release('2.0.0', remote),
    ref: ref('2.0.0', remote),
  }));
  const others = {
    'mf-other': slotOf([release('1.0.0', 'mf-other')]),
    shell: slotOf([release('1.0.0', 'shell')]),
  };
  const before = { 'mf-demo': slot('1.0.1', '1.0.0'), ...others };
  const set = decided(promote, before, asked, { releases: published });
  const live = set?.slots ?? {};
  const versions = (slots: Record<string, Slot> = {}) =>
    Object.fromEntries(Object.entries(slots).map(([name, { stable }]) => [name, stable.version]));

  it('are one revision, of which the log says what became of each', () => {
    expect(set?.moves).toEqual([
      { remote: 'mf-demo', from: '1.0.1', to: '2.0.0' },
      { remote: 'mf-new', to: '2.0.0' },
      { remote: 'mf-other', from: '1.0.0', to: '2.0.0' },
    ]);
    expect(versions(live)).toEqual({
      ...{ 'mf-demo': '2.0.0', 'mf-new': '2.0.0', 'mf-other': '2.0.0', shell: '1.0.0' },
    });
    expect(setOf(live, 'mf-new')).toEqual(['mf-demo', 'mf-new', 'mf-other']);
    expect(setOf(live, 'shell')).toEqual(['shell']);
  });

  it('go back together, whichever is named; one that was new leaves the shop', () => {
    for (const remote of ['mf-demo', 'mf-new', 'mf-other']) {
      const back = decided(rollback, live, { remote });
      expect(versions(back?.slots)).toEqual(versions(before));
      expect(back?.notes?.[0]).toMatch(/mf-demo.* were promoted together and go back together\./);
      expect(back?.moves[0]?.remote).toBe(remote);
    }
  });

  it('go back alone when a version is named, or when another went on since', () => {
    const alone = decided(rollback, live, { version: '1.0.0' });
    expect(versions(alone?.slots)).toEqual({ ...versions(live), 'mf-demo': '1.0.0' });
    const went = {
      ...live,
      'mf-other': { ...promoted(live['mf-other'], ref('2.0.1', 'mf-other')), stableSince: since },
    };
    expect(setOf(went, 'mf-demo')).toEqual(['mf-demo', 'mf-new']);
    expect(versions(decided(rollback, went)?.slots)).toEqual({
      ...{ 'mf-demo': '1.0.1', 'mf-other': '2.0.1', shell: '1.0.0' },
    });
  });

  it('lose none of them that has nowhere to go back to, and take one that was taken back once', () => {
    const other = live['mf-other'] as Slot;
    const stuck = { ...live, 'mf-other': { ...other, blocked: ['1.0.0'] } };
    expect(refusalOf(() => decided(rollback, stuck))).toEqual(noTarget('mf-other has no earlier version'));
    const log = [revisionOf(stuck)];
    expect(versions(decided(rollback, live, {}, { log })?.slots)).toEqual(versions(before));
  });

  it('leave out what is live already, and are promoted while none of them is frozen', () => {
    const [again] = [decided(promote, live, asked, { releases: published })];
    expect(again).toBeUndefined();
    const held = { ...before, 'mf-other': frozen(others['mf-other']) };
    expect(refusalOf(() => decided(promote, held, asked, { releases: published }))).toEqual(
      refusedAs(423, 'frozen', 'mf-other is frozen by duty'),
    );
  });
});

describe('a remote that leaves the shop', () => {
  const slots = { 'mf-demo': slot('1.0.1', '1.0.0'), shell: slotOf([release('1.0.0', 'shell')]) };

  it('is in no composition after it, and comes back with an earlier revision, and its way back too', () => {
    const gone = decided(retire, slots, { verb: 'retire' });
    expect(gone).toMatchObject({
      moves: [{ remote: 'mf-demo', from: '1.0.1' }],
      judged: [{ isLeaving: true }],
    });
    expect(Object.keys(gone?.slots ?? {})).toEqual(['shell']);
    const again = decided(
      restore,
      gone?.slots ?? {},
      { remote: undefined, toRevision: 7 },
      { earlier: revisionOf(slots) },
    );
    expect(again?.slots).toEqual(slots);
    expect(again?.moves).toEqual([{ remote: 'mf-demo', to: '1.0.1' }]);
  });

  it('is not the shell, nor one that is frozen or was never live', () => {
    const held = { ...slots, 'mf-demo': frozen(slots['mf-demo']) };
    expect(refusalOf(() => decided(retire, held))).toEqual(refusedAs(423, 'frozen', 'frozen by duty'));
    expect(refusalOf(() => decided(retire, slots, { remote: 'shell' }))).toEqual(
      refusedAs(409, 'needs_shell', 'every page stands in it'),
    );
    expect(refusalOf(() => decided(retire, slots, { remote: 'mf-never', verb: 'retire' }))).toEqual(
      refusedAs(404, 'not_live', 'mf-never has no release in production'),
    );
  });
});

describe('an earlier revision', () => {
  const shell = slotOf([release('1.0.0', 'shell')]);
  const slots = { 'mf-demo': slot('1.0.0'), shell };

  it('takes away what did not exist in it, and never the shell', () => {
    const then = revisionOf({ 'mf-first': slotOf([release('1.0.0', 'mf-first')]) });
    const back = decided(restore, slots, { remote: undefined, toRevision: 7 }, { earlier: then });
    expect(Object.keys(back?.slots ?? {}).toSorted()).toEqual(['mf-first', 'shell']);
    expect(back?.moves).toEqual([
      { remote: 'mf-first', to: '1.0.0' },
      { remote: 'mf-demo', from: '1.0.0' },
    ]);
    expect(back?.more).toEqual({ reason: 'it broke (as at revision 7)' });
    const only = { remote: undefined, toRevision: 7, remotes: ['mf-demo'] };
    expect(Object.keys(decided(restore, slots, only, { earlier: then })?.slots ?? {})).toEqual(['shell']);
  });

  it('ends canaries, and is left again by a later one: what was gone back from is live again', () => {
    const went = { 'mf-demo': { ...slot('1.1.0', '1.0.0'), canary: canaryOf('1.2.0') }, shell };
    const to = (from: Record<string, Slot>, earlier: Record<string, Slot>, more: Partial<Asked> = {}) =>
      decided(restore, from, { remote: undefined, toRevision: 2, ...more }, { earlier: revisionOf(earlier) })
        ?.slots ?? {};
    const back = to(went, slots);
    expect(back['mf-demo']).toEqual({ ...slot('1.0.0'), blocked: ['1.1.0'] });
    expect(to(back, went)['mf-demo']).toEqual({ ...slot('1.1.0', '1.0.0'), stableSince: now.toISOString() });
    expect(to(went, went)['mf-demo']).toEqual(slot('1.1.0', '1.0.0'));
    // For some it leaves the others with theirs, also where it is frozen.
    const later = { ...went, shell: frozen(slotOf([release('1.1.0', 'shell'), release('1.0.0', 'shell')])) };
    expect(to(later, slots, { remotes: ['shell'] })).toMatchObject({
      ...{ shell: { stable: { version: '1.0.0' } }, 'mf-demo': went['mf-demo'] },
    });
  });

  it('is not restored where it never was, or for what was live neither then nor is now', () => {
    const asked = { remote: undefined, toRevision: 99 };
    expect(refusalOf(() => decided(restore, slots, asked))).toEqual(
      refusedAs(404, 'no_revision', 'never had a revision 99'),
    );
    const then = revisionOf(slots);
    expect(
      refusalOf(() => decided(restore, slots, { ...asked, remotes: ['mf-never'] }, { earlier: then })),
    ).toEqual(refusedAs(404, 'not_live', 'mf-never was not live at revision 99, nor is it now.'));
    expect(decided(restore, slots, asked, { earlier: then })).toBeUndefined();
  });
});
