import { createHash, randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { releaseApi } from '../admin/api/release-api.ts';
import { type OpenIdSettings, readOpenIdSettings } from '../admin/session/open-id-settings.ts';
import { freePort } from '@dana/config/testing/free-port';
import { startOpenIdProvider } from '@dana/config/testing/open-id-provider';
import { temporaryStore } from './temporary-store.ts';

export const shopOrigin = 'http://localhost:8080';
const accounts = {
  anna: { email: 'anna@shop.example', email_verified: true, roles: ['releases', 'office'] },
  badr: { email: 'badr@shop.example', email_verified: true, roles: ['office'] },
  // Anybody can name such an address.
  dana: { email: 'anna@shop.example', email_verified: false, roles: ['second'] },
};

/** A release API whose people are known by a provider, and a browser to sign in with. */
export async function signInShop(more: Record<string, string> = {}) {
  const port = await freePort();
  const start = async () => {
    const running = await startOpenIdProvider({
      ...{ callback: `${shopOrigin}/v1/session/callback`, accounts, port },
    });
    onTestFinished(running.stop);
    return running;
  };
  const provider = await start();
  const { store } = await temporaryStore();
  const settingsOf = (extra: Record<string, string> = {}) =>
    readOpenIdSettings({ ...settingsAt(provider.issuer), ...more, ...extra }, shopOrigin) as OpenIdSettings;
  const instance = (extra?: Record<string, string>) =>
    releaseApi({ store, env: 'production', openId: settingsOf(extra) });
  return { provider, startAgain: start, store, instance, browser: openBrowser(instance()) };
}

export const settingsAt = (issuer: string): Record<string, string> => ({
  RELEASE_OIDC_ISSUER: issuer,
  RELEASE_OIDC_CLIENT_ID: 'dana',
  RELEASE_OIDC_ROLES: '{"releases":["release:*","tokens:*"],"second":["approve:*"]}',
});

/** An address that nobody listens at. */
export const nobodyAt = async (): Promise<string> => `http://localhost:${await freePort()}`;

type Api = { request: (path: string, init?: RequestInit) => Response | Promise<Response> };

/** A tab of a browser: it keeps cookies, and what the page for releases keeps. */
export function openBrowser(api: Api, cookies = new Map<string, string>()) {
  const key = randomBytes(32).toString('base64url');
  const own = { origin: shopOrigin, 'sec-fetch-site': 'same-origin' };
  async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: object) {
    const answer = await api.request(path, {
      method,
      headers: { cookie: cookieLine(cookies), 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    keep(cookies, answer);
    return answer;
  }
  const call = async (method: string, path: string, { headers = {}, body }: Call = {}) => {
    const answer = await ask(method, path, { ...own, 'release-session': key, ...headers }, body);
    const content = (await answer.json()) as { data?: never; error?: { code: string } };
    return { status: answer.status, ...content };
  };
  const start = async (page = '/_releases/en/timeline') => {
    const sha256 = createHash('sha256').update(key).digest('hex');
    return call('POST', '/v1/session/start', { body: { page, key: sha256 } });
  };
  /** @returns where the page goes on. */
  const comeBack = async (callback: URL) => {
    const answer = await ask('GET', callback.pathname + callback.search);
    return answer.headers.get('location');
  };
  const begin = async (account: string, change: (url: URL) => void = () => undefined) => {
    const { data } = (await start()) as unknown as { data: { url: string } };
    const url = new URL(data.url);
    change(url);
    return throughProvider(url, account);
  };
  return {
    ...{ key, cookies, call, start, begin, comeBack },
    signIn: async (account: string) => comeBack(await begin(account)),
  };
}

type Call = { headers?: Record<string, string>; body?: object };

/** Signs in at the provider as a person would. @returns the address that it leads back to. */
async function throughProvider(start: URL, account: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let [at, body]: [URL, string | undefined] = [start, undefined];
  for (let step = 0; step < 12; step++) {
    if (at.origin === shopOrigin) return at;
    const answer: Response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: cookieLine(cookies), 'content-type': 'application/x-www-form-urlencoded' },
      ...(body !== undefined && { method: 'POST', body }),
    });
    keep(cookies, answer);
    const next: string | null = answer.headers.get('location');
    body = next === null ? `login=${account}` : undefined;
    at = next === null ? at : new URL(next, at);
  }
  throw new Error(`The provider did not lead back; it is at ${at}.`);
}

function keep(cookies: Map<string, string>, answer: Response): void {
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

const cookieLine = (cookies: Map<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
