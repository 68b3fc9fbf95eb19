import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/request-api.ts';
import { readPeople } from './who-asks.ts';

/* People whom the proxy in front signs in: who is believed, what they may do, and what another site cannot have them do. */

const consoleOrigin = 'https://releases.example';
const settings = {
  TRUSTED_PROXIES: '10.0.0.7',
  RELEASE_CONSOLE: `${consoleOrigin}/_releases`,
  RELEASE_USER_HEADER: 'X-Forwarded-Email',
  RELEASE_USER_SCOPES: 'lina@shop.example=release:mf-demo, read; *@shop.example=read',
};
const ownPage = { origin: consoleOrigin, 'sec-fetch-site': 'same-origin' };

async function shopWithPeople(more: Record<string, string> = {}) {
  const people = readPeople({ ...settings, ...more }, 'https://shop.example');
  const shop = await startApi({ console: { people } });
  await shop.upload('1.0.0', await shop.archiveOf());
  await shop.change('promote', { version: '1.0.0', reason: 'the first' });
  /** As the server sees a request over a socket from `peer`. */
  async function ask(
    headers: Record<string, string>,
    { method = 'GET', path = '/v1/envs/production/registry', peer = '10.0.0.7', body = '' } = {},
  ) {
    const socket = { remoteAddress: peer, remotePort: 4711, remoteFamily: 'IPv4' };
    const init = { method, headers, ...(body && { body }) };
    const answer = await shop.api.request(path, init, { incoming: { socket } });
    const content = (await answer.json()) as { data?: never; error?: { code: string } };
    return { status: answer.status, ...content };
  }
  const freeze = (headers: Record<string, string>, remote = 'mf-demo') =>
    ask(headers, {
      ...{ method: 'POST', path: `/v1/envs/production/remotes/${remote}/freeze` },
      body: JSON.stringify({ reason: 'the sale' }),
    });
  return { ...shop, ask, freeze };
}

const as = (name: string) => ({ 'x-forwarded-email': name });

describe('a person whom a trusted proxy names', () => {
  it('may what all lines that fit say, and stands in the log with that name', async () => {
    const { ask, freeze, call } = await shopWithPeople();
    expect((await ask(as('lina@shop.example'), { path: '/v1/token' })).data).toEqual({
      name: 'lina@shop.example',
      scopes: ['read', 'release:mf-demo'],
    });
    expect((await freeze({ ...as('lina@shop.example'), ...ownPage })).status).toBe(200);
    expect((await call('GET', '/v1/envs/production/log?limit=1')).body.data).toMatchObject({
      lines: [{ verb: 'freeze', actor: 'lina@shop.example', reason: 'the sale' }],
    });
    expect((await freeze({ ...as('lina@shop.example'), ...ownPage }, 'mf-other')).error?.code).toBe(
      'not_allowed',
    );
    expect((await freeze({ ...as('sami@shop.example'), ...ownPage })).error?.code).toBe('not_allowed');
    expect((await ask(as('Sami@Shop.example'))).status).toBe(200);
    expect(await ask(as('eve@elsewhere.example'))).toMatchObject({
      status: 403,
      error: { code: 'nothing_allowed' },
    });
  });

  it('is asked for no token by the console; without a header that is believed it asks for one', async () => {
    const { ask } = await shopWithPeople();
    const who = async (headers: Record<string, string>, peer?: string) =>
      (await ask(headers, { path: '/v1/person', ...(peer && { peer }) })).data;
    expect(await who(as('lina@shop.example'))).toMatchObject({ person: { name: 'lina@shop.example' } });
    expect(await who(as('lina@shop.example'), '203.0.113.9')).toEqual({ person: null });
    expect(await who({})).toEqual({ person: null });
  });

  it('goes after a token that was given: a pipeline behind the same proxy acts as itself', async () => {
    const { ask, tokenFor } = await shopWithPeople();
    const token = await tokenFor(['read'], { name: 'pipeline' });
    const both = { ...as('lina@shop.example'), authorization: `Bearer ${token}` };
    expect((await ask(both, { path: '/v1/token' })).data).toMatchObject({
      name: 'pipeline',
      scopes: ['read'],
    });
  });
});

describe('an attack with the header', () => {
  it.each(['203.0.113.9', '10.0.0.8', ''])(
    'from %j, which is no proxy of ours, is as without it',
    async (peer) => {
      const { ask } = await shopWithPeople();
      const headers = { ...as('lina@shop.example'), ...ownPage, 'x-forwarded-for': '10.0.0.7' };
      expect(await ask(headers, { peer })).toMatchObject({ status: 401, error: { code: 'bad_token' } });
    },
  );

  it.each([
    'lina@shop.example, eve@elsewhere.example',
    'lina@shop.example eve',
    '<lina@shop.example>',
    'automatic',
    '',
  ])('with %j for a name, which a proxy that adds to a header would pass on, is refused', async (name) => {
    const { ask } = await shopWithPeople({ RELEASE_USER_SCOPES: '*=read' });
    expect((await ask(as(name))).status).toBe(401);
  });

  it.each([
    {},
    { origin: 'https://elsewhere.example' },
    { origin: 'https://shop.example', 'sec-fetch-site': 'same-site' },
    { origin: consoleOrigin, 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'null', 'sec-fetch-site': 'none' },
  ])(
    'by a page of another site, which the proxy signs all the same, changes nothing: %j',
    async (headers) => {
      const { freeze, call } = await shopWithPeople();
      const answer = await freeze({ ...as('lina@shop.example'), ...headers });
      expect([answer.status, answer.error?.code]).toEqual([403, 'foreign_page']);
      expect((await call('GET', '/v1/envs/production/registry')).body.data).toMatchObject({ revision: 1 });
    },
  );
});

describe('the settings', () => {
  const read = (more: Record<string, string>) => () =>
    readPeople({ ...settings, ...more }, 'https://shop.example');

  it('are none by themselves, and then a header is nothing', async () => {
    expect(readPeople({ TRUSTED_PROXIES: 'loopback' }, 'https://shop.example')).toBeUndefined();
    const { ask } = await shopWithPeople({ RELEASE_USER_HEADER: '', RELEASE_USER_SCOPES: '' });
    expect((await ask(as('lina@shop.example'))).status).toBe(401);
  });

  it('that are wrong are named, with what they take', () => {
    expect(read({ RELEASE_USER_HEADER: '' })).toThrow(/RELEASE_USER_HEADER is "".*such as x-forwarded-email/);
    expect(read({ RELEASE_USER_HEADER: 'X Forwarded' })).toThrow(/RELEASE_USER_HEADER is "X Forwarded"/);
    expect(read({ TRUSTED_PROXIES: '' })).toThrow(/TRUSTED_PROXIES names none/);
    for (const scopes of [
      '',
      'lina',
      'lina=',
      '=read',
      'lina=read=x',
      'li*na=read',
      'lina=fly:mf-demo',
      'a b=read',
    ])
      expect(read({ RELEASE_USER_SCOPES: scopes })).toThrow(/RELEASE_USER_SCOPES is .*such as lina@/);
  });
});
