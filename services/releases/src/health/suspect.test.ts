import type { Ref, Revision } from '@dana/contracts/release/revision';
import { describe, expect, it } from 'vitest';
import { compareRevisions, type LiveChange } from '../log/follow-revisions.ts';
import { draws } from '../testing/draws.ts';
import { suspectOf, undoOf } from './suspect.ts';
import type { Tally, Window } from './windows.ts';

const minuteMs = 60_000;
const startMs = Date.UTC(2026, 10, 25, 1);

type Live = Record<string, string | { stable: string; canary: string; percent: number }>;

/** Changes at these minutes, each to what is live from then on; the first state is that of the start. */
const logOf = (states: readonly { minute: number; verb: string; live: Live }[]): LiveChange[] => {
  const revisions = revisionsOf(states);
  return revisions.slice(1).map((revision, index) => ({
    ...{ revision: revision.revision, atMs: Date.parse(revision.change.at), change: revision.change },
    differences: compareRevisions(revisions[index]!, revision),
  }));
};

const revisionsOf = (states: readonly { minute: number; verb: string; live: Live }[]): Revision[] =>
  states.map(({ minute, verb, live }, index) => ({
    ...{ schema: 1 as const, env: 'production', revision: 50 + index, parentHash: '' },
    change: {
      ...{ actor: 'noura', verb, reason: 'a try', gate: { verdict: 'passed' as const, findings: [] } },
      at: new Date(startMs + minute * minuteMs).toISOString(),
    },
    slots: Object.fromEntries(
      Object.entries(live).map(([remote, slot]) => {
        const { stable, canary, percent } =
          typeof slot === 'string' ? { stable: slot, canary: undefined, percent: 0 } : slot;
        const since = new Date(startMs).toISOString();
        return [
          remote,
          {
            ...{ stable: refOf(stable), previous: [], blocked: [] },
            ...(canary && { canary: { ref: refOf(canary), percent, salt: 'salt', since } }),
          },
        ];
      }),
    ),
  }));

const refOf = (version: string) => ({ version }) as Ref;

/** Windows of a minute with 20 visits of each slot, which fail with the chance that the test gives for that minute. */
function minutesOf(
  count: number,
  chances: Record<string, (minute: number) => number>,
  { visits = 20, seed = 20_261_125 } = {},
): Window[] {
  const draw = draws(seed);
  return Array.from({ length: count }, (_, minute) => ({
    ...{ startMs: startMs + minute * minuteMs, endMs: startMs + (minute + 1) * minuteMs },
    releases: new Map(
      Object.entries(chances).map(([remote, chance]) => [
        `${remote}@1.0.0`,
        tally(visits, draw.failures(visits, chance(minute))),
      ]),
    ),
  }));
}
const tally = (seen: number, failed: number): Tally => ({
  ...{ seen, failed, unrendered: 0, addresses: seen, failing: failed },
  ...{ failedAt: new Set<number>(), unrenderedAt: new Set<number>() },
});

const live = { shell: '1.0.1', 'mf-product': '1.2.0', 'mf-catalog': '2.0.0' };
const well = () => 0.02;
const was = { shell: '1.0.0' };
const aCanary = { shell: { stable: '1.0.0', canary: '1.1.0', percent: 25 } };
/** A promotion of mf-catalog at minute 20, one of the shell at 60. */
const night = [
  { minute: -900, verb: 'promote', live },
  { minute: 20, verb: 'promote', live: { ...live, 'mf-catalog': '2.1.0' } },
  { minute: 60, verb: 'promote', live: { ...live, 'mf-catalog': '2.1.0', shell: '1.0.2' } },
];

