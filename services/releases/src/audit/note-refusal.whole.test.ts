import { expect, it } from 'vitest';
import { ReleaseRefusal, StoreUnreachable } from '../store/refusal.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { newestEntries } from '../testing/newest-entries.ts';
import { countMarked, writeAuditEntry } from './audit-log.ts';
import { noteRefusal } from './note-refusal.ts';

const attempt = { actor: 'ci', what: 'promote mf-demo 1.0.0', env: 'production', remotes: ['mf-demo'] };
const refusal = new ReleaseRefusal(423, 'frozen', 'x'.repeat(5_000));

it('is kept no more when two thousand of a day are kept, of strangers and of the others apart', async () => {
  const { store } = await temporaryStore();
  const at = new Date().toISOString();
  const entry = { ...attempt, at, kind: 'refused' as const };
  await Promise.all(Array.from({ length: 2_000 }, () => writeAuditEntry(store, entry, 'stranger')));
  await noteRefusal(store, attempt, refusal, true);
  expect(await countMarked(store, at, 'stranger')).toBe(2_000);
  await noteRefusal(store, attempt, refusal);
  const [newest] = await newestEntries(store, 1);
  expect(newest?.status).toBe(423);
  expect(newest?.message).toHaveLength(500);
});

it('is only refused where the disk is full, and no refusal where the store was not reached', async () => {
  const { store } = await temporaryStore();
  const full = new StoreUnreachable('audit', new Error('full'));
  await noteRefusal(store, attempt, full);
  expect(await newestEntries(store, 10)).toEqual([]);
  const putIfAbsent = async () => Promise.reject(full);
  await expect(noteRefusal({ ...store, putIfAbsent }, attempt, refusal)).resolves.toMatchObject({
    status: 423,
  });
});
