import { expect, it } from 'vitest';
import { startApi } from '../../testing/request-api.ts';

const origin = 'http://localhost:3105';

/** The API of a shop in which mf-demo is live. */
async function liveShop() {
  const api = await startApi();
  await api.upload('1.0.0', await api.archiveOf());
  await api.change('promote', { version: '1.0.0', reason: 'because of a test' });
  const ask = (body: object, token?: string) =>
    api.call('POST', '/v1/override', { body: JSON.stringify(body), ...(token !== undefined && { token }) });
  return { ...api, ask };
}

it('gives a pass for a remote to who may publish it, and to nobody else', async () => {
  const { ask, tokenFor } = await liveShop();
  const { status, body } = await ask({ remote: 'mf-demo', origin }, await tokenFor(['publish:mf-demo']));
  expect(status).toBe(200);
  const { pass, expiresAt } = body.data as unknown as { pass: string; expiresAt: string };
  expect(pass).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(8 * 3_600_000);
  for (const scope of ['publish:mf-other', 'release:mf-demo', 'release:*'])
    expect((await ask({ remote: 'mf-demo', origin }, await tokenFor([scope]))).status).toBe(403);
  expect((await ask({ remote: 'mf-demo', origin }, 'dana_made_up')).status).toBe(401);
});

it.each([
  'https://evil.example',
  'http://localhost.evil.example:3105',
  'http://localhost:3105/path',
  'http://localhost:3105/',
  'http://user@localhost:3105',
  'https://localhost:3105',
  'http://192.168.1.5:3105',
  'http://0.0.0.0:3105',
  'javascript:alert(1)',
  '//localhost:3105',
  "http://localhost:3105; script-src 'unsafe-inline'",
  '',
])('gives none for the address %j', async (wrong) => {
  const { ask } = await liveShop();
  const { status, body } = await ask({ remote: 'mf-demo', origin: wrong });
  expect([status, body.error?.code]).toEqual([400, 'not_loopback']);
});

it('gives none for the shell, and for a remote that is not live', async () => {
  const { ask } = await liveShop();
  expect((await ask({ remote: 'shell', origin })).body.error?.code).toBe('not_a_remote');
  expect((await ask({ remote: 'mf-waiting', origin })).body.error?.code).toBe('not_live');
  expect((await ask({ remote: '../x', origin })).status).toBe(400);
});
