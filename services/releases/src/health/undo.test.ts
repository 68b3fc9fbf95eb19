import type { Revision } from '@dana/contracts/release/revision';
import { describe, expect, it } from 'vitest';
import type { LiveVersions, SlotDifference } from '../log/follow-revisions.ts';
import { type Undo, undoOf } from './suspect.ts';

const remote = 'mf-demo';
const was: LiveVersions = { stable: '1.0.0' };
const is: LiveVersions = { stable: '1.1.0' };
const canary = { version: '1.1.0', percent: 25 };
const shell: SlotDifference = { remote: 'shell', before: was, after: is };

const undone = (
  verb: Revision['change']['verb'],
  difference: Omit<SlotDifference, 'remote'>,
  ...more: SlotDifference[]
) => {
  const suspect = { remote, ...difference };
  const change = { verb, actor: 'noura', at: '2026-11-25T03:00:00.000Z', reason: 'a try' };
  return undoOf(
    {
      ...{ revision: 57, atMs: Date.parse(change.at), differences: [suspect, ...more] },
      change: change as Revision['change'],
    },
    suspect,
  );
};

describe('what a suspected change is undone with', () => {
  it.each<{ what: string; undo: Undo; given: Undo }>([
    {
      what: 'a promotion: the version before',
      given: undone('promote', { before: was, after: is }),
      undo: { verb: 'rollback', remote },
    },
    {
      what: 'a first release, which had nothing before: a rollback, which says so',
      given: undone('publish', { after: is }),
      undo: { verb: 'rollback', remote },
    },
    {
      what: 'a rollback: the version that was left',
      given: undone('rollback', { before: is, after: was }),
      undo: { verb: 'promote', remote, version: '1.1.0' },
    },
    {
      what: 'a canary that was opened, or climbed: its end',
      given: undone('canary', { before: was, after: { ...was, canary } }),
      undo: { verb: 'abort', remote },
    },
    {
      what: 'a canary that was ended: the same share again',
      given: undone('abort', { before: { ...was, canary }, after: was }),
      undo: { verb: 'canary', remote, version: '1.1.0', percent: 25 },
    },
    {
      what: 'a canary that was promoted: the version before',
      given: undone('promote', { before: { ...was, canary }, after: is }),
      undo: { verb: 'rollback', remote },
    },
    {
      what: 'a change of several: the revision before, in one step',
      given: undone('restore', { before: was, after: is }, shell),
      undo: { verb: 'restore', toRevision: 56 },
    },
  ])('$what', ({ given, undo }) => {
    expect(given).toEqual(undo);
  });
});
