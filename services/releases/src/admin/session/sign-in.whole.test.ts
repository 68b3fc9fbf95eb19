import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newestEntries } from '../../testing/newest-entries.ts';
import { nobodyAt, openBrowser, signInShop } from '../../testing/sign-in.ts';
import { temporaryFolder } from '../../testing/temporary-store.ts';

const secretFile = async (text = 'of the shop'): Promise<string> => {
  const file = join(await temporaryFolder(), 'secret');
  await writeFile(file, `${text}\n`);
  return file;
};
const shop = async (more: Record<string, string> = {}) =>
  signInShop({ RELEASE_OIDC_SECRET_FILE: await secretFile(), ...more });

afterEach(() => {
  vi.useRealTimers();
});

describe('somebody with an account', () => {
  it('signs in, is known by the address that the provider verified, may what the role may, and signs out', async () => {
    const { browser, store } = await shop();
    expect((await browser.call('GET', '/v1/session')).data).toEqual({ openId: { name: 'localhost' } });
    expect(await browser.signIn('anna')).toBe('/_releases/en/timeline');
    expect((await browser.call('GET', '/v1/session')).data).toMatchObject({
      account: { name: 'anna@shop.example', scopes: ['release:*', 'tokens:*'] },
    });
    const made = await browser.call('POST', '/v1/tokens', {
      body: { name: 'ci', scopes: ['release:mf-demo'] },
    });
    expect(made.status).toBe(201);
    expect(await newestEntries(store, 2)).toMatchObject([
      { kind: 'token', actor: 'anna@shop.example', what: expect.stringContaining('"ci" release:mf-demo') },
      { kind: 'token', actor: 'anna@shop.example', what: 'signed in as releases' },
    ]);
    const more = { name: 'more', scopes: ['approve:*'] };
    expect(await browser.call('POST', '/v1/tokens', { body: more })).toMatchObject({
      status: 403,
      error: { code: 'more_than_own' },
    });
    expect((await browser.call('DELETE', '/v1/session')).status).toBe(200);
    expect(await browser.call('GET', '/v1/token')).toMatchObject({
      status: 401,
      error: { code: 'session_over' },
    });
  });

  it('is known after a restart and by another instance, until twelve hours later', async () => {
    const { browser, instance } = await shop();
    await browser.signIn('anna');
    const other = instance();
    const asOther = async () => {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, 'release-session': browser.key, 'sec-fetch-site': 'same-origin' };
      return (await other.request('/v1/token', { headers })).status;
    };
    expect(await asOther()).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 12.1 * 3_600_000 });
    expect(await asOther()).toBe(401);
  });

  it('may what the roles say now, not when the session began', async () => {
    const { browser, instance } = await shop();
    await browser.signIn('anna');
    const roles = '{"releases":["release:mf-demo"]}';
    const later = openBrowser(instance({ RELEASE_OIDC_ROLES: roles }), browser.cookies);
    const headers = { 'release-session': browser.key };
    expect((await later.call('GET', '/v1/token', { headers })).data).toMatchObject({
      scopes: ['release:mf-demo'],
    });
  });

  it('is not known by an address that the provider did not verify', async () => {
    const { browser } = await shop();
    await browser.signIn('dana');
    expect((await browser.call('GET', '/v1/token')).data).toMatchObject({ name: 'dana@localhost' });
  });

  it('is let in nowhere without a role, and the log has it', async () => {
    const { browser, store } = await shop();
    expect(await browser.signIn('badr')).toBe('/_releases/en/timeline?signIn=sign_in_no_role');
    expect((await browser.call('GET', '/v1/token')).status).toBe(401);
    expect(JSON.stringify(await newestEntries(store, 10))).toContain('sign_in_no_role');
  });
});