describe('the suspect', () => {
  it('is the change of the shell after which a remote fails, that nobody changed', () => {
    const fails = (minute: number) => (minute < 60 ? 0.12 : 0.66);
    const windows = minutesOf(63, { shell: well, 'mf-product': fails, 'mf-catalog': well });
    const found = suspectOf(logOf(night), windows);
    expect(found).toMatchObject({
      suspect: { revision: 52, remote: 'shell', from: '1.0.1', to: '1.0.2', verb: 'promote', actor: 'noura' },
      failing: [{ remote: 'mf-product', sinceRevision: 52, since: { seen: 60 } }],
      takeBack: 'pnpm release rollback shell --reason "…"',
    });
    expect(found?.sentence).toMatch(
      /^since revision 52 \(shell 1\.0\.1 → 1\.0\.2\) mf-product fails in \d\d % of visits \(1\d % before; \d+ of 60\)$/,
    );
  });

  it('is the change of the slot itself, where two were made in the same minute', () => {
    const twice = [
      ...night.slice(0, 1),
      { minute: 60.2, verb: 'promote', live: { ...live, 'mf-catalog': '2.1.0' } },
      { minute: 60.8, verb: 'promote', live: { ...live, 'mf-catalog': '2.1.0', shell: '1.0.2' } },
    ];
    const windows = minutesOf(65, { shell: well, 'mf-catalog': (minute) => (minute < 60 ? 0.01 : 0.5) });
    expect(suspectOf(logOf(twice), windows)?.suspect).toMatchObject({ revision: 51, remote: 'mf-catalog' });
  });

  it('is a canary, whose share alone fails, and is ended rather than rolled back', () => {
    const canary = { stable: '1.0.1', canary: '1.0.2', percent: 25 };
    const log = logOf([night[0]!, { minute: 60, verb: 'canary', live: { ...live, shell: canary } }]);
    const windows = minutesOf(70, { shell: well, 'mf-product': (minute) => (minute < 60 ? 0.01 : 0.2) });
    expect(suspectOf(log, windows)).toMatchObject({
      suspect: { remote: 'shell', to: '1.0.2' },
      sentence: expect.stringContaining('(shell 1.0.2 at 25 %) mf-product fails in'),
      takeBack: 'pnpm release abort shell --reason "…"',
    });
  });

  it('is still named when it was just taken back, with who did so, until visits show that they fail no more', () => {
    const back = { minute: 64, verb: 'rollback', live: { ...live, 'mf-catalog': '2.1.0' } };
    const log = logOf([...night, back]);
    const fails = (minute: number) => (minute < 60 || minute > 64 ? 0.02 : 0.66);
    const until = (minutes: number) => minutesOf(minutes, { shell: well, 'mf-product': fails });
    expect(suspectOf(log.slice(0, 2), until(64))?.takenBack).toBeUndefined();
    expect(suspectOf(log, until(64))).toMatchObject({
      suspect: { remote: 'shell', revision: 52 },
      takenBack: { revision: 53, actor: 'noura' },
    });
    expect(suspectOf(log, until(80))).toBeUndefined();
  });

  it('is named with every slot that fails since', () => {
    const fails = (minute: number) => (minute < 60 ? 0.02 : 0.4);
    const found = suspectOf(
      logOf(night),
      minutesOf(66, { shell: well, 'mf-product': fails, 'mf-catalog': fails }),
    );
    expect(found?.failing.map(({ remote }) => remote)).toEqual(['mf-product', 'mf-catalog']);
    expect(found?.sentence).toMatch(/mf-product fails in .*, and mf-catalog fails in /);
  });

  it('of several slots that changed at once is left by going back to before all of them', () => {
    const restored = {
      minute: 60,
      verb: 'restore',
      live: { ...live, shell: '1.0.0', 'mf-product': '1.1.0' },
    };
    const windows = minutesOf(66, { shell: well, 'mf-product': (minute) => (minute < 60 ? 0.01 : 0.5) });
    expect(suspectOf(logOf([night[0]!, restored]), windows)).toMatchObject({
      suspect: { remote: 'mf-product' },
      takeBack: 'pnpm release restore 50 --reason "…"',
    });
  });

  it('of a rollback that made it worse is left by a promotion', () => {
    const back = { minute: 60, verb: 'rollback', live: { ...live, shell: '1.0.0' } };
    const windows = minutesOf(66, { 'mf-product': (minute) => (minute < 60 ? 0.01 : 0.5) });
    expect(suspectOf(logOf([night[0]!, back]), windows)?.takeBack).toBe(
      'pnpm release promote shell --version 1.0.1 --force --reason "…"',
    );
  });
});

describe('there is no suspect', () => {
  it.each([
    ['nothing fails more often', night, () => 0.05, 90],
    ['it failed as often before the change', night, () => 0.3, 90],
    [
      'it was taken back and is well again',
      night,
      (minute: number) => (minute >= 60 && minute < 70 ? 0.6 : 0.02),
      95,
    ],
    ['it fails less often since', night, (minute: number) => (minute < 60 ? 0.4 : 0.02), 90],
    ['nothing was changed', night.slice(0, 1), (minute: number) => (minute < 60 ? 0.02 : 0.5), 90],
    ['nothing was reported since', night, well, 58],
  ])('where %s', (_what, states, chance, minutes) => {
    const windows = minutesOf(minutes, { shell: well, 'mf-product': chance });
    expect(suspectOf(logOf(states), windows)).toBeUndefined();
  });

  it('where too few came since', () => {
    const fails = (minute: number) => (minute < 60 ? 0.02 : 0.7);
    expect(suspectOf(logOf(night), minutesOf(61, { 'mf-product': fails }, { visits: 2 }))).toBeUndefined();
  });

  it('in 300 quiet nights with ten changes each, wherever chance makes a slot fail', () => {
    const log = logOf(
      Array.from({ length: 11 }, (_, index) => ({
        minute: index * 20 - 10,
        verb: 'promote',
        live: { ...live, shell: `1.0.${index}` },
      })),
    );
    let wrong = 0;
    for (let seed = 1; seed <= 300; seed += 1)
      if (suspectOf(log, minutesOf(200, { shell: well, 'mf-product': () => 0.1 }, { visits: 5, seed })))
        wrong += 1;
    expect(wrong).toBeLessThanOrEqual(3);
  });
});

it('two revisions differ in stable versions, in canaries, and in what was not live yet', () => {
  const canary = { stable: '1.0.0', canary: '1.1.0', percent: 10 };
  const [log] = logOf([
    { minute: 0, verb: 'promote', live: { shell: '1.0.0', 'mf-same': '1.0.0' } },
    { minute: 1, verb: 'restore', live: { shell: '1.1.0', 'mf-same': '1.0.0', 'mf-demo': canary } },
  ]);
  expect(log?.differences).toEqual([
    { remote: 'mf-demo', after: { stable: '1.0.0', canary: { version: '1.1.0', percent: 10 } } },
    { remote: 'shell', before: { stable: '1.0.0' }, after: { stable: '1.1.0' } },
  ]);
});

it.each<[what: string, verb: string, before: Live, after: Live, undo: object]>([
  ['a first release, which had nothing before', 'promote', {}, { shell: '1.0.0' }, { verb: 'rollback' }],
  ['a canary that was ended', 'abort', aCanary, was, { verb: 'canary', version: '1.1.0', percent: 25 }],
  ['a canary that was promoted', 'promote', aCanary, { shell: '1.1.0' }, { verb: 'rollback' }],
])('what undoes %s', (_what, verb, before, after, undo) => {
  const [change] = logOf([
    { minute: 0, verb: 'promote', live: before },
    { minute: 1, verb, live: after },
  ]);
  expect(undoOf(change!, change!.differences[0]!)).toEqual({ ...undo, remote: 'shell' });
});
