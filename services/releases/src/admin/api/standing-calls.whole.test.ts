import { expect, it } from 'vitest';
import { startApi } from '../../testing/request-api.ts';

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

it('who may release a slot pins it, and schedules its next version', async () => {
  const { call, change } = await liveShop();
  const due = new Date(Date.now() + 3_600_000).toISOString();
  expect((await change('pin', { reason })).body.data).toMatchObject({ verb: 'pin', to: '1.0.0' });
  expect((await change('rollback', { reason })).body.error?.code).toBe('pinned');
  expect((await change('schedule', { version: '1.1.0', due, reason })).body.data).toMatchObject({ due });
  const registry = await call('GET', '/v1/envs/production/registry');
  expect(registry.body.data).toMatchObject({
    slots: {
      'mf-demo': { stable: '1.0.0', pinned: { version: '1.0.0' }, scheduled: { version: '1.1.0', due } },
    },
  });
  expect((await change('unschedule', { reason })).status).toBe(200);
  expect((await change('unpin', { reason })).status).toBe(200);
  expect((await change('schedule', { version: '1.1.0', reason })).body.error?.code).toBe('due_missing');
});