describe('a session', () => {
  it('opens nothing to another page of the same origin, which has the cookie and not what the tab keeps', async () => {
    const { browser, instance } = await shop();
    await browser.signIn('anna');
    const otherTab = openBrowser(instance(), browser.cookies);
    expect((await otherTab.call('GET', '/v1/token')).status).toBe(401);
    expect((await otherTab.call('GET', '/v1/token', { headers: { 'release-session': '' } })).status).toBe(
      401,
    );
  });

  it('goes on in a tab when the same person signs in in another one, and ends with another person there', async () => {
    const { browser, instance } = await shop();
    await browser.signIn('anna');
    const other = openBrowser(instance(), browser.cookies);
    await other.signIn('anna');
    const statuses = async () => [
      (await browser.call('GET', '/v1/token')).status,
      (await other.call('GET', '/v1/token')).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    await other.signIn('dana');
    expect(await statuses()).toEqual([401, 200]);
  });

  it.each([
    { origin: 'https://elsewhere.example' },
    { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('makes no change for a page of another site: %o', async (headers) => {
    const { browser } = await shop();
    await browser.signIn('anna');
    const answer = await browser.call('POST', '/v1/gc', { headers, body: {} });
    expect([answer.status, answer.error?.code]).toEqual([403, 'foreign_page']);
    expect((await browser.call('DELETE', '/v1/session', { headers })).status).toBe(403);
    expect((await browser.call('POST', '/v1/gc', { body: {} })).status).toBe(200);
  });

  it('is in a cookie that no script reads, for this site alone', async () => {
    const { browser, instance } = await shop();
    const callback = await browser.begin('anna');
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await instance().request(callback.pathname + callback.search, { headers: { cookie } });
    const [ended, begun] = answer.headers.getSetCookie();
    expect(ended).toMatch(/^release-sign-in=; Max-Age=0/);
    expect(begun).toMatch(/^release-session=[\w.-]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('of before is worth nothing once it was changed by hand', async () => {
    const { browser } = await shop();
    await browser.signIn('dana');
    const [body = '', signature] = (browser.cookies.get('release-session') ?? '').split('.');
    const content = JSON.parse(Buffer.from(body, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...content, roles: ['releases'] })).toString('base64url');
    browser.cookies.set('release-session', `${changed}.${signature}`);
    expect((await browser.call('GET', '/v1/token')).status).toBe(401);
  });
});

describe('a sign-in is refused', () => {
  const reason = (code: string): string => `/_releases/en/timeline?signIn=${code}`;

  it('with another nonce than was asked for', async () => {
    const { browser } = await shop();
    const callback = await browser.begin('anna', (url) => url.searchParams.set('nonce', 'another one'));
    expect(await browser.comeBack(callback)).toBe(reason('sign_in_untrusted'));
  });

  it('with another state, which nobody here asked with', async () => {
    const { browser } = await shop();
    const callback = await browser.begin('anna');
    callback.searchParams.set('state', 'another one');
    expect(await browser.comeBack(callback)).toBe(reason('sign_in_other'));
  });

  it('without the proof that this browser began it', async () => {
    const { browser } = await shop();
    const callback = await browser.begin('anna', (url) =>
      url.searchParams.set('code_challenge', 'A'.repeat(43)),
    );
    expect(await browser.comeBack(callback)).toBe(reason('sign_in_over'));
  });

  it('when its answer comes a second time, also with the cookie of before', async () => {
    const { browser } = await shop();
    const callback = await browser.begin('anna');
    const before = new Map(browser.cookies);
    await browser.comeBack(callback);
    expect(await browser.comeBack(callback)).toBe('/_releases?signIn=sign_in_over');
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect(await browser.comeBack(callback)).toBe(reason('sign_in_over'));
  });

  it('when it took longer than a quarter of an hour', async () => {
    const { browser } = await shop();
    const callback = await browser.begin('anna');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    expect(await browser.comeBack(callback)).toBe('/_releases?signIn=sign_in_over');
  });

  it('when the clocks do not agree', async () => {
    const { browser, provider } = await shop();
    const callback = await browser.begin('anna');
    provider.around = async (path, answer) => {
      if (path === '/token') vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 700_000 });
      await answer();
      vi.useRealTimers();
    };
    expect(await browser.comeBack(callback)).toBe(reason('sign_in_clock'));
  });

  it('when somebody stops at the provider', async () => {
    const { browser } = await shop();
    const callback = await browser.begin('anna');
    callback.searchParams.delete('code');
    callback.searchParams.set('error', 'access_denied');
    expect(await browser.comeBack(callback)).toBe(reason('sign_in_refused'));
  });

  it('with a wrong secret of the shop', async () => {
    const { browser, store } = await shop({ RELEASE_OIDC_SECRET_FILE: await secretFile('another') });
    expect(await browser.signIn('anna')).toBe(reason('sign_in_untrusted'));
    expect(await newestEntries(store, 1)).toMatchObject([
      { what: 'sign in: OAUTH_WWW_AUTHENTICATE_CHALLENGE' },
    ]);
  });

  it('while the provider is down, and works once it is back', async () => {
    const { browser, provider, startAgain, instance } = await shop();
    await browser.signIn('anna');
    const callback = await browser.begin('anna');
    await provider.stop();
    expect(await browser.comeBack(callback)).toBe(reason('sign_in_unreachable'));
    // Who is signed in stays so.
    expect((await browser.call('GET', '/v1/token')).status).toBe(200);
    const restarted = openBrowser(instance());
    expect(await restarted.start()).toMatchObject({ status: 503, error: { code: 'sign_in_unreachable' } });
    const elsewhere = openBrowser(instance({ RELEASE_OIDC_ISSUER: await nobodyAt() }));
    expect((await elsewhere.start()).status).toBe(503);
    await startAgain();
    expect(await browser.signIn('dana')).toBe('/_releases/en/timeline');
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/en/shop', '/_releases/../x'])(
    'when it would go on to %s',
    async (page) => {
      const { browser } = await shop();
      expect((await browser.start(page)).status).toBe(400);
    },
  );
});
