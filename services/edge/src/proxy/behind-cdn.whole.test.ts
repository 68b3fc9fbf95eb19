import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeChange } from '@dana/releases/changes/make-change';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCdn } from '../testing/cdn-in-front.ts';
import { countKinds, inTens } from '../testing/counted-answers.ts';
import { deployFolder } from '../testing/deployed-queries.ts';
import { frontProgramFor } from '../testing/front.ts';
import { jsonPost, newShopper } from '../testing/new-shopper.ts';
import { startShopBehind } from '../testing/shop-behind.ts';

/* What a CDN keeps with the rules of `deploy/cdn`, shown with Varnish, and what it never does. */

const suite = 'a shop behind a CDN';
const varnishd = await frontProgramFor(suite, 'varnishd', { packages: ['varnish'] });
const haproxy = await frontProgramFor(suite, 'haproxy');
const cookies = ['preview', 'visitor', 'release_crashes', 'currency'];

it('the rules for Cloudflare and for Varnish name the same cookies and the same addresses', () => {
  const read = (file: string) => readFileSync(join(deployFolder, 'cdn', file), 'utf8');
  const { rules } = JSON.parse(read('cache-rules.json')) as { rules: { expression: string }[] };
  const expressions = rules.map(({ expression }) => expression).join('\n');
  const vcl = read('dana.vcl');
  const named = [...expressions.matchAll(/not http\.cookie contains "(\w+)="/g)].map(([, name]) => name);
  expect(named).toEqual(cookies);
  expect(vcl).toContain(`"(${cookies.join('|')})="`);
  const starts = [...expressions.matchAll(/starts_with\(http\.request\.uri\.path, "\/([\w/-]+)\/"/g)];
  const inVcl = [...vcl.matchAll(/"\^\/\(([^)]+)\)/g)].flatMap(([, names = '']) => names.split('|'));
  expect(starts.map(([, start]) => start).toSorted()).toEqual(inVcl.toSorted());
  expect(read('README.md')).toContain(
    cookies
      .slice(0, -1)
      .map((name) => `\`${name}\``)
      .join(', '),
  );
});

describe.runIf(varnishd && haproxy)(suite, () => {
  let shop: Awaited<ReturnType<typeof startShopBehind>>;
  beforeAll(async () => {
    shop = await startShopBehind({ start: startCdn(varnishd ?? ''), program: haproxy ?? '' });
  }, 180_000);
  afterAll(() => shop?.stop(), 60_000);

  const get = (path: string, headers: Record<string, string> = {}) =>
    shop.ask(path, { headers }, '127.0.0.2');
  /** Varnish names the request that an answer was kept of beside the one it answers. */
  const isKept = (answer: Response): boolean => /^\d+ \d+$/.test(answer.headers.get('x-varnish') ?? '');
  const patience = { timeout: 60_000, interval: 200 };

  it('keeps a page for all who ask for it, in each coding apart, and does not send it again to who has it', async () => {
    for (const coding of ['br', 'identity']) {
      const headers = { 'accept-encoding': coding, cookie: 'signed_in=1; i18n_redirected=en' };
      const page = await vi.waitFor(async () => {
        const answer = await get('/en/demo', headers);
        expect(isKept(answer)).toBe(true);
        return answer;
      }, patience);
      expect(page.headers.get('content-encoding')).toBe(coding === 'br' ? 'br' : null);
      const again = await get('/en/demo', {
        ...headers,
        'if-none-match': page.headers.get('etag') ?? 'none',
      });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  }, 180_000);

  it('keeps files of releases and pictures', async () => {
    const page = await (await get('/en/demo')).text();
    const file = /\/assets\/[^"' ]+\.js/.exec(page)?.[0] ?? 'no file on the page';
    const { data } = await (await get('/api/products?per_page=1')).json();
    const picture = /\/api\/media\/[^"' ]+\.jpg/.exec(JSON.stringify(data))?.[0] ?? 'no picture';
    for (const path of [file, picture]) {
      expect([path, (await get(path)).status]).toEqual([path, 200]);
      await vi.waitFor(async () => expect([path, isKept(await get(path))]).toEqual([path, true]), patience);
    }
  }, 180_000);

  it.each(cookies.flatMap((name) => [name, `__Host-${name}`]))(
    'asks the shop itself for a visitor with the cookie %s',
    async (name) => {
      for (let time = 0; time < 3; time += 1)
        expect(isKept(await get('/en/demo', { cookie: `a=b; ${name}=KWD` }))).toBe(false);
    },
  );

  it.each([
    '/api/home',
    '/api/products',
    '/session',
    '/v1/token',
    '/_releases/en',
    '/healthz',
    '/offline-worker.js',
  ])('never keeps %s', async (path) => {
    for (let time = 0; time < 3; time += 1) expect(isKept(await get(path))).toBe(false);
  });

  it('lets 64 shoppers with 64 addresses register, behind both', async () => {
    const statuses = await inTens(64, async (index) => {
      const call = jsonPost(newShopper(`noura-${index}@dana.example`), { 'x-forwarded-for': '203.0.113.1' });
      return (await shop.ask('/api/register', call, `127.0.1.${index + 1}`)).status;
    });
    expect(countKinds(statuses)).toEqual({ 201: 64 });
  }, 120_000);

  it('shows a rollback once a page that was kept has run out', async () => {
    expect(await (await get('/ar/demo')).text()).toContain('mf-demo@1.1.0');
    const change = { store: shop.store, env: 'production', remote: 'mf-demo', actor: 'test' };
    await makeChange({ verb: 'rollback', ...change, version: '1.0.0', reason: 'a try' });
    await vi.waitFor(
      async () => expect(await (await get('/ar/demo')).text()).toContain('mf-demo@1.0.0'),
      patience,
    );
  }, 120_000);
});
