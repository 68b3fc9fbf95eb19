import { expect, it } from 'vitest';
import { startApi } from '../../testing/request-api.ts';

const reason = 'because of a test';
const envs = '/v1/envs/production';

async function shopOfTokens() {
  const api = await startApi();
  for (const version of ['1.0.0', '1.1.0'])
    await api.upload(version, await api.archiveOf({ version, mark: version }));
  await api.change('promote', { version: '1.0.0', reason });
  const tokenOf = async (name: string, ...scopes: string[]) => ({
    token: await api.tokenFor(scopes, { name }),
  });
  const post = (path: string, body: object, as: { token: string }, headers = {}) =>
    api.call('POST', `${envs}/${path}`, { body: JSON.stringify(body), ...as, headers });
  const [lead, ci, other] = [
    await tokenOf('lead', 'approve:*'),
    await tokenOf('ci', 'release:mf-demo', 'approve:mf-demo'),
    await tokenOf('other', 'approve:mf-demo'),
  ];
  return { ...api, tokenOf, post, lead, ci, other };
}

it('only who may approve everything says where a second person is needed', async () => {
  const { post, lead, ci, call, root } = await shopOfTokens();
  const rule = { remote: 'mf-demo', isOn: true, reason };
  for (const as of [ci, { token: root }]) expect((await post('second-person', rule, as)).status).toBe(403);
  expect((await post('second-person', rule, lead)).body.data).toMatchObject({
    ...{ changed: true, secondPerson: { 'mf-demo': { by: 'lead', reason, hours: 24 } } },
  });
  expect((await post('second-person', { ...rule, hours: 999 }, lead)).body.error?.code).toBe('bad_hours');
  expect((await post('second-person', { ...rule, remote: '../x' }, lead)).status).toBe(400);
  expect((await post('second-person', { ...rule, isOn: 'yes' }, lead)).status).toBe(400);
  expect((await call('GET', `${envs}/registry`)).body.data).toMatchObject({
    secondPerson: { 'mf-demo': { by: 'lead' } },
  });
});

it('a token asks, one of another name that may approve makes it, and who tried without is in the log', async () => {
  const { post, lead, ci, other, tokenOf, change, call } = await shopOfTokens();
  await post('second-person', { remote: 'mf-demo', isOn: true, reason }, lead);
  const asked = await change('promote', { version: '1.1.0', reason }, ci);
  expect([asked.status, asked.body.error]).toMatchObject([409, { code: 'second_person' }]);
  const { request: id } = asked.body.error as unknown as { request: string };
  expect((await call('GET', `${envs}/requests`, other)).body.data).toMatchObject({
    requests: [{ id, by: 'ci', verb: 'promote', version: '1.1.0' }],
  });
  const approve = (as: { token: string }) => post(`requests/${id}/approve`, {}, as);
  const stranger = await tokenOf('stranger', 'release:*', 'publish:*', 'approve:mf-other');
  expect((await approve(stranger)).body.error?.code).toBe('not_allowed');
  expect((await approve(ci)).body.error?.code).toBe('same_person');
  expect((await post('requests/00000000/approve', {}, other)).status).toBe(404);
  expect((await post(`requests/${id}/launch`, {}, other)).status).toBe(404);
  const done = await approve(other);
  expect([done.status, done.body.data]).toMatchObject([200, { by: 'ci', verb: 'promote' }]);
  expect((await call('GET', `${envs}/registry`)).body.data).toMatchObject({
    slots: { 'mf-demo': { stable: '1.1.0', lastChange: { actor: 'ci' } } },
  });
});

it('a request is rejected by who may approve it, with a reason, and taken back by who made it', async () => {
  const { post, lead, ci, other, tokenOf, change } = await shopOfTokens();
  await post('second-person', { remote: '*', isOn: true, reason }, lead);
  const ask = async () =>
    ((await change('promote', { version: '1.1.0', reason }, ci)).body.error as unknown as { request: string })
      .request;
  const reject = async (as: { token: string }, body = { reason }) =>
    post(`requests/${await ask()}/reject`, body, as);
  expect((await reject(await tokenOf('stranger', 'release:*'))).status).toBe(403);
  expect((await reject(other, { reason: '' })).body.error?.code).toBe('reason_missing');
  expect((await reject(other)).status).toBe(200);
  expect((await reject(ci)).status).toBe(200);
});
