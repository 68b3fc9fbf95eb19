import { expect, it } from 'vitest';
import { markup } from '../http/markup.ts';
import type { AskBackEnd } from '../shop/follow-extensions.ts';
import { startScripts } from './start-scripts.ts';
import { backEndWith } from '../testing/back-end-with.ts';
import { pagesOf, renderedPage } from '../testing/pages-of.ts';

const app = pagesOf(() => Promise.reject(new Error('No page is asked for here.')), {
  resolve: async () => undefined,
});

it('moves the token of a mailed link out of reach of servers, logs and referrers', async () => {
  const answer = await app.request('/ar/forgot?token=a%2Bb&utm=x');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/ar/forgot?reset=1#token=a%2Bb');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const confirms = await app.request('/en/confirm-email?token=a-b_c&utm=x');
  expect([confirms.status, confirms.headers.get('location')]).toEqual([302, '/en/confirm-email#token=a-b_c']);
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
  const shown = { html: markup`<h1>${words}</h1>`.toString(), title: words, jsonLd: [{ name: words }] };
  const routes = pagesOf(
    async (_, request) => {
      renderedWith = request.extensions;
      return renderedPage({ ...shown, queries: [words] });
    },
    { askBackEnd },
  );
  const answer = await routes.request('/en/search');
  const policy = answer.headers.get('content-security-policy');
  return { html: await answer.text(), policy, renderedWith };
}

it('tells the browser what the page was made with, when the back end is known a moment later', async () => {
  const answers = [backEndWith(), backEndWith()];
  const later = backEndWith('own-pages');
  const { html, renderedWith } = await searchFor('oud', () => (answers.shift() ?? later)());
  const [, state = ''] = /id="shop-state"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  // The first question is for the shopper's currency.
  expect(JSON.parse(state).extensions).toEqual(renderedWith);
});
