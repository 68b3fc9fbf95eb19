import type { Composition } from '@dana/contracts/release';
import { expect, it } from 'vitest';
import { documentRoutes } from './document-routes.ts';

const app = documentRoutes({
  resolve: async () => undefined,
  render: () => Promise.reject(new Error('No page is asked for here.')),
  publicOrigin: 'http://localhost:8080',
  onProblem: () => undefined,
});

it('moves the token of a mailed link out of reach of servers, logs and referrers', async () => {
  const answer = await app.request('/ar/forgot?token=a%2Bb&utm=x');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/ar/forgot?reset=1#token=a%2Bb');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('leaves the query of every other page alone', async () => {
  expect((await app.request('/en/shop?token=x')).status).toBe(503);
  expect((await app.request('/en/forgot')).status).toBe(503);
});

it('gives the nonce to its own scripts alone, whatever a shopper searches for', async () => {
  const looksLikeAPlaceholder = ['{{nonce}}', '{nonce}', '%nonce%', 'nonce-'].join(' ');
  const { answer, nonce } = await searchFor(looksLikeAPlaceholder);
  const html = await answer.text();
  expect(html).toContain(`<h1>${looksLikeAPlaceholder}</h1>`);
  const own = html.match(/<(script|link)[^>]* nonce="[^"]+"/g)?.length;
  expect(html.split(nonce)).toHaveLength((own ?? 0) + 1);
});

/** A page that repeats what was searched for in its HTML and in its data. */
async function searchFor(words: string) {
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
    resolve: async () => ({ composition, isPreview: false, stale: undefined, setCookie: undefined }),
    render: async () => ({
      kind: 'html',
      status: 200,
      html: `<h1>${words}</h1>`,
      title: words,
      tags: [],
      jsonLd: [{ name: words }],
      used: [],
      verdict: { kind: 'page' },
      queries: [words],
      brokenContainers: [],
      cache: 'public',
      problems: [],
    }),
    publicOrigin: 'http://localhost:8080',
    onProblem: () => undefined,
  });
  const answer = await routes.request('/en/search');
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
  return { answer, nonce };
}
