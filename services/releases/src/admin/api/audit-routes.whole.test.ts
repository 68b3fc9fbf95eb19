import { expect, it } from 'vitest';
import { writeAuditEntry } from '../../audit/audit-log.ts';
import { startApi } from '../../testing/request-api.ts';
import { auditExport } from '../audit/audit-export.ts';

const audit = '/v1/envs/production/audit';

/** mf-demo 1.0.0 is live and was frozen for a reason that a program for tables could run; one change was refused. */
async function liveShop() {
  const api = await startApi();
  await api.upload('1.0.0', await api.archiveOf());
  await api.change('promote', { version: '1.0.0', reason: 'the first, at last' });
  await api.change('freeze', { reason: '=HYPERLINK("https://example.com")' });
  await api.change('promote', { version: '9.9.9', reason: 'too early' });
  const get = (path: string, token = api.root) =>
    api.api.request(`${audit}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return { ...api, get };
}

it('answers as it did to those who know no filters, and says where to go on', async () => {
  const { call } = await liveShop();
  const lines = async (query: string) =>
    (await call('GET', `${audit}${query}`)).body.data as unknown as {
      entries: object[];
      next: string | null;
    };
  expect((await lines('')).entries).toHaveLength(4);
  expect((await lines('?limit=many')).entries).toHaveLength(4);
  const first = await lines('?remote=mf-demo&limit=1');
  expect(first.entries).toMatchObject([{ kind: 'refused' }]);
  expect(await lines(`?kind=change&before=${first.next}`)).toMatchObject({
    entries: [{ verb: 'freeze' }, { verb: 'promote' }],
    next: null,
  });
});

it.each([
  'kind=coffee',
  'from=yesterday',
  'to=2026-12-01',
  'from=2026-12-01T08:00',
  'remote=../shell',
  'verb=Promote%20all',
  'before=1',
  `text=${'x'.repeat(201)}`,
])('refuses %s with 400', async (query) => {
  const { call } = await startApi();
  expect((await call('GET', `${audit}?${query}`)).status).toBe(400);
});

it('gives all of it, or what is asked for, as a table that runs no formula', async () => {
  const { get } = await liveShop();
  const answer = await get('.csv');
  expect(answer.headers.get('content-type')).toContain('text/csv');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="audit-production-[\d-]+\.csv"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const [head, ...lines] = (await answer.text()).trimEnd().split('\r\n');
  expect(head?.startsWith('at,kind,actor,verb,remotes,')).toBe(true);
  expect(lines.map((line) => line.split(',')[1])).toEqual(['refused', 'change', 'change', 'publish']);
  expect(lines[1]).toContain(`"'=HYPERLINK(""https://example.com"")"`);
  expect(lines[2]).toContain('"the first, at last"');
  const narrowed = await (await get('.csv?kind=change&text=first')).text();
  expect(narrowed.trimEnd().split('\r\n')).toHaveLength(2);
});

it('gives the same as JSON, and an empty list where there is nothing', async () => {
  const { get } = await liveShop();
  expect(JSON.parse(await (await get('.json')).text())).toMatchObject({
    env: 'production',
    entries: [
      { kind: 'refused', what: 'promote mf-demo 9.9.9' },
      { verb: 'freeze' },
      { verb: 'promote' },
      { kind: 'publish' },
    ],
  });
  expect(JSON.parse(await (await get('.json?kind=gc')).text())).toEqual({ env: 'production', entries: [] });
});

it('gives no file to strangers, and none for a question that cannot be', async () => {
  const { get } = await liveShop();
  expect((await get('.csv', 'not-a-token')).status).toBe(401);
  expect((await get('.csv?kind=coffee')).status).toBe(400);
});

it('puts a file together of as many pages as there are', async () => {
  const { store } = await liveShop();
  const answer = await auditExport({ store, env: 'production', type: 'json', filters: {}, limit: 1 });
  expect((JSON.parse(await answer.text()) as { entries: object[] }).entries).toHaveLength(4);
});

it('breaks off, so that half a file is not taken for a whole one, when the store goes or nobody reads', async () => {
  const { store } = await liveShop();
  const made = { at: '2026-01-01T10:00:00.000Z', kind: 'token' as const, actor: 'duty', what: 'made 1' };
  await writeAuditEntry(store, made);
  // The newest lines are had before the day at which it fails.
  const failing: typeof store = {
    ...store,
    list: (prefix) =>
      prefix === 'audit/2026-01-01' ? Promise.reject(new Error('gone')) : store.list(prefix),
  };
  const asked = { env: 'production', type: 'json' as const, filters: {}, limit: 1 };
  await expect((await auditExport({ ...asked, store: failing })).text()).rejects.toThrow('gone');
  const unread = await auditExport({ ...asked, store, patienceMs: 20 });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(unread.text()).rejects.toThrow('Nobody takes the file.');
});
