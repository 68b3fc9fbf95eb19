import { afterEach, expect, it, vi } from 'vitest';
import { writePublishRecord } from '../log/publish-records.ts';
import { addRevision } from '../testing/sample-log.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { readLog, type LogLine } from './views.ts';

const env = 'production';
const at = (hour: string): string => `2026-11-20T${hour}:00.000Z`;

afterEach(() => {
  vi.useRealTimers();
});

/** A day: mf-demo is published, promoted and taken back, everything is frozen, the shell is published and promoted. */
async function busyDay() {
  const { store } = await temporaryStore();
  vi.useFakeTimers({ toFake: ['Date'] });
  const publish = (remote: string, version: string, hour: string) =>
    writePublishRecord(store, {
      ...{ remote, version, treeHash: 'a'.repeat(64), actor: 'pipeline', env, at: at(hour) },
      gate: { verdict: 'passed', findings: [] },
      ...(remote === 'mf-demo' && { origin: { commit: 'a1b2c3d4', author: 'Noura', pullRequest: '#142' } }),
    });
  const change = async (hour: string, words: Parameters<typeof addRevision>[1]) => {
    vi.setSystemTime(at(hour));
    await addRevision(store, words);
  };
  await publish('mf-demo', '1.1.0', '08:00');
  await change('09:00', { verb: 'promote', reason: 'The summer teaser' });
  await change('10:00', { verb: 'rollback', from: '1.1.0', to: '1.0.0', reason: 'The teaser is empty' });
  await change('10:30', {
    verb: 'freeze',
    remote: undefined,
    from: undefined,
    to: undefined,
    reason: 'The sale',
  });
  await publish('shell', '1.0.2', '11:00');
  await change('12:00', { remote: 'shell', reason: 'A wider menu' });
  return store;
}

const nameOf = (line: LogLine): string =>
  `${line.at.slice(11, 16)} ${'verb' in line ? line.verb : line.kind}`;

it('has changes and publishes, the newest first', async () => {
  const { lines, isWhole } = await readLog(await busyDay(), { env, limit: 50 });
  expect(lines.map(nameOf)).toEqual([
    ...['12:00 promote', '11:00 publish', '10:30 freeze', '10:00 rollback', '09:00 promote', '08:00 publish'],
  ]);
  expect(isWhole).toBe(true);
  expect(lines[3]).toMatchObject({ revision: 2, actor: 'night-duty', reason: 'The teaser is empty' });
  // Each with what its release was built from, where that was noted.
  expect(lines.map(({ origin }) => origin?.commit)).toEqual([
    ...[undefined, undefined, undefined, undefined, 'a1b2c3d4', 'a1b2c3d4'],
  ]);
});

it('of one deployable has what concerns it, a freeze of everything too', async () => {
  const { lines } = await readLog(await busyDay(), { env, remote: 'shell', limit: 50 });
  expect(lines.map(nameOf)).toEqual(['12:00 promote', '11:00 publish', '10:30 freeze']);
});

it('is as long as was asked for, and says whether there is more', async () => {
  const store = await busyDay();
  for (const limit of [1, 2, 3, 4, 5]) {
    const { lines, isWhole } = await readLog(store, { env, limit });
    expect([lines.length, isWhole]).toEqual([limit, false]);
  }
  expect(await readLog(store, { env, limit: 6 })).toMatchObject({ isWhole: true });
});

it('keeps changes in the order of their revisions, whatever a clock said', async () => {
  const store = await busyDay();
  vi.setSystemTime(at('03:00'));
  await addRevision(store, { verb: 'abort' });
  const { lines } = await readLog(store, { env, limit: 50 });
  const revisions = lines.flatMap((line) => (line.kind === 'change' ? [line.revision] : []));
  expect(revisions).toEqual([5, 4, 3, 2, 1]);
  expect(lines).toHaveLength(7);
});

it('is empty before the first change, and passes over what an older store kept beside it', async () => {
  const { store } = await temporaryStore();
  const note = new TextEncoder().encode('{"at":"2026-11-20T09:30:00.000Z","kind":"refused","actor":"ci"}\n');
  await store.putIfAbsent('audit/2026-11-20/093000000-refused-0a0a0a0a.json', note);
  await store.putIfAbsent('incidents/production/00000001.json', note);
  expect(await readLog(store, { env, limit: 50 })).toEqual({ env, lines: [], isWhole: true });
  await addRevision(store);
  expect((await readLog(store, { env, limit: 50 })).lines).toHaveLength(1);
});
