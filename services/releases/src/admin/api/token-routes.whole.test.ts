import { describe, expect, it, vi } from 'vitest';
import { commandLine, serveApi } from '../../testing/command-line.ts';
import { startApi } from '../../testing/request-api.ts';
import { newestEntries } from '../../testing/newest-entries.ts';
import type { TokenView } from '../tokens/tokens.ts';

const manager = ['release:*', 'publish:mf-demo', 'tokens:*'];

async function startManaged(scopes = manager) {
  const shop = await startApi();
  const token = await shop.tokenFor(scopes, { name: 'manager' });
  const make = (body: object, as = token) =>
    shop.call('POST', '/v1/tokens', { token: as, body: JSON.stringify(body) });
  const list = async () =>
    ((await shop.call('GET', '/v1/tokens', { token })).body as unknown as { data: { tokens: TokenView[] } })
      .data.tokens;
  const revoke = (id: string, as = token) => shop.call('DELETE', `/v1/tokens/${id}`, { token: as });
  const idOf = async (name: string) => (await list()).find((one) => one.name === name)?.id ?? '';
  return { ...shop, token, make, list, revoke, idOf };
}

describe('tokens through a server', () => {
  it('are made, work, are listed without their text, and end at once when they are revoked', async () => {
    const { call, make, list, revoke, store } = await startManaged();
    const made = await make({ name: 'team content', scopes: ['publish:mf-demo'], days: 30 });
    expect(made.status).toBe(201);
    const { text, token } = made.body.data as unknown as { text: string; token: TokenView };
    expect(await call('GET', '/v1/token', { token: text })).toMatchObject({
      status: 200,
      body: { data: { name: 'team content', scopes: ['publish:mf-demo'] } },
    });
    expect(await list()).toContainEqual(expect.objectContaining({ id: token.id, createdBy: 'manager' }));
    expect(JSON.stringify(await list())).not.toContain(text.slice(-43));
    expect((await revoke(token.id)).status).toBe(200);
    expect((await call('GET', '/v1/token', { token: text })).body.error?.code).toBe('revoked_token');
    const log = JSON.stringify(await newestEntries(store, 50));
    expect(log).toContain(`made ${token.id} \\"team content\\" publish:mf-demo`);
    expect(log).toContain(`revoked ${token.id}`);
    expect(log).not.toContain(text.slice(-43));
  });

  it('need the scope tokens:*, to look as well', async () => {
    const { call, make, root } = await startManaged();
    expect((await call('GET', '/v1/tokens')).status).toBe(403);
    expect((await make({ name: 'mine', scopes: ['release:*'] }, root)).status).toBe(403);
  });

  it.each([['approve:*'], ['publish:mf-other'], ['publish:*']])(
    'cannot be given %s by somebody without it, and the attempt is in the log',
    async (scope) => {
      const { make, store, list } = await startManaged();
      const answer = await make({ name: 'more', scopes: ['release:mf-demo', scope] });
      expect([answer.status, answer.body.error?.code]).toEqual([403, 'more_than_own']);
      expect((await list()).map(({ name }) => name)).not.toContain('more');
      expect(await newestEntries(store, 1)).toMatchObject([
        { kind: 'refused', actor: 'manager', what: 'make a token "more"', status: 403 },
      ]);
    },
  );

  it.each(['release:mf-demo', 'release:*', 'hooks:*', 'check:mf-demo', 'tokens:*'])(
    'can be given %s by somebody whose scopes hold it',
    async (scope) => {
      const { make } = await startManaged();
      expect((await make({ name: 'less', scopes: [scope] })).status).toBe(201);
    },
  );

  it('have neither the name of another good token nor one of an account', async () => {
    const { make, revoke, idOf } = await startManaged();
    const scopes = ['release:mf-demo'];
    expect((await make({ name: 'Team Demo', scopes })).body.error?.code).toBe('token_name_taken');
    expect((await make({ name: 'anna@shop.example', scopes })).body.error?.code).toBe('bad_token_name');
    await revoke(await idOf('team demo'));
    expect((await make({ name: 'team demo', scopes })).status).toBe(201);
    expect((await make({ name: 'manager', scopes })).status).toBe(201);
  });

  it('leave one that can make others', async () => {
    const { make, revoke, idOf } = await startManaged();
    const own = await idOf('manager');
    expect(await revoke(own)).toMatchObject({ status: 409, body: { error: { code: 'last_token' } } });
    await make({ name: 'second manager', scopes: ['tokens:*'] });
    expect((await revoke(own)).status).toBe(200);
  });

  it('are refused where the id is none', async () => {
    const { revoke } = await startManaged();
    expect((await revoke('0123456789abcdef')).status).toBe(404);
    expect((await revoke('nothing')).status).toBe(404);
  });

  it('are made so many an hour by one person', async () => {
    const { make } = await startManaged();
    const statuses = [];
    for (let count = 0; count < 31; count++)
      statuses.push((await make({ name: `ci ${count}`, scopes: ['check:*'] })).status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  it('are made, listed and revoked by the command line through a server too', async () => {
    const { release, json } = await commandLine();
    const { api, tokenFor } = await startApi();
    await serveApi(api);
    vi.stubEnv('RELEASE_TOKEN', await tokenFor(manager, { name: 'manager' }));
    const made = await json('token create --name "team demo 2" --scope release:mf-demo --days 7');
    expect(made.text).toMatch(/^dana_/);
    expect((await release('token list')).stdout).toMatch(/team demo 2 +release:mf-demo +until .* manager/);
    expect((await release(`token revoke ${made.token.id}`)).exitCode).toBe(0);
    expect((await release('token list')).stdout).toMatch(/team demo 2 +release:mf-demo +revoked/);
    expect((await release('token create --name more --scope publish:*')).stderr).toContain('cannot give it');
  });
});
