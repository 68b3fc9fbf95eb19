import { expect, it } from 'vitest';
import { startApi } from '../testing/request-api.ts';

const reason = 'because of a test';
const until = '2099-12-01T08:00+03:00';

async function liveShop() {
  const api = await startApi();
  for (const version of ['1.0.0', '1.1.0'])
    await api.upload(version, await api.archiveOf({ version, mark: version }));
  await api.change('promote', { version: '1.0.0', reason });
  const freeze = (body: object, token = api.root, headers = {}) =>
    api.call('POST', '/v1/envs/production/freeze', { body: JSON.stringify(body), token, headers });
  return { ...api, freeze };
}

it('who may release everything freezes everything, until an instant or until the end of it', async () => {
  const { call, change, freeze, tokenFor } = await liveShop();
  expect((await freeze({ reason }, await tokenFor(['release:mf-demo']))).status).toBe(403);
  expect((await freeze({})).body.error?.code).toBe('reason_missing');
  expect((await freeze({ reason, until })).body.error?.code).toBe('bad_instant');
  expect((await freeze({ reason }, undefined, { 'If-Match': '"7"' })).status).toBe(412);
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const frozen = await freeze({ reason, until: soon });
  expect([frozen.status, frozen.headers.get('etag'), frozen.body.data]).toMatchObject([
    200,
    '"2"',
    { changed: true, frozen: { by: 'team demo', until: soon, reason } },
  ]);
  expect((await change('promote', { version: '1.1.0', reason })).body.error).toMatchObject({
    ...{ code: 'frozen', status: 423, until: soon },
  });
  const registry = await call('GET', '/v1/envs/production/registry');
  expect(registry.body.data).toMatchObject({ frozen: { until: soon }, slots: { 'mf-demo': {} } });
  const end = { body: JSON.stringify({ reason }) };
  expect((await call('POST', '/v1/envs/production/unfreeze', end)).body.data).not.toHaveProperty('frozen');
  expect((await change('promote', { version: '1.1.0', reason })).status).toBe(200);
});

it('several are promoted at once by who may release each of them, and what is for one is for one', async () => {
  const { call, root, tokenFor, archiveOf } = await liveShop();
  const other = { remote: 'mf-other', version: '1.0.0', paths: ['/other'] };
  const body = await archiveOf(other);
  await call('PUT', '/v1/remotes/mf-other/releases/1.0.0', { body, ...{ duplex: 'half' } });
  const one = await tokenFor(['release:mf-demo']);
  const releases = { 'mf-demo': '1.1.0', 'mf-other': '1.0.0' };
  const at = (path: string, token: string, more: object) =>
    call('POST', `/v1/envs/production/${path}`, { body: JSON.stringify({ reason, ...more }), token });
  expect((await at('promote', one, { releases })).status).toBe(403);
  expect((await at('promote', root, {})).body.error?.code).toBe('remote_missing');
  // What is named beside it gives no rights.
  for (const path of ['freeze', 'unfreeze'])
    expect((await at(path, one, { remotes: ['mf-demo'], releases })).status).toBe(403);
  expect((await at('remotes/mf-demo/restore', one, { toRevision: 1 })).status).toBe(404);
  const alone = await at('remotes/mf-demo/promote', one, { version: '1.1.0', releases });
  expect(alone.body.data).toMatchObject({ moves: [{ remote: 'mf-demo', from: '1.0.0', to: '1.1.0' }] });
  await at('remotes/mf-demo/rollback', one, {});
  const set = await at('promote', root, { releases, force: true });
  expect(set.body.data).toMatchObject({
    ...{ verb: 'promote', changed: true },
    moves: [
      { remote: 'mf-demo', from: '1.0.0', to: '1.1.0' },
      { remote: 'mf-other', to: '1.0.0' },
    ],
  });
  const registry = await call('GET', '/v1/envs/production/registry');
  expect(registry.body.data).toMatchObject({ slots: { 'mf-demo': { set: ['mf-demo', 'mf-other'] } } });
});
