import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/request-api.ts';

const hooks = '/v1/envs/production/hooks';
const url = 'https://hooks.slack.com/services/T0/B0/very-secret';

describe('hooks over the API', () => {
  it('are added, listed, resumed and removed; a secret is shown once, and an address never', async () => {
    const { call } = await startApi();
    const add = (body: object) => call('POST', hooks, { body: JSON.stringify(body) });
    const slack = await add({ url, preset: 'slack' });
    expect([slack.status, slack.body.data]).toEqual([
      201,
      { hook: expect.objectContaining({ target: 'https://hooks.slack.com/…', preset: 'slack' }) },
    ]);
    const json = await add({ url: 'https://listener.example/in?key=very-secret', events: ['problem'] });
    expect(json.body.data).toMatchObject({ secret: expect.stringMatching(/^whsec_/) });
    const listed = await call('GET', hooks);
    expect(listed.body.data).toMatchObject({
      hooks: [{ preset: 'slack', events: ['change', 'taken-back', 'problem'] }, { events: ['problem'] }],
    });
    const { id } = (listed.body.data! as { hooks: { id: string }[] }).hooks[0]!;
    expect((await call('POST', `${hooks}/${id}/resume`)).status).toBe(200);
    const removed = await call('DELETE', `${hooks}/${id}`);
    expect((await call('DELETE', `${hooks}/${id}`)).status).toBe(404);
    expect((await call('DELETE', '/v1/envs/staging/hooks/0123456789abcdef')).status).toBe(404);
    for (const { body } of [slack, listed, removed]) {
      expect(JSON.stringify(body)).not.toContain('very-secret');
      expect(JSON.stringify(body)).not.toContain('whsec_');
    }
  });

  it('are changed only with release:* or hooks:*', async () => {
    const { call, tokenFor } = await startApi();
    const body = JSON.stringify({ url, preset: 'slack' });
    const add = async (scope: string) => call('POST', hooks, { body, token: await tokenFor([scope]) });
    expect((await add('release:mf-demo')).status).toBe(403);
    expect((await add('hooks:*')).status).toBe(201);
    expect((await add('release:*')).status).toBe(201);
    expect((await call('GET', hooks, { token: await tokenFor(['check:*']) })).status).toBe(200);
  });

  it('are refused in a form that is not known, and beyond fifty', async () => {
    const { call } = await startApi();
    const add = (body: object) => call('POST', hooks, { body: JSON.stringify(body) });
    for (const body of [{}, { url: 'http://10.0.0.1/' }, { url, preset: 'fax' }, { url, events: ['all'] }])
      expect((await add(body)).status).toBe(400);
    for (let count = 0; count < 50; count++) expect((await add({ url, preset: 'slack' })).status).toBe(201);
    expect((await add({ url, preset: 'slack' })).body.error?.code).toBe('too_many_hooks');
  });
});
