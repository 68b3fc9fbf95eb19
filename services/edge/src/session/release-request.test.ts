import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { makeChange } from '@dana/releases/changes/make-change';
import { env, releasedShop } from '../testing/released-shop.ts';

/** A shop with mf-demo 1.0.0 and 1.1.0 live, 1.2.0 published, behind a running edge. */
async function openShop() {
  const shop = await releasedShop();
  await shop.publish('1.2.0');
  const edge = await shop.start();
  return { ...shop, edge, refresh: edge.watch.refresh };
}

/** A document that is asked for with these headers: its version of mf-demo, and the cookie that came with it. */
async function ask({ app }: Awaited<ReturnType<typeof openShop>>['edge'], headers: Record<string, string>) {
  const answer = await app.request('/en/demo', { headers });
  const version = /"mf-demo":\{"current":\{"version":"([^"]+)"/.exec(await answer.text())?.[1];
  return { version, cookie: cookieOf(answer.headers), keeping: answer.headers.get('cache-control') };
}

const cookieOf = (headers: Headers): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

describe('what a visitor gets', () => {
  it('is the canary or the stable version for as long as it runs, by an id that only exists meanwhile', async () => {
    const { edge, change, refresh } = await openShop();
    expect((await edge.open()).headers.get('set-cookie')).toBeNull();
    await makeChange({ verb: 'canary', ...change, version: '1.2.0', percent: 50 });
    await refresh();
    const first = await edge.open();
    expect(first.shown).toBe('shell@1.0.0 mf-demo@1.1.0');
    expect(first.headers.get('set-cookie')).toMatch(
      /^visitor=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const visitors = await Promise.all(
      Array.from({ length: 30 }, async () => cookieOf((await edge.open()).headers)),
    );
    const shown = await Promise.all(
      visitors.map(async (cookie) => (await edge.open('/en/demo', cookie)).shown),
    );
    expect(new Set(shown)).toEqual(new Set(['shell@1.0.0 mf-demo@1.1.0', 'shell@1.0.0 mf-demo@1.2.0']));
    await makeChange({ verb: 'canary', ...change, version: '1.2.0', percent: 100 });
    await refresh();
    for (const cookie of visitors)
      expect((await edge.open('/en/demo', cookie)).shown).toContain('mf-demo@1.2.0');
    expect((await edge.open()).shown).toContain('mf-demo@1.1.0');
    expect((await edge.open('/en/demo', 'visitor=<script>')).shown).toContain('mf-demo@1.1.0');
    await makeChange({ ...change, verb: 'abort' });
    await refresh();
    for (const cookie of visitors)
      expect((await edge.open('/en/demo', cookie)).shown).toContain('mf-demo@1.1.0');
  });

  it('begins with the first document: who comes is given an id and what it decides, and keeps that', async () => {
    const { edge, change, refresh } = await openShop();
    await makeChange({ verb: 'canary', ...change, version: '1.2.0', percent: 50 });
    await refresh();
    const arrive = (headers: Record<string, string>) =>
      ask(edge, { 'sec-fetch-dest': 'document', ...headers });
    const first = await Promise.all(Array.from({ length: 40 }, () => arrive({ 'sec-fetch-site': 'none' })));
    expect(new Set(first.map(({ version }) => version))).toEqual(new Set(['1.1.0', '1.2.0']));
    for (const { version, cookie } of first) expect((await ask(edge, { cookie })).version).toBe(version);
  });

  it('is stable for bots, for who keeps no id, and for what keeps a document for others', async () => {
    const { edge, change, refresh } = await openShop();
    await makeChange({ verb: 'canary', ...change, version: '1.2.0', percent: 100 });
    await refresh();
    const document = { 'sec-fetch-dest': 'document' };
    const arrival = { ...document, 'sec-fetch-site': 'cross-site' };
    expect(await ask(edge, arrival)).toMatchObject({ version: '1.2.0', keeping: 'private, no-cache' });
    const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect(await ask(edge, { ...arrival, 'user-agent': bot })).toMatchObject({
      version: '1.1.0',
      cookie: '',
    });
    // A browser that keeps no cookies says that it is in the shop already; a program says nothing.
    for (const headers of [{ ...document, 'sec-fetch-site': 'same-origin' }, {}])
      expect((await ask(edge, headers)).version).toBe('1.1.0');
    const map = await edge.app.request('/release-map.json', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(await map.json()).toMatchObject({ remotes: { 'mf-demo': { version: '1.1.0' } } });
  });

  it('is the older version after a rollback, also for those who had the canary', async () => {
    const { edge, change, refresh } = await openShop();
    await makeChange({ verb: 'canary', ...change, version: '1.2.0', percent: 100 });
    await refresh();
    const cookie = cookieOf((await edge.open()).headers);
    expect((await edge.open('/en/demo', cookie)).shown).toContain('mf-demo@1.2.0');
    await makeChange({ ...change, verb: 'rollback' });
    const open = async () => (await edge.open('/en/demo', cookie)).shown;
    await vi.waitFor(async () => expect(await open()).toContain('mf-demo@1.0.0'), { timeout: 1_000 });
  });

  it('is the version before the one that broke in this session, for as long as that one would be next', async () => {
    const { edge, change, refresh } = await openShop();
    const open = async (...broken: string[]) =>
      (await edge.open('/en/demo', `release_crashes=${broken.join('%7C')}`)).shown;
    expect(await open('mf-demo@1.1.0')).toContain('mf-demo@1.0.0');
    for (const broken of ['mf-demo@9.9.9', 'mf-demo', '@', '|||', 'mf-demo@1.1.0@x', '%00', '../@1.1.0'])
      expect(await open(broken)).toContain('mf-demo@1.1.0');
    await makeChange({ verb: 'promote', ...change, version: '1.2.0' });
    await refresh();
    expect(await open('mf-demo@1.1.0')).toContain('mf-demo@1.2.0');
    expect(await open('mf-demo@1.1.0', 'mf-demo@1.2.0')).toContain('mf-demo@1.0.0');
    await makeChange({ verb: 'rollback', ...change, version: '1.0.0' });
    await refresh();
    expect(await open('mf-demo@1.2.0')).toContain('mf-demo@1.0.0');
    expect(await open('mf-demo@1.0.0')).toContain('mf-demo@1.0.0');
  });
});

describe('a preview link', () => {
  it('shows versions that are not live, to anybody who has it, until it ends; nothing of it is stored or indexed', async () => {
    const { edge, admin } = await openShop();
    const { url } = await admin.preview({
      env,
      remotes: { 'mf-demo': '1.2.0' },
      hours: 1,
      path: '/en/demo?a=b',
    });
    const entry = await edge.open(url.replace('http://localhost:8080', ''));
    expect([entry.status, entry.headers.get('location')]).toEqual([302, '/en/demo?a=b']);
    const page = await edge.open('/en/demo', cookieOf(entry.headers));
    expect(page.shown).toBe('shell@1.0.0 mf-demo@1.2.0');
    expect([page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
      'private, no-store',
      'noindex',
    ]);
    const map = await edge.app.request('/release-map.json', { headers: { cookie: cookieOf(entry.headers) } });
    expect(await map.json()).toMatchObject({ remotes: { 'mf-demo': { version: '1.2.0' } } });
    expect((await edge.open()).shown).toContain('mf-demo@1.1.0');
    const end = await edge.open('/en/demo?preview=end');
    expect(end.headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0/);
  });

  it('is named on each of its pages, in both languages, with the way out, and on no other page', async () => {
    const { edge, previewCookie } = await openShop();
    const cookie = await previewCookie('1.2.0');
    for (const [path, label, leave] of [
      ['/en/demo', 'Preview', 'Leave the preview'],
      ['/ar/demo', 'معاينة', 'مغادرة المعاينة'],
    ] as const) {
      const { html, headers } = await edge.open(path, cookie);
      expect(html).toContain(`<aside data-preview aria-label="${label}"><p>`);
      expect(html).toContain('\u2068mf-demo 1.2.0\u2069');
      expect(html).toContain(`<form action="?"><button name="preview" value="end">${leave}</button></form>`);
      const [, style = ''] = /<style>(\[data-preview\][\s\S]*?)<\/style>/.exec(html) ?? [];
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
      expect((await edge.open(path)).html).not.toContain('data-preview');
      expect((await edge.open(path, 'preview=forged.x')).html).not.toContain('data-preview');
    }
  });

  it('shows a remote that was never live', async () => {
    const { edge, admin, publish } = await openShop();
    await publish('0.1.0', { remote: 'mf-new', paths: ['/x'] });
    const { url } = await admin.preview({ env, remotes: { 'mf-new': '0.1.0' }, hours: 1, path: '/' });
    const { headers } = await edge.open(url.replace('http://localhost:8080', ''));
    expect((await edge.open('/en/x', cookieOf(headers))).shown).toBe(
      'shell@1.0.0 mf-demo@1.1.0 mf-new@0.1.0',
    );
  });

  it('is refused when it was forged or is over, and such a cookie does nothing', async () => {
    const { edge, admin } = await openShop();
    const { url } = await admin.preview({ env, remotes: { 'mf-demo': '1.2.0' }, hours: 1, path: '/' });
    const text = new URL(url).searchParams.get('preview')!;
    const [body = '', signature = ''] = text.split('.');
    const later = Buffer.from(Buffer.from(body, 'base64url').toString().replace('1.2.0', '1.0.0')).toString(
      'base64url',
    );
    for (const forged of ['x', `${later}.${signature}`, `${body}.${'A'.repeat(43)}`, `${text}.x`]) {
      expect((await edge.open(`/en/demo?preview=${forged}`)).status).toBe(403);
      expect((await edge.open('/en/demo', `preview=${forged}`)).shown).toContain('mf-demo@1.1.0');
    }
    vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000, toFake: ['Date'] });
    expect((await edge.open(`/en/demo?preview=${text}`)).status).toBe(403);
    vi.useRealTimers();
    await expect(
      admin.preview({ env, remotes: { 'mf-demo': '7.0.0' }, hours: 1, path: '/' }),
    ).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      admin.preview({ env, remotes: { 'mf-demo': '1.2.0' }, hours: 1, path: '//evil.example' }),
    ).rejects.toMatchObject({ code: 'bad_path' });
  });
});
