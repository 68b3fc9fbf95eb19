import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { killBeforeVisible } from '../testing/killed-process.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { probeForward, readHead, readHistory, readRevision } from './revisions.ts';
import { addRevision, brokenLinks } from '../testing/sample-log.ts';

const env = 'production';

const append = (store: Store, reason: string, now?: () => Date) => addRevision(store, { reason }, now);

async function reasons(store: Store): Promise<string[]> {
  const head = await readHead(store, env);
  const found: string[] = [];
  if (head) for await (const { change } of readHistory(store, env, head)) found.push(change.reason);
  return found;
}

describe('the log of revisions', () => {
  it('takes in every one of many changes made at once, each exactly once and in a valid chain', async () => {
    const { store } = await temporaryStore();
    const wanted = Array.from({ length: 24 }, (_, index) => `change ${index}`);
    await Promise.all(wanted.map((reason) => append(store, reason)));
    expect((await reasons(store)).toSorted()).toEqual(wanted.toSorted());
    expect((await readHead(store, env))?.revision.revision).toBe(24);
    expect(await brokenLinks(store, env)).toEqual([]);
  });

  it('reads a change of a kind that only newer servers know', async () => {
    const { store } = await temporaryStore();
    await append(store, 'first');
    await addRevision(store, { verb: 'schedule', reason: 'of tomorrow' });
    expect((await readHead(store, env))?.revision.change).toMatchObject({
      ...{ verb: 'schedule', reason: 'of tomorrow' },
    });
    expect(await brokenLinks(store, env)).toEqual([]);
  });

  it.each([
    ['gone', undefined],
    ['corrupt', '{"revis'],
    ['of another form', '{"revision":"2"}'],
    ['stale', '{"revision":1}'],
    ['ahead of the log', '{"revision":99}'],
  ])('finds the true head when head.json is %s', async (_how, hint) => {
    const { store, folder } = await temporaryStore();
    for (const reason of ['first', 'second', 'third']) await append(store, reason);
    const path = join(folder, 'registry/production/head.json');
    await (hint === undefined ? rm(path) : writeFile(path, hint));
    expect((await readHead(store, env))?.revision.change.reason).toBe('third');
    expect(await append(store, 'fourth')).toBe(4);
  });

  it('keeps its head when a writer is killed before its revision is linked', async () => {
    const { store, folder } = await temporaryStore();
    await append(store, 'first');
    await killBeforeVisible(folder, `store.putIfAbsent('registry/production/00000002.json', bytes)`);
    expect(await reasons(store)).toEqual(['first']);
    await append(store, 'second');
    expect(await reasons(store)).toEqual(['second', 'first']);
  });

  it('orders by revision, also when the clock goes back an hour', async () => {
    const { store } = await temporaryStore();
    await append(store, 'at noon', () => new Date('2026-11-21T12:00:00Z'));
    await append(store, 'an hour "earlier"', () => new Date('2026-11-21T11:00:00Z'));
    expect(await reasons(store)).toEqual(['an hour "earlier"', 'at noon']);
  });

  it('refuses to guess when a revision is damaged, and notices one that was altered', async () => {
    const { store, folder } = await temporaryStore();
    for (const reason of ['first', 'second', 'third']) await append(store, reason);
    const path = (number: number) => join(folder, `registry/production/0000000${number}.json`);
    await writeFile(path(2), (await readFile(path(2), 'utf8')).replace('second', 'other!'));
    expect(await brokenLinks(store, env)).toEqual([3]);
    const first = await readRevision(store, env, 1);
    await expect(probeForward(store, env, first)).rejects.toMatchObject({
      ...{ status: 422, code: 'broken_chain' },
      message: expect.stringContaining('00000003.json does not follow from the revision before it'),
    });
    await writeFile(path(3), '{"schema":1');
    await expect(readHead(store, env)).rejects.toMatchObject({
      ...{ status: 422, code: 'damaged_revision' },
      message: expect.stringContaining('00000003.json is damaged, so it is not known what is live'),
    });
  });

  it('refuses a revision that was copied to another number or another environment', async () => {
    const { store, folder } = await temporaryStore();
    await append(store, 'first');
    const registry = join(folder, 'registry');
    await copyFile(join(registry, 'production/00000001.json'), join(registry, 'production/00000002.json'));
    await expect(readRevision(store, env, 2)).rejects.toMatchObject({ code: 'damaged_revision' });
    await mkdir(join(registry, 'staging'));
    await copyFile(join(registry, 'production/00000001.json'), join(registry, 'staging/00000001.json'));
    await expect(readRevision(store, 'staging', 1)).rejects.toMatchObject({ code: 'damaged_revision' });
  });

  it('reads nothing that is no revision, and goes on past one that is gone', async () => {
    const { store, folder } = await temporaryStore();
    for (const reason of ['first', 'second', 'third']) await append(store, reason);
    const log = join(folder, 'registry/production');
    for (const other of ['00000000.json', '00000009.json.part', 'copy-00000009.json', '00000009.txt'])
      await writeFile(join(log, other), 'no revision');
    await rm(join(log, 'head.json'));
    expect((await readHead(store, env))?.revision.revision).toBe(3);
    expect(await readRevision(store, env, 0)).toBeUndefined();
    expect(await reasons(store)).toEqual(['third', 'second', 'first']);
    await append(store, 'fourth');
    await rm(join(log, '00000002.json'));
    expect(await reasons(store)).toEqual(['fourth', 'third', 'first']);
  });
});
