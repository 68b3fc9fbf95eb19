import type { Composition } from '@dana/contracts/release/composition';
import { expect, it } from 'vitest';
import { documentRoutes } from './document-routes.ts';
import { markup } from '../http/markup.ts';
import type { AskBackEnd } from '../shop/follow-extensions.ts';
import { startScripts } from './start-scripts.ts';
import { backEndWith } from '../testing/back-end-with.ts';

const app = documentRoutes({
  resolve: async () => undefined,
  render: () => Promise.reject(new Error('No page is asked for here.')),
  publicOrigin: 'http://localhost:8080',
  apiBaseUrl: 'http://localhost:8081/api',
  askBackEnd: backEndWith(),
  onProblem: () => undefined,
});

it('moves the token of a mailed link out of reach of servers, logs and referrers', async () => {
  const answer = await app.request('/ar/forgot?token=a%2Bb&utm=x');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/ar/forgot?reset=1#token=a%2Bb');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('does the same for a link that confirms an e-mail', async () => {
  const answer = await app.request('/en/confirm-email?token=a-b_c&utm=x');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/confirm-email#token=a-b_c']);
});

it('leaves the query of every other page alone', async () => {
  expect((await app.request('/en/shop?token=x')).status).toBe(503);
  expect((await app.request('/en/forgot')).status).toBe(503);
});

it.each([
  ['/EN/shop', '/en/shop'],
  ['/Ar/shop?page=2', '/ar/shop?page=2'],
  ['/AR', '/ar'],
  ['/EN//evil.example', '/en//evil.example'],
])('leads %s to the address of that page for good', async (asked, location) => {
  const answer = await app.request(asked);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
});

it.each(['/DE/shop', '/english/shop', '/E'])('takes %s for no language', async (asked) => {
  const answer = await app.request(asked);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/en${asked}`]);
});

it('lets no script run that a shopper searched for, not even its own', async () => {
  const { html, policy } = await searchFor(`<script>${startScripts.text}</script>`);
  expect(html.match(/<script>/g)).toHaveLength(4);
  expect(policy).toContain("'strict-dynamic'");
  expect(policy).not.toMatch(/nonce-|script-src[^;]*'unsafe/);
});

/** A page that repeats what was searched for in its HTML and in its data. */
async function searchFor(words: string, askBackEnd: AskBackEnd = backEndWith()) {
  let renderedWith: readonly string[] | undefined;
  const composition = {
    id: '0123456789ab',
    revision: 1,
    env: 'production',
    shell: {
      version: '1.0.0',
      base: '/',
      document: { js: [{ file: 'a.js', integrity: '' }], css: [], locales: {}, fonts: {} },
    },
    remotes: {},
  } as unknown as Composition;
  const routes = documentRoutes({
    resolve: async () => ({
      composition,
      isPreview: false,
      isShared: true,
      stale: undefined,
      setCookie: undefined,
    }),
    render: async (_, request) => {
      renderedWith = request.extensions;
      return {
        kind: 'html',
        status: 200,
        html: markup`<h1>${words}</h1>`.toString(),
        title: words,
        tags: [],
        jsonLd: [{ name: words }],
        used: [],
        verdict: { kind: 'page' },
        queries: [words],
        brokenContainers: [],
        cache: 'public',
        problems: [],
      };
    },
    publicOrigin: 'http://localhost:8080',
    apiBaseUrl: 'http://localhost:8081/api',
    askBackEnd,
    onProblem: () => undefined,
  });
  const answer = await routes.request('/en/search');
  return {
    html: await answer.text(),
    policy: answer.headers.get('content-security-policy'),
    renderedWith,
  };
}

it('tells the browser what the page was made with, when the back end is known a moment later', async () => {
  const answers = [backEndWith(), backEndWith()];
  const later = backEndWith('own-pages');
  const { html, renderedWith } = await searchFor('oud', () => (answers.shift() ?? later)());
  const [, state = ''] = /id="shop-state"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  // The first question is for the shopper's currency.
  expect(JSON.parse(state).extensions).toEqual(renderedWith);
});
