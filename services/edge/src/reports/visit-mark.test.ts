import type { Composition } from '@dana/contracts/release/composition';
import { expect, it } from 'vitest';
import { createSeenMarks } from './seen-marks.ts';
import { markLifetimeMs, readVisit, signVisit } from './visit-mark.ts';

const composition = {
  revision: 7,
  env: 'production',
  shell: { version: '1.0.0' },
  remotes: { 'mf-a': { current: { version: '1.1.0' }, previous: { version: '1.0.0' } } },
} as unknown as Composition;
const nowMs = Date.UTC(2026, 0, 1);
const mark = signVisit(composition, 'secret', nowMs);

it('says which releases a document was made with', () => {
  const visit = readVisit(mark, 'production', 'secret', nowMs);
  expect(visit?.revision).toBe(7);
  for (const release of ['shell@1.0.0', 'mf-a@1.1.0', 'mf-a@1.0.0']) expect(visit?.holds(release)).toBe(true);
  for (const release of ['mf-a@1.2.0', 'shell@1.1.0', 'mf-b@1.0.0', ''])
    expect(visit?.holds(release)).toBe(false);
});

it('says nothing with another key, in another environment, when it is over, or with any bit of it changed', () => {
  expect(readVisit(mark, 'production', 'other', nowMs)).toBeUndefined();
  expect(readVisit(mark, 'staging', 'secret', nowMs)).toBeUndefined();
  expect(readVisit(mark, 'production', 'secret', nowMs + markLifetimeMs)).toBeUndefined();
  const parts = mark.split('.').map((part) => Buffer.from(part, 'base64url'));
  for (const [which, part] of parts.entries())
    for (let bit = 0; bit < part.length * 8; bit += 1) {
      const changed = parts.map((bytes) => Buffer.from(bytes));
      changed[which]?.writeUInt8((part[bit >> 3] ?? 0) ^ (1 << (bit & 7)), bit >> 3);
      const text = changed.map((bytes) => bytes.toString('base64url')).join('.');
      expect(readVisit(text, 'production', 'secret', nowMs)).toBeUndefined();
    }
  for (const text of ['', '.', 'a', '..', `${mark.split('.')[0]}.`])
    expect(readVisit(text, 'production', 'secret', nowMs)).toBeUndefined();
});

it('is remembered for as long as it is good, in bounded memory', () => {
  let now = 0;
  const seen = createSeenMarks({ lifetimeMs: 100, now: () => now, keysMax: 3 });
  now = 99;
  expect(['a', 'b', 'c', 'd'].map(seen.add)).toEqual([true, true, true, false]);
  now = 198;
  expect(['a', 'd'].map(seen.has)).toEqual([true, false]);
  expect(seen.add('d')).toBe(true);
  now = 300;
  expect(['a', 'd'].map(seen.has)).toEqual([false, true]);
});
