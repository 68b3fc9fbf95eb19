import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readHead } from '../log/revisions.ts';
import type { Store } from '../store/store.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { appendRevision, type RevisionDraft } from './append-revision.ts';

const env = 'production';

function draft(reason: string): RevisionDraft {
  const gate = { verdict: 'passed' as const, findings: [] };
  return { change: { actor: 'test', verb: 'freeze', reason, gate }, slots: {} };
}

const append = (store: Store, reason: string, more: { ifMatch?: number } = {}) =>
  appendRevision({ store, env, propose: () => draft(reason), ...more });

describe('adding a revision', () => {
  it('says that it is new, and which number and parent it has', async () => {
    const { store } = await temporaryStore();
    const first = await append(store, 'first');
    expect(first).toMatchObject({ isNew: true, head: { revision: { revision: 1, schema: 1, env } } });
    // The hash of nothing.
    expect(first.head.revision.parentHash).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    const second = await append(store, 'second');
    expect(second.head.revision).toMatchObject({ revision: 2, parentHash: first.head.hash });
    expect(await readHead(store, env)).toEqual(second.head);
  });

  it('writes nothing when there is nothing to change', async () => {
    const { store } = await temporaryStore();
    const { head } = await append(store, 'first');
    const again = await appendRevision({ store, env, propose: () => undefined });
    expect(again).toEqual({ head, isNew: false });
    expect(await readHead(store, env)).toEqual(head);
  });

  it('cannot begin a log with nothing', async () => {
    const { store } = await temporaryStore();
    await expect(appendRevision({ store, env, propose: () => undefined })).rejects.toThrow(
      'production: the first revision of a log cannot be empty.',
    );
  });

  it('leaves the newest number as a hint, so that readers need no listing', async () => {
    const { store, folder } = await temporaryStore();
    await append(store, 'first');
    await append(store, 'second');
    const hint = await readFile(join(folder, 'registry/production/head.json'), 'utf8');
    expect(JSON.parse(hint)).toEqual({ revision: 2 });
    const list = vi.spyOn(store, 'list');
    expect((await readHead(store, env))?.revision.revision).toBe(2);
    expect(list).not.toHaveBeenCalled();
  });

  it('succeeds also when the hint cannot be written', async () => {
    const { store } = await temporaryStore();
    const putHint = () => Promise.reject(new Error('disk full'));
    expect((await append({ ...store, putHint }, 'first')).isNew).toBe(true);
    expect((await readHead(store, env))?.revision.change.reason).toBe('first');
  });

  it('says which revision is current when it was decided on an older one', async () => {
    const { store } = await temporaryStore();
    await append(store, 'first');
    await append(store, 'second');
    await expect(append(store, 'late', { ifMatch: 1 })).rejects.toMatchObject({
      ...{ status: 412, code: 'stale_revision' },
      message: expect.stringContaining('production is at revision 2, not 1'),
      details: { currentRevision: 2 },
    });
    await expect(append((await temporaryStore()).store, 'late', { ifMatch: 1 })).rejects.toMatchObject({
      message: expect.stringContaining('production is at revision 0, not 1'),
    });
  });

  it('is decided with the newest head each time, and given up after 200 lost attempts', async () => {
    const { store } = await temporaryStore();
    const { head } = await append(store, 'first');
    const seen: unknown[] = [];
    const propose = (current: unknown) => {
      seen.push(current);
      return draft('mine');
    };
    const putIfAbsent = () => Promise.resolve('exists' as const);
    await expect(appendRevision({ store: { ...store, putIfAbsent }, env, propose })).rejects.toMatchObject({
      ...{ status: 409, code: 'busy' },
      message: 'production: too many others write at once. Repeat the command.',
    });
    expect(seen).toEqual(Array.from({ length: 200 }, () => head));
  });
});
