import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { revokeToken } from '../keeping/tokens.ts';
import { readHead } from '../log/revisions.ts';
import { startApi } from '../testing/request-api.ts';

const reason = 'because of a test';

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
    expect((await change('canary', { version: '1.1.0', percent: 10, reason })).body.data).toMatchObject({
      percent: 10,
      revision: 2,
    });
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
    const { tokenFor, archiveOf, upload, change, call } = await startApi();
    await upload('1.0.0', await archiveOf());
    await change('promote', { version: '1.0.0', reason });
    await upload('1.1.0', await archiveOf({ version: '1.1.0', mark: 'newer' }));
    await change('promote', { version: '1.1.0', reason });
    const restore = '/v1/envs/production/restore';
    const all = { toRevision: 1, reason };
    const token = await tokenFor(['release:mf-demo']);
    const send = (body: object) => call('POST', restore, { body: JSON.stringify(body), token });
    expect((await send({ toRevision: 1, isDryRun: true })).body.data).toMatchObject({
      changed: false,
      moves: [{ remote: 'mf-demo', from: '1.1.0', to: '1.0.0' }],
      revision: 2,
    });
    expect((await send({ toRevision: 77, isDryRun: true })).status).toBe(404);
    expect((await send(all)).body.error?.code).toBe('not_allowed');
    expect((await send({ ...all, remotes: ['shell'] })).body.error?.code).toBe('not_allowed');
    expect((await send({ ...all, remotes: ['mf-demo'] })).body.data).toMatchObject({
      moves: [{ remote: 'mf-demo', from: '1.1.0', to: '1.0.0' }],
      revision: 3,
    });
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
    const expired = await tokenFor(['publish:mf-demo'], {
      days: 1,
      now: new Date(Date.now() - 2 * 86_400_000),
    });
    const foreign = await tokenFor(['publish:mf-other', 'release:mf-other']);
    const onlyPublish = await tokenFor(['publish:mf-demo']);
    const revoked = await tokenFor(['publish:mf-demo'], { name: 'revoked' });
    await revokeToken(store, revoked.split('_')[1] ?? '', 'test');
    const answers = [
      await upload('1.0.0', body, { token: 'not-even-one' }),
      await upload('1.0.0', body, { token: forged }),
      await upload('1.0.0', body, { token: expired }),
      await upload('1.0.0', body, { token: revoked }),
      await upload('1.0.0', body, { token: foreign }),
      await change('rollback', { reason }, { token: onlyPublish }),
      await call('POST', '/v1/envs/production/freeze', { token: onlyPublish, body: '{}' }),
    ];
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
    const { refused, tokenFor, archiveOf, upload, change } = await startApi();
    const token = await tokenFor(['publish:mf-demo', 'release:mf-demo'], { name: 'ci' });
    for (const version of ['1.0.0', '1.1.0'])
      await upload(version, await archiveOf({ version, mark: version }));
    await change('promote', { version: '1.0.0', reason });
    await change('freeze', { reason: 'the sale' });
    await change('promote', { version: '1.1.0', reason }, { token });
    await change('unfreeze', { reason }, { token, headers: { 'If-Match': '"1"' } });
    await upload('1.0.0', await archiveOf({ mark: 'other bytes' }), { token });
    const slot = 'POST /v1/envs/production/remotes/mf-demo';
    expect(refused).toMatchObject([
      {
        actor: 'ci',
        status: 423,
        what: `${slot}/promote`,
        why: expect.stringContaining('frozen by team demo'),
      },
      { actor: 'ci', status: 412, what: `${slot}/unfreeze`, why: expect.stringContaining('not 1') },
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
});
