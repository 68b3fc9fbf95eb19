import { expect, it } from 'vitest';
import { temporaryStore } from '../testing/temporary-store.ts';
import { newestEntries } from '../testing/newest-entries.ts';
import { writeAuditEntry } from './audit-log.ts';
import { pruneRefusals } from './prune-refusals.ts';

it('refusals are kept for half a year, and what was done stays', async () => {
  const { store } = await temporaryStore();
  const [old, young] = ['2026-03-01T10:00:00.000Z', '2026-09-01T10:00:00.000Z'];
  const refused = { kind: 'refused' as const, actor: 'ci', what: 'promote mf-demo' };
  for (const at of [old, young])
    for (const mark of ['refused', 'stranger']) await writeAuditEntry(store, { ...refused, at }, mark);
  await writeAuditEntry(store, { at: old, kind: 'token', actor: 'duty', what: 'made' });
  expect(await pruneRefusals(store, new Date('2026-11-25T00:00:00Z'))).toBe(2);
  expect((await newestEntries(store, 10)).map(({ at, kind }) => [at, kind])).toEqual([
    [young, 'refused'],
    [young, 'refused'],
    [old, 'token'],
  ]);
});
