import type { Targets } from '@dana/contracts/release/canary-targets';
import type { Slot } from '@dana/contracts/release/revision';
import { expect, it } from 'vitest';
import { refOf, sampleRelease, sampleShell, slotOf } from '../testing/sample-release.ts';
import { sampleSnapshot } from '../testing/sample-snapshot.ts';
import { withShare } from './canary-share.ts';
import { type ResolveRequest, resolveComposition } from './resolve-composition.ts';
import { slotNotes } from './slot-notes.ts';

const shell = sampleShell('1.0.0');
const [canary, stable, before] = ['1.0.2', '1.0.1', '1.0.0'].map((version) =>
  sampleRelease('mf-demo', version),
) as [ReturnType<typeof sampleRelease>, ReturnType<typeof sampleRelease>, ReturnType<typeof sampleRelease>];
const id = 'a-named-visitor-of-ours';

const snapshotOf = (slot: Slot, isReadable = true) =>
  sampleSnapshot({ shell: slotOf([shell]), 'mf-demo': slot }, [
    shell,
    stable,
    before,
    ...(isReadable ? [canary] : []),
  ]);

const begun = { ref: refOf(canary), salt: 's', since: '2026-11-21T00:00:00Z' };
const slotWith = (percent: number, targets?: Targets): Slot => ({
  ...slotOf([stable, before]),
  canary: withShare(begun, { percent, targets }),
});

/** Every kind of visitor that can be told from another. */
const visitors: ResolveRequest[] = [
  undefined,
  id,
  ...Array.from({ length: 20 }, (_, index) => `visitor-${index}`),
]
  .flatMap((visitorId) => [true, false].map((isStaff) => ({ visitorId, isStaff })))
  .flatMap((visitor) => ['ar', 'en'].map((language) => ({ ...visitor, language })))
  .flatMap((visitor) => ['KW', undefined].map((country) => ({ ...visitor, country })))
  .flatMap((visitor) => [true, false].map((isSignedIn) => ({ ...visitor, isSignedIn })))
  .flatMap((visitor) =>
    [[], ['mf-demo@1.0.2'], ['mf-demo@1.0.1']].map((crashed) => ({ ...visitor, crashed: new Set(crashed) })),
  );

it.each<[Targets | undefined, number]>([
  [undefined, 50],
  [{ language: 'ar' }, 50],
  [{ countries: ['KW'], signedIn: true }, 100],
  [{ staff: true, ids: [id] }, 0],
  [{ language: 'ar', countries: ['KW'], signedIn: false, staff: true, ids: [id] }, 30],
])('says of every visitor of a canary with %j at %d %% what they got, and by what', (targets, percent) => {
  const snapshot = snapshotOf(slotWith(percent, targets));
  for (const visitor of visitors) {
    const shown = resolveComposition(snapshot, visitor).remotes['mf-demo']?.current.version;
    const [note, ...more] = slotNotes(snapshot, visitor);
    expect([note?.slot, more]).toEqual(['mf-demo', []]);
    const isIn = ['id', 'staff', 'share', 'targetShare'].includes(note?.reason ?? '');
    if (note?.reason === 'crashed') expect([...(visitor.crashed ?? [])][0]).not.toBe(`mf-demo@${shown}`);
    else expect(shown).toBe(isIn ? '1.0.2' : '1.0.1');
  }
});

it('says where the release of a canary cannot be used, and nothing of slots that all get alike', () => {
  const visitor = { visitorId: id };
  const everybody = slotWith(100);
  expect(slotNotes(snapshotOf(everybody, false), visitor)).toEqual([
    { slot: 'mf-demo', reason: 'unavailable' },
  ]);
  expect(slotNotes(snapshotOf({ ...everybody, blocked: ['1.0.2'] }), visitor)).toEqual([
    { slot: 'mf-demo', reason: 'unavailable' },
  ]);
  expect(slotNotes(snapshotOf(slotOf([stable, before])), visitor)).toEqual([]);
  const preview = { 'mf-demo': before, 'mf-first': sampleRelease('mf-first', '0.1.0') };
  expect(
    slotNotes(snapshotOf(everybody), { ...visitor, preview }).map(({ slot, reason }) => [slot, reason]),
  ).toEqual([
    ['mf-demo', 'preview'],
    ['mf-first', 'preview'],
  ]);
});
