import { expect, it, vi } from 'vitest';
import { writeAuditEntry } from '../../audit/audit-log.ts';
import { writePublishRecord } from '../../publish/publish-records.ts';
import type { Store } from '../../store/store.ts';
import { addRevision } from '../../testing/sample-log.ts';
import { temporaryStore } from '../../testing/temporary-store.ts';
import type { AuditAnswer, AuditLine } from '../release-admin.ts';
import type { AuditFilters } from './audit-forms.ts';
import { readAuditPage } from './audit-page.ts';

const env = 'production';
const at = (hour: string): string => `2026-11-20T${hour}:00.000Z`;

/** A day: mf-demo is published, promoted and taken back; somebody is turned away; the shell is promoted on request. */
async function busyDay() {
  const { store } = await temporaryStore();
  vi.useFakeTimers({ toFake: ['Date'] });
  const publish = (remote: string, version: string, hour: string) =>
    writePublishRecord(store, {
      ...{ remote, version, treeHash: 'a'.repeat(64), actor: 'pipeline', env, at: at(hour) },
      gate: { verdict: 'passed', findings: [] },
    });
  const change = async (hour: string, words: Parameters<typeof addRevision>[1]) => {
    vi.setSystemTime(at(hour));
    await addRevision(store, words);
  };
  await publish('mf-demo', '1.1.0', '08:00');
  await change('09:00', { verb: 'promote', reason: 'The summer teaser' });
  const entry = { at: at('09:30'), actor: 'ci', env, remotes: ['mf-demo'] };
  await writeAuditEntry(
    store,
    { ...entry, kind: 'refused', what: 'promote mf-demo 1.1.0', status: 423, message: 'It is frozen' },
    'refused',
  );
  await writeAuditEntry(store, { at: at('09:40'), actor: 'duty', kind: 'token', what: 'made 1' });
  await change('10:00', { verb: 'rollback', from: '1.1.0', to: '1.0.0', reason: 'The teaser is empty' });
  await publish('shell', '1.0.2', '11:00');
  await change('12:00', { remote: 'shell', reason: 'A wider menu', approvedBy: 'The second' });
  vi.useRealTimers();
  return store;
}

const nameOf = (line: AuditLine): string =>
  `${line.at.slice(11, 16)} ${'verb' in line ? line.verb : line.kind}`;
const everything = [
  ...['12:00 promote', '11:00 publish', '10:00 rollback', '09:40 token', '09:30 refused', '09:00 promote'],
  '08:00 publish',
];

/** All pages of so many lines, one after the other. */
async function pages(
  store: Store,
  query: AuditFilters & { limit: number; most?: number },
): Promise<AuditAnswer[]> {
  const all: AuditAnswer[] = [];
  let before: string | null | undefined;
  do {
    const page = await readAuditPage({ store, env, ...query, ...(before && { before }) });
    all.push(page);
    before = page.next;
  } while (before && all.length < 100);
  return all;
}

it.each<[string, AuditFilters, string[]]>([
  ['nothing', {}, everything],
  ['a deployable', { remote: 'shell' }, ['12:00 promote', '11:00 publish']],
  ['who did it', { actor: 'PIPE' }, ['11:00 publish', '08:00 publish']],
  ['who approved it', { actor: 'the second' }, ['12:00 promote']],
  ['a kind', { kind: 'refused' }, ['09:30 refused']],
  ['a kind that is no refusal', { kind: 'token' }, ['09:40 token']],
  ['changes', { kind: 'change' }, ['12:00 promote', '10:00 rollback', '09:00 promote']],
  ['a verb, tried in vain too', { verb: 'promote' }, ['12:00 promote', '09:30 refused', '09:00 promote']],
  ['publishes by their verb', { verb: 'publish' }, ['11:00 publish', '08:00 publish']],
  ['a time', { from: at('09:40'), to: at('11:00') }, ['11:00 publish', '10:00 rollback', '09:40 token']],
  ['words of the reason', { text: 'TEASER' }, ['10:00 rollback', '09:00 promote']],
  ['words of why not', { text: 'frozen' }, ['09:30 refused']],
  ['several of these', { remote: 'mf-demo', kind: 'change', text: 'summer' }, ['09:00 promote']],
])('is narrowed to %s, in one page or line by line', async (_what, filters, expected) => {
  const store = await busyDay();
  const [page, ...more] = await pages(store, { ...filters, limit: 50 });
  expect(page?.entries.map(nameOf)).toEqual(expected);
  expect(page?.next).toBeNull();
  expect(more).toEqual([]);
  const single = await pages(store, { ...filters, limit: 1 });
  expect(single.flatMap(({ entries }) => entries).map(nameOf)).toEqual(expected);
});

it('says how far it has looked when it stops early, and goes on from there', async () => {
  const store = await busyDay();
  const [first, ...more] = await pages(store, { text: 'summer', limit: 50, most: 3 });
  expect(first).toMatchObject({ entries: [], lookedUntil: at('10:00') });
  expect(more.flatMap(({ entries }) => entries).map(nameOf)).toEqual(['09:00 promote']);
});

it('what happens while somebody reads on is not put in between', async () => {
  const store = await busyDay();
  const first = await readAuditPage({ store, env, limit: 2 });
  await addRevision(store, { reason: 'meanwhile' });
  await writeAuditEntry(store, {
    at: new Date().toISOString(),
    actor: 'duty',
    kind: 'token',
    what: 'made 2',
  });
  const rest = await readAuditPage({ store, env, limit: 50, before: first.next ?? '' });
  expect([...first.entries, ...rest.entries].map(nameOf)).toEqual(everything);
});

it('a flood of strangers costs nothing where one deployable is asked for', async () => {
  const store = await busyDay();
  const stranger = { actor: 'unknown', kind: 'refused' as const, what: 'GET /v1/token', at: at('13:00') };
  await Promise.all(Array.from({ length: 40 }, () => writeAuditEntry(store, stranger, 'stranger')));
  const page = await readAuditPage({ store, env, remote: 'mf-demo', limit: 1, most: 5 });
  expect(page.entries.map(nameOf)).toEqual(['10:00 rollback']);
});

it('refuses a cursor that no answer gave', async () => {
  const { store } = await temporaryStore();
  for (const before of ['1', 'e30', '%', Buffer.from('{"revision":-1}').toString('base64url')])
    await expect(readAuditPage({ store, env, limit: 1, before })).rejects.toMatchObject({
      code: 'bad_cursor',
    });
});
