import { expect, it } from 'vitest';
import { overridePass } from '@dana/releases/admin/override-pass';
import { signOverride } from '@dana/releases/reading/override-pass';
import { sharedSecret } from '@dana/releases/store/shared-secret';
import { env, releasedShop } from '../testing/released-shop.ts';

const remote = 'mf-demo';
const origin = 'http://localhost:3105';
const ownPages = { 'sec-fetch-site': 'same-origin' };

async function shop() {
  const { store, start } = await releasedShop();
  const edge = await start();
  const { pass } = await overridePass(store, { env, remote, origin });
  const begin = (text: string, headers: Record<string, string> = ownPages) =>
    edge.app.request('/override', { method: 'PUT', headers, body: JSON.stringify({ pass: text }) });
  return { store, edge, pass, begin };
}

const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

it('is a cookie that no script reads and that ends with the browser', async () => {
  const { begin, pass } = await shop();
  const answer = await begin(pass);
  expect(answer.status).toBe(204);
  expect(answer.headers.getSetCookie()).toEqual([`override=${pass}; Path=/; HttpOnly; SameSite=Lax`]);
});

it('changes the documents of that browser alone, which nobody keeps and no search engine finds', async () => {
  const { edge, begin, pass } = await shop();
  const before = await edge.open();
  const own = await edge.open('/en/demo', cookieOf(await begin(pass)));
  expect(own.html).toContain('data-override');
  expect(own.html).toContain(origin);
  expect(own.headers.get('cache-control')).toBe('no-store');
  expect(own.headers.get('x-robots-tag')).toBe('noindex');
  // Its reports must not count against the release that it stands in for.
  expect(own.headers.get('server-timing') ?? '').not.toContain('visit');
  const after = await edge.open();
  expect(after.html).toBe(before.html);
  expect(after.html).not.toContain('override');
  expect(edge.render).toHaveBeenCalledTimes(1);
});

it('lets scripts, styles and sockets of that address into those documents, and into no other', async () => {
  const { edge, begin, pass } = await shop();
  const policyOf = async (cookie = '') =>
    (await edge.open('/en/demo', cookie)).headers.get('content-security-policy') ?? '';
  const own = await policyOf(cookieOf(await begin(pass)));
  expect(own).toContain(`connect-src 'self' ${origin} ws://localhost:3105`);
  expect(own).toContain("frame-ancestors 'none'");
  expect(own).not.toContain('localhost:*');
  expect(await policyOf()).not.toMatch(/localhost|unsafe-eval/);
});

it('gives its pages no data from what is kept', async () => {
  const { edge, begin, pass } = await shop();
  const headers = { cookie: cookieOf(await begin(pass)) };
  expect((await edge.app.request('/page-data/en/demo', { headers })).status).toBe(204);
});

it('is none when it is forged, over, from another environment or for another machine', async () => {
  const { store, edge, begin, pass } = await shop();
  const secret = await sharedSecret(store, 'override');
  const expires = Math.floor(Date.now() / 1000) + 600;
  const good = { env, remote, origin, expires };
  const passes = [
    `${pass.slice(0, -2)}AA`,
    pass.replace('.', '.A'),
    signOverride(good, 'another secret'),
    signOverride({ ...good, expires: expires - 1_200 }, secret),
    signOverride({ ...good, env: 'staging' }, secret),
    signOverride({ ...good, origin: 'https://evil.example' }, secret),
    'nonsense',
    '',
  ];
  const live = await edge.open();
  for (const wrong of passes) {
    expect((await begin(wrong)).status).toBe(403);
    const page = await edge.open('/en/demo', `override=${wrong}`);
    expect(page.html).toBe(live.html);
    expect(page.headers.get('content-security-policy')).not.toContain('localhost');
  }
  expect((await edge.open('/en/demo', `override=${signOverride(good, secret)}`)).html).toContain(origin);
});

it('is neither begun nor ended by another site', async () => {
  const { edge, begin, pass } = await shop();
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  expect((await begin(pass, elsewhere)).status).toBe(403);
  const end = (headers: Record<string, string>) =>
    edge.app.request('/override', { method: 'DELETE', headers });
  expect((await end(elsewhere)).status).toBe(403);
  const ended = await end(ownPages);
  expect(ended.status).toBe(204);
  expect(ended.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^override=; Max-Age=0;/),
    expect.stringMatching(/^release_crashes=; Max-Age=0;/),
  ]);
});

it('has the live release behind it, whatever broke in its place', async () => {
  const { edge, begin, pass } = await shop();
  const crashed = `${remote}@1.1.0`;
  expect((await edge.open('/en/demo', `release_crashes=${crashed}`)).shown).toContain(`${remote}@1.0.0`);
  const cookie = `${cookieOf(await begin(pass))}; release_crashes=${crashed}`;
  const { html } = await edge.open('/en/demo', cookie);
  expect(html).toContain('"container":"mf_demo_1_1_0","origin"');
});
