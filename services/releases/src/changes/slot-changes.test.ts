import { describe, expect, it } from 'vitest';
import { refOf, sampleRelease, slotOf } from '../testing/sample-release.ts';
import { promoted, rollbackTarget, rolledBack } from './slot-changes.ts';

const since = '2026-11-21T00:00:00Z';
const release = (version: string) => sampleRelease('mf-demo', version);
const ref = (version: string) => refOf(release(version));
const canaryOf = (version: string) => ({ ref: ref(version), percent: 5, salt: 's', since });
const slot = (stable: string, ...previous: string[]) => slotOf([release(stable), ...previous.map(release)]);

function refusalOf(act: () => unknown): unknown {
  try {
    return act();
  } catch (refusal) {
    return refusal;
  }
}
const refusedAs = (status: number, code: string, message: string, details = {}) =>
  expect.objectContaining({ status, code, message: expect.stringContaining(message), details });

describe('a slot after a promotion', () => {
  it('begins with the first release', () => {
    expect(promoted(undefined, ref('1.0.0'))).toEqual({ stable: ref('1.0.0'), previous: [], blocked: [] });
  });

  it('can go back to what was stable, and names each version once', () => {
    const after = promoted(slot('1.0.2', '1.0.1', '1.0.0'), ref('1.0.0'));
    expect([after.stable, ...after.previous]).toEqual(['1.0.0', '1.0.2', '1.0.1'].map(ref));
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

  it('is the newest version that was not taken back, or the one that is named', () => {
    expect(rollbackTarget('mf-demo', before)).toEqual(ref('1.0.1'));
    expect(rollbackTarget('mf-demo', before, '1.0.0')).toEqual(ref('1.0.0'));
  });

  it('is never a version that was taken back, and the refusal names the possible ones', () => {
    expect(refusalOf(() => rollbackTarget('mf-demo', before, '1.0.2'))).toEqual(
      refusedAs(
        409,
        'no_rollback_target',
        'mf-demo cannot go back to 1.0.2. Versions it can go back to: 1.0.1, 1.0.0.',
        { possible: ['1.0.1', '1.0.0'] },
      ),
    );
  });

  it('is nowhere for the first release', () => {
    const first = slot('1.0.0');
    expect(refusalOf(() => rollbackTarget('mf-demo', first))).toEqual(
      refusedAs(409, 'no_rollback_target', 'mf-demo has no earlier version to go back to; 1.0.0 stays.', {
        possible: [],
      }),
    );
    expect(refusalOf(() => rollbackTarget('mf-demo', first, '0.9.0'))).toEqual(
      refusedAs(409, 'no_rollback_target', 'Versions it can go back to: none.', { possible: [] }),
    );
  });
});
