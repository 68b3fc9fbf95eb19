import { debianProgramFor } from '@dana/config/debian-packages/debian-program';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeChange } from '@dana/releases/changes/make-change';
import type { StartFront } from '../testing/front.ts';
import { jsonPost, newShopper } from '../testing/new-shopper.ts';
import { reviewsRenderer } from '../testing/renderer-sources.ts';
import { startNginx } from '../testing/nginx-in-front.ts';
import { startShopBehind } from '../testing/shop-behind.ts';

const suite = 'pages that nginx keeps';
const nginx = await debianProgramFor(suite, 'nginx');

/** What a cache may do at most: keep a page, and send it while it asks for the next. Unit: milliseconds. */
const namedMs = 10_000;
/** A request comes, a page is made, a connection waits: the extra time that a busy machine may take. Unit: milliseconds. */
const slackMs = 5_000;
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: namedMs + slackMs, interval: 200 });
const slug = 'zahriyat-dune-palette';

let shop: Awaited<ReturnType<typeof startShopBehind>>;
const ask = (path: string, headers: Record<string, string> = {}) => shop.ask(path, { headers }, '127.0.0.1');
const textOf = async (path: string, headers: Record<string, string> = {}) =>
  (await ask(path, headers)).text();
/** How often the renderer was asked for pages of this path so far; the page says it. */
const rendersOf = (html: string) => Number(/render (\d+)/.exec(html)?.[1]);
const change = () => ({
  ...{ store: shop.store, env: 'production', remote: 'mf-demo', actor: 'test', reason: 'a try' },
});

describe.runIf(nginx)(suite, () => {
  beforeAll(async () => {
    const start: StartFront = (options) => startNginx({ ...options, keepsPages: true });
    shop = await startShopBehind({ start, program: nginx ?? '' }, { renderer: reviewsRenderer(slug) });
  }, 180_000);
  afterAll(() => shop?.stop(), 30_000);

  it('are rendered once for ten thousand requests that come within seconds, and again when they are older', async () => {
    const renders = new Set<number>();
    const beganMs = Date.now();
    for (let at = 0; at < 10_000; at += 100)
      for (const html of await Promise.all(Array.from({ length: 100 }, () => textOf('/en/demo'))))
        renders.add(rendersOf(html));
    const seconds = (Date.now() - beganMs) / 1_000;
    // Once, and once more for every four seconds that it took.
    expect(Math.max(...renders)).toBeLessThanOrEqual(1 + Math.floor(seconds / 4));
  }, 120_000);

  it('follow what shoppers do in the API within ten seconds, and no cookie of others', async () => {
    const reviewsIn = (html: string) => Number(/reviews (\d+)/.exec(html)?.[1]);
    const before = reviewsIn(await textOf('/ar/demo'));
    await writeReview();
    await soon(async () => expect(reviewsIn(await textOf('/ar/demo'))).toBe(before + 1));
    expect(await textOf('/ar/demo', { cookie: 'currency=USD' })).toContain('USD');
    expect(await textOf('/ar/demo')).toContain('KWD');
  }, 30_000);

  it('are each visitor’s own while a canary runs, and show a rollback within the time that is named', async () => {
    await makeChange({ verb: 'canary', ...change(), version: '1.0.0', percent: 100 });
    let cookie = '';
    await soon(async () => {
      cookie = (await ask('/en/demo')).headers.get('set-cookie')?.split(';')[0] ?? '';
      expect(cookie).toContain('visitor=');
    });
    expect(await textOf('/en/demo', { cookie })).toContain('mf-demo@1.0.0');
    expect(await textOf('/en/demo')).toContain('mf-demo@1.1.0');
    await makeChange({ ...change(), verb: 'abort' });
    await soon(async () =>
      expect((await ask('/en/demo')).headers.get('cache-control')).toContain('s-maxage'),
    );
    expect(await textOf('/en/demo')).toContain('mf-demo@1.1.0');
    await makeChange({ verb: 'rollback', ...change(), version: '1.0.0' });
    await soon(async () => expect(await textOf('/en/demo')).toContain('mf-demo@1.0.0'));
  }, 90_000);
});

async function writeReview(): Promise<void> {
  const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await shop.ask(path, jsonPost(body, headers), '127.0.0.9');
    expect(answer.status).toBe(201);
    return answer.json();
  };
  const { data } = await send('/api/register', newShopper('noura@dana.example'));
  const review = { rating: 5, text: 'As good as it looks.' };
  await send(`/api/products/${slug}/reviews`, review, { authorization: `Bearer ${data.token}` });
}
