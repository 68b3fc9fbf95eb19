import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { revokeToken } from '../keeping/tokens.ts';
import { readHead } from '../log/revisions.ts';
import { startApi } from '../testing/request-api.ts';

const reason = 'because of a test';

/** mf-demo 1.0.0 is live, 1.1.0 published. */
async function liveShop() {
  const api = await startApi();
  for (const version of ['1.0.0', '1.1.0'])
    await api.upload(version, await api.archiveOf({ version, mark: version }));
  await api.change('promote', { version: '1.0.0', reason });
  const freeze = (body: object, token = api.root) =>
    api.call('POST', '/v1/envs/production/freeze', { body: JSON.stringify(body), token });
  return { ...api, freeze };
}

describe('the release API', () => {
  it('takes a release from its upload over canary and promotion to its rollback', async () => {
    const { archiveOf, upload, change, call } = await startApi();
    expect((await upload('1.0.0', await archiveOf())).status).toBe(201);
    const again = await upload('1.0.0', await archiveOf());
    expect([again.status, again.body.data]).toMatchObject([200, { outcome: 'existed' }]);
    await change('promote', { version: '1.0.0', reason });
    const newer = await archiveOf({ version: '1.1.0', mark: 'newer' });
    expect((await upload('1.1.0?dryRun=1', newer)).body.data).toMatchObject({ outcome: 'checked' });
    expect((await change('promote', { version: '1.1.0', reason })).body.error?.code).toBe('not_published');
    expect((await upload('1.1.0', newer)).body.data).toMatchObject({ outcome: 'published' });
    const opened = await change('canary', { version: '1.1.0', percent: 10, reason });
    expect(opened.body.data).toMatchObject({ percent: 10, revision: 2 });
    expect((await call('GET', '/v1/envs/production/registry')).body.data).toMatchObject({
      revision: 2,
      slots: { 'mf-demo': { stable: '1.0.0', canary: { version: '1.1.0', percent: 10 } } },
    });
    expect((await change('abort', { reason })).status).toBe(200);
    expect((await change('abort', { reason })).body.error?.code).toBe('no_canary');
    await change('promote', { version: '1.1.0', reason });
    expect((await change('rollback', { reason })).body.data).toMatchObject({ from: '1.1.0', to: '1.0.0' });
    expect((await change('freeze', { reason })).status).toBe(200);
    expect((await change('promote', { version: '1.1.0', reason, force: true })).status).toBe(423);
    expect((await change('canary', { version: '1.1.0', percent: 1, reason })).status).toBe(423);
    expect((await change('unfreeze', { reason })).status).toBe(200);

    const { body } = await call('GET', '/v1/envs/production/log?remote=mf-demo&limit=100');
    const { lines } = body.data! as { lines: { kind: string; verb?: string; actor: string }[] };
    expect(lines.map(({ kind, verb }) => verb ?? kind)).toEqual([
      ...['unfreeze', 'freeze', 'rollback', 'promote', 'abort', 'canary', 'publish', 'promote', 'publish'],
    ]);
    expect(new Set(lines.map(({ actor }) => actor))).toEqual(new Set(['team demo']));
    for (const query of ['limit=many', 'limit=0', 'limit=1001', 'remote=UPPER'])
      expect((await call('GET', `/v1/envs/production/log?${query}`)).status).toBe(400);
  });

  it('restores an earlier revision for who may release all that it changes, and says to everybody what that would be', async () => {
    const { tokenFor, change, call } = await liveShop();
    await change('promote', { version: '1.1.0', reason });
    const restore = '/v1/envs/production/restore';
    const all = { toRevision: 1, reason };
    const token = await tokenFor(['release:mf-demo']);
    const send = (body: object) => call('POST', restore, { body: JSON.stringify(body), token });
    const moves = [{ remote: 'mf-demo', from: '1.1.0', to: '1.0.0' }];
    const asked = await send({ toRevision: 1, isDryRun: true });
    expect(asked.body.data).toMatchObject({ changed: false, moves, revision: 2 });
    expect((await send({ toRevision: 77, isDryRun: true })).status).toBe(404);
    expect((await send(all)).body.error?.code).toBe('not_allowed');
    expect((await send({ ...all, remotes: ['shell'] })).body.error?.code).toBe('not_allowed');
    const restored = await send({ ...all, remotes: ['mf-demo'] });
    expect(restored.body.data).toMatchObject({ moves, revision: 3 });
    const manager = await tokenFor(['release:*']);
    const back = { body: JSON.stringify({ ...all, toRevision: 2 }), token: manager };
    expect((await call('POST', restore, back)).body.data).toMatchObject({ revision: 4 });
    expect((await call('GET', '/v1/envs/production/registry')).body.data).toMatchObject({
      slots: { 'mf-demo': { lastChange: { verb: 'restore' } } },
    });
  });

  it('lets a token that may only check ask whether a build could be published, and store nothing', async () => {
    const { tokenFor, archiveOf, upload, call } = await startApi();
    const token = await tokenFor(['check:*']);
    const body = await archiveOf();
    expect((await upload('1.0.0?dryRun=1', body, { token })).body.data).toMatchObject({ outcome: 'checked' });
    expect((await upload('1.0.0', body, { token })).status).toBe(403);
    expect((await call('GET', '/v1/remotes/mf-demo/published')).body.data).toMatchObject({ releases: [] });
  });

  it('takes one of two different uploads of a version that come at once, and refuses the other permanently', async () => {
    const { archiveOf, upload, call } = await startApi();
    const archives = [await archiveOf({ mark: 'one' }), await archiveOf({ mark: 'two' })];
    const send = () => Promise.all(archives.map((archive) => upload('1.0.0', archive)));
    const [first, second] = [await send(), await send()];
    const won = first.findIndex(({ status }) => status === 201);
    expect(first.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(second.map(({ status }) => status)).toEqual(won === 0 ? [200, 409] : [409, 200]);
    expect((await call('GET', '/v1/remotes/mf-demo/published')).body.data).toMatchObject({
      releases: [{ version: '1.0.0' }],
    });
  });

  it('changes nothing without a reason, on a stale revision, or in a form it does not know', async () => {
    const { store, archiveOf, upload, change, call } = await startApi();
    await upload('1.0.0', await archiveOf());
    await change('promote', { version: '1.0.0', reason });
    expect((await change('freeze', {})).body.error?.code).toBe('reason_missing');
    const stale = await change('freeze', { reason }, { headers: { 'If-Match': '"7"' } });
    expect([stale.status, stale.body.error]).toMatchObject([412, { currentRevision: 1 }]);
    expect((await change('freeze', { reason }, { headers: { 'If-Match': 'newest' } })).status).toBe(400);
    expect((await change('canary', { version: '1.0.0', percent: 'half', reason })).status).toBe(400);
    expect((await change('canary', { version: '1.0.0', percent: 101, reason })).status).toBe(400);
    expect((await change('launch', { reason })).status).toBe(404);
    expect((await change('freeze', { reason: 'x'.repeat(20_000) })).status).toBe(413);
    expect((await call('GET', '/v1/envs/UPPER/registry')).body.error?.code).toBe('bad_env');
    expect((await readHead(store, 'production'))?.revision.revision).toBe(1);
    const good = await change('freeze', { reason }, { headers: { 'If-Match': '"1"' } });
    expect([good.status, good.headers.get('etag')]).toEqual([200, '"2"']);
  });

  it('turns forged, expired, revoked and foreign tokens away, and its log has a line of each, and nothing of it is in the store', async () => {
    const { store, refused, tokenFor, archiveOf, upload, change, call, root } = await startApi();
    const body = await archiveOf();
    const forged = `${root.slice(0, -3)}abc`;
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
    const expired = await tokenFor(['publish:mf-demo'], { days: 1, now: twoDaysAgo });
    const foreign = await tokenFor(['publish:mf-other', 'release:mf-other']);
    const onlyPublish = await tokenFor(['publish:mf-demo']);
    const revoked = await tokenFor(['publish:mf-demo'], { name: 'revoked' });
    await revokeToken(store, revoked.split('_')[1] ?? '', 'test');
    const answers = [];
    for (const token of ['not-even-one', forged, expired, revoked, foreign])
      answers.push(await upload('1.0.0', body, { token }));
    answers.push(
      await change('rollback', { reason }, { token: onlyPublish }),
      await call('POST', '/v1/envs/production/freeze', { token: onlyPublish, body: '{}' }),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 403, 403, 403]);
    expect(refused).toMatchObject([
      { actor: 'unknown', status: 401, code: 'bad_token', what: 'PUT /v1/remotes/mf-demo/releases/1.0.0' },
      { actor: 'unknown', code: 'bad_token' },
      { actor: 'unknown', code: 'expired_token' },
      { actor: 'unknown', code: 'revoked_token' },
      { actor: 'team demo', status: 403, code: 'not_allowed' },
      { why: 'The token "team demo" may not release mf-demo. It may: publish:mf-demo.' },
      { what: 'POST /v1/envs/production/freeze' },
    ]);
    expect(JSON.stringify(refused)).not.toContain(forged);
    expect((await upload('1.0.0', body, { token: onlyPublish })).status).toBe(201);
    // A flood of attempts is stopped before it fills the log.
    const flood = Array.from({ length: 40 }, () => call('GET', '/v1/envs/production/log', { token: forged }));
    expect((await Promise.all(flood)).at(-1)?.status).toBe(429);
    expect(refused.length).toBeLessThanOrEqual(30);
    expect(await store.list('audit')).toEqual([]);
  });

  it('says in its log which change of whom was refused, and why', async () => {
    const { refused, tokenFor, archiveOf, upload, change } = await liveShop();
    const token = await tokenFor(['publish:mf-demo', 'release:mf-demo'], { name: 'ci' });
    await change('freeze', { reason: 'the sale' });
    await change('promote', { version: '1.1.0', reason }, { token });
    await change('unfreeze', { reason }, { token, headers: { 'If-Match': '"1"' } });
    await upload('1.0.0', await archiveOf({ mark: 'other bytes' }), { token });
    const slot = 'POST /v1/envs/production/remotes/mf-demo';
    expect(refused).toMatchObject([
      { status: 423, what: `${slot}/promote`, why: expect.stringContaining('frozen by team demo') },
      { status: 412, what: `${slot}/unfreeze`, why: expect.stringContaining('not 1') },
      { actor: 'ci', status: 409, what: 'PUT /v1/remotes/mf-demo/releases/1.0.0' },
    ]);
  });

  it('lets nobody act as the shop by itself', async () => {
    const { tokenFor } = await startApi();
    for (const name of ['automatic', ' Automatic'])
      await expect(tokenFor(['release:*'], { name })).rejects.toMatchObject({ code: 'bad_token_name' });
  });

  it('refuses names with tricks before it touches the store', async () => {
    const { folder, call } = await startApi();
    const before = await readdir(folder, { recursive: true });
    const paths = [
      '/v1/remotes/mf-demo/releases/..%2f..%2fx',
      '/v1/remotes/mf-demo/releases/%2e%2e%2f1.0.0',
      '/v1/remotes/mf-demo/releases/1.0.0%00',
      '/v1/remotes/mf-demo/releases/1.0.0%5c',
      `/v1/remotes/mf-demo/releases/1.0.0-${'a'.repeat(60)}`,
      '/v1/remotes/mf-demo/releases/latest',
      '/v1/remotes/MF_DEMO/releases/1.0.0',
      '/v1/remotes/mf%2fdemo/releases/1.0.0',
    ];
    const answers = await Promise.all(paths.map((path) => call('PUT', path, { body: 'x', token: 'none' })));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 400));
    expect(await readdir(folder, { recursive: true })).toEqual(before);
  });

  it('freezes everything for who may release everything, until an instant or until the end of it', async () => {
    const { call, change, freeze, tokenFor } = await liveShop();
    expect((await freeze({ reason }, await tokenFor(['release:mf-demo']))).status).toBe(403);
    expect((await freeze({ reason, until: '2099-12-01T08:00+03:00' })).body.error?.code).toBe('bad_instant');
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
    expect((await call('GET', '/v1/envs/production/registry')).body.data).toMatchObject({
      ...{ frozen: { until: soon }, slots: { 'mf-demo': {} } },
    });
    const end = { body: JSON.stringify({ reason }) };
    expect((await call('POST', '/v1/envs/production/unfreeze', end)).body.data).not.toHaveProperty('frozen');
    expect((await change('promote', { version: '1.1.0', reason })).status).toBe(200);
  });

  it('promotes several at once for who may release each of them, and what is for one is for one', async () => {
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
});
