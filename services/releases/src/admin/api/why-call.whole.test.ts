import { expect, it } from 'vitest';
import type { Composition } from '@dana/contracts/release/composition';
import { signVisit } from '../../reading/visit-mark.ts';
import { sharedSecret } from '../../store/shared-secret.ts';
import { startApi } from '../../testing/request-api.ts';

const reason = 'because of a test';

/** The API of a shop in which mf-demo 1.0.0 is live beside a canary for Arabic. */
async function targetedShop() {
  const api = await startApi();
  await api.upload('1.0.0', await api.archiveOf());
  await api.change('promote', { version: '1.0.0', reason });
  await api.upload('1.1.0', await api.archiveOf({ version: '1.1.0', mark: 'newer' }));
  const targeted = { percent: 50, targets: { language: 'ar', staff: true } };
  const opened = await api.change('canary', { version: '1.1.0', targeted, reason });
  const secret = await sharedSecret(api.store, 'visits');
  const markOf = (revision: number, version: string, env = 'production', nowMs = Date.now()) =>
    signVisit(
      {
        revision,
        env,
        shell: { version: '1.0.0' },
        remotes: { 'mf-demo': { current: { version } } },
      } as unknown as Composition,
      [{ slot: 'mf-demo', reason: 'targetShare', bucket: 4_312 }],
      secret,
      nowMs,
    );
  const why = (mark: unknown, token?: string) =>
    api.call('POST', '/v1/envs/production/why', {
      body: JSON.stringify({ mark }),
      ...(token !== undefined && { token }),
    });
  return { ...api, opened, markOf, why };
}

it('opens a canary for some visitors, and says whom it is for wherever it stands', async () => {
  const { opened, call, change } = await targetedShop();
  const targets = { language: 'ar', staff: true };
  expect(opened.body.data).toMatchObject({ percent: 50, targets });
  expect((await call('GET', '/v1/envs/production/registry')).body.data).toMatchObject({
    slots: { 'mf-demo': { canary: { version: '1.1.0', percent: 50, targets } } },
  });
  expect((await call('GET', '/v1/envs/production/compare?before=1')).body.data).toMatchObject({
    differences: [{ after: { canary: { percent: 50, targets } } }],
  });
  expect((await call('GET', '/v1/envs/production/audit?remote=mf-demo')).body.data).toMatchObject({
    entries: expect.arrayContaining([expect.objectContaining({ verb: 'canary', percent: 50, targets })]),
  });
  for (const wrong of [{ browser: 'safari' }, { language: 'fr' }, { staff: false }]) {
    const targeted = { percent: 50, targets: wrong };
    expect((await change('canary', { version: '1.1.0', targeted, reason })).status).toBe(400);
  }
});

it('says why a document was as it was, by its mark in the body, to who may look', async () => {
  const { markOf, why, tokenFor } = await targetedShop();
  const longAgo = Date.now() - 7 * 86_400_000;
  for (const mark of [
    markOf(2, '1.1.0'),
    `visit;desc="${markOf(2, '1.1.0')}"`,
    markOf(2, '1.1.0', 'production', longAgo),
  ]) {
    const { status, body } = await why(mark, await tokenFor(['check:mf-other']));
    expect([status, body.data]).toMatchObject([
      200,
      {
        revision: 2,
        slots: {
          'mf-demo': {
            ...{ version: '1.1.0', reason: 'targetShare', bucket: 4_312, below: 5_000 },
            text: 'canary: in the target (language ar; always staff), bucket 4,312 < 5,000',
          },
        },
      },
    ]);
  }
});

it('says nothing of a mark that the shop did not sign for this environment, and nothing without a token', async () => {
  const { markOf, why } = await targetedShop();
  const altered = markOf(2, '1.1.0').replace(/\..(?=.)/, (start) => (start === '.A' ? '.B' : '.A'));
  for (const wrong of [markOf(2, '1.1.0', 'staging'), altered, 'x', ''])
    expect((await why(wrong)).body.error?.code).toBe('bad_mark');
  expect((await why(markOf(99, '1.1.0'))).body.error?.code).toBe('no_revision');
  expect((await why('x'.repeat(3_000))).status).toBe(400);
  expect((await why(markOf(2, '1.1.0'), 'dana_made_up')).status).toBe(401);
});
