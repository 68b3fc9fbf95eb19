import { expect, it } from 'vitest';
import { startApi } from '../../testing/request-api.ts';
import { newestEntries } from '../../testing/newest-entries.ts';

const reason = 'because of a test';

/** mf-demo 1.1.0 is live, after 1.0.0. */
async function liveShop() {
  const api = await startApi();
  const { archiveOf, upload, change } = api;
  for (const version of ['1.0.0', '1.1.0']) {
    await upload(version, await archiveOf({ version, mark: version }));
    await change('promote', { version, reason });
  }
  const notes = async () => (await newestEntries(api.store, 500)).filter(({ kind }) => kind === 'refused');
  return { ...api, notes };
}

it('a change that is refused is in the log with who tried what, and why not', async () => {
  const { change, notes, tokenFor, call, archiveOf, upload } = await liveShop();
  const ci = await tokenFor(['publish:mf-demo', 'release:mf-demo'], { name: 'ci' });
  const as = { token: ci };
  await change('rollback', { reason });
  await change('promote', { version: '1.1.0', reason }, as);
  await change('freeze', { reason: 'the sale' });
  await change('canary', { version: '1.1.0', percent: 10, reason }, as);
  await change('unfreeze', { reason }, { ...as, headers: { 'If-Match': '"1"' } });
  await upload('1.0.0', await archiveOf({ mark: 'other bytes' }), as);
  await call('POST', '/v1/envs/production/restore', { body: JSON.stringify({ toRevision: 99, reason }) });
  await call('POST', '/v1/envs/production/remotes/shell/freeze', { body: JSON.stringify({ reason }), ...as });
  expect((await notes()).map(({ actor, what, status, message }) => [actor, what, status, message])).toEqual([
    ['ci', 'POST /v1/envs/production/remotes/shell/freeze', 403, expect.stringContaining('may not release')],
    ['team demo', 'restore as at revision 99', 404, expect.stringContaining('never had a revision 99')],
    ['ci', 'publish mf-demo 1.0.0', 409, expect.stringContaining('published already')],
    ['ci', 'unfreeze mf-demo', 412, expect.stringContaining('is at revision 4, not 1')],
    ['ci', 'canary mf-demo 1.1.0 10 %', 423, expect.stringContaining('frozen by team demo: the sale')],
    ['ci', 'promote mf-demo 1.1.0', 409, expect.stringContaining('was taken back before')],
  ]);
  const audit = await call('GET', '/v1/envs/production/audit?remote=mf-demo&limit=4');
  expect(audit.body.data).toMatchObject({
    entries: [{ what: 'publish mf-demo 1.0.0' }, { what: 'unfreeze mf-demo' }, { status: 423 }, {}],
  });
  expect((await call('GET', '/v1/envs/staging/audit')).body.data).not.toHaveProperty(
    'entries',
    expect.arrayContaining([expect.objectContaining({ kind: 'refused', actor: 'ci', status: 423 })]),
  );
});

it('a script that repeats what is refused fills neither the log nor its day, and others are still noted', async () => {
  const { change, notes, tokenFor } = await liveShop();
  const [script, person] = [
    await tokenFor(['release:mf-demo'], { name: 'script' }),
    await tokenFor(['release:mf-demo'], { name: 'person' }),
  ];
  for (let times = 0; times < 80; times += 1) await change('abort', { reason }, { token: script });
  expect((await change('abort', { reason }, { token: person })).status).toBe(409);
  const actors = (await notes()).map(({ actor }) => actor);
  expect(actors.filter((actor) => actor === 'script')).toHaveLength(60);
  expect(actors.filter((actor) => actor === 'person')).toHaveLength(1);
});

it('no token has the name of what the shop does by itself', async () => {
  const { tokenFor } = await startApi();
  for (const name of ['automatic', ' Automatic'])
    await expect(tokenFor(['release:*'], { name })).rejects.toMatchObject({ code: 'bad_token_name' });
});
