import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publishFolder, writeBuiltRemote } from '@dana/releases/testing/built-remote';
import { temporaryStore } from '@dana/releases/testing/temporary-store';
import { secureHeaders } from '@dana/server/common-headers';
import { findClient } from '@dana/server/request-client';
import { readTrustedProxies } from '@dana/server/trusted-proxies';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { assetRoutes, assetsFromMemory } from './asset-routes.ts';
import { createFileMemory } from './file-memory.ts';

async function served() {
  const { store, folder } = await temporaryStore();
  const publishDemo = async (version: string) => {
    const built = await writeBuiltRemote(join(folder, '..'), { version });
    return (await publishFolder({ store, env: 'production', remote: 'mf-demo', folder: built })).manifest;
  };
  const { treeHash } = await publishDemo('1.0.0');
  const app = new Hono().route('/', assetRoutes(store));
  const base = `/assets/mf-demo/${treeHash}/`;
  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
  return { store, folder, treeHash, base, get, publishDemo, entry: `${base}web/remoteEntry.abc.js` };
}

describe('a file of a published build', () => {
  it('is handed out for a year, with its type, and to no other origin', async () => {
    const { get, entry } = await served();
    const answer = await get(entry);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('self.mf_demo_1_0_0');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
    ['GZIP', 'gzip', gunzipSync],
  ])(
    'comes compressed as publish made it, for a client that takes %s',
    async (accepted, encoding, unpack) => {
      const { get, entry } = await served();
      const answer = await get(entry, { 'accept-encoding': accepted });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));
      expect(unpack(bytes).toString()).toBe(await (await get(entry)).text());
    },
  );

  it('is not sent again to who has it, in the encoding they have it in', async () => {
    const { get, entry } = await served();
    const etag = (await get(entry, { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    const again = await get(entry, { 'accept-encoding': 'br', 'if-none-match': `"x", W/${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get(entry, { 'if-none-match': etag })).status).toBe(200);
  });

  it('is found at once when another process has just published it', async () => {
    const { get, treeHash, publishDemo } = await served();
    await get(`/assets/mf-demo/${treeHash}/web/late.js`);
    const { treeHash: newer } = await publishDemo('1.0.1');
    const answers = await Promise.all([1, 2, 3].map(() => get(`/assets/mf-demo/${newer}/web/late.js`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('stays available from memory while the store is away; what was never read answers 503', async () => {
    const { get, folder, base, entry } = await served();
    await get(entry);
    await rename(folder, `${folder}-away`);
    expect((await get(entry)).status).toBe(200);
    const away = await get(`${base}web/late.js`);
    expect([away.status, away.headers.get('cache-control')]).toEqual([503, 'no-store']);
    await rm(`${folder}-away`, { recursive: true });
  });
});

describe('a file that was sent before', () => {
  it('is not looked for in the store again, whether or not it has a compressed twin', async () => {
    const { store, base } = await served();
    const asked: string[] = [];
    const get = (key: string) => {
      asked.push(key);
      return store.get(key);
    };
    const app = new Hono().route('/', assetRoutes({ ...store, get }));
    const twice = async (path: string) => {
      const ask = () => app.request(base + path, { headers: { 'accept-encoding': 'br' } });
      const [first, second] = [await ask(), await ask()];
      expect(Object.fromEntries(second.headers)).toEqual(Object.fromEntries(first.headers));
      expect(await second.text()).toBe(await first.text());
    };
    for (const path of ['web/remoteEntry.abc.js', 'web/demo.route.js']) await twice(path);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((key, index) => asked.indexOf(key) !== index)).toEqual([]);
  });

  it('has the headers of every answer, over http and over https, and is still not sent to who has it', async () => {
    const { store, base } = await served();
    const proxies = { publicOrigin: 'http://localhost:8080', trustedProxies: readTrustedProxies('loopback') };
    const memory = createFileMemory();
    const app = new Hono()
      .use(findClient(proxies))
      .route('/', assetsFromMemory(memory))
      .use(secureHeaders)
      .route('/', assetRoutes(store, { memory }));
    const env = {
      incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 4711, remoteFamily: 'IPv4' } },
    };
    const visitor = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'dana.example' };
    const ask = async (headers: Record<string, string>) =>
      app.request(`${base}web/late.js`, { headers: { ...visitor, ...headers } }, env);
    const first = await ask({ 'x-forwarded-proto': 'http' });
    const headers = { ...Object.fromEntries(first.headers) };
    expect(headers).toMatchObject({ 'referrer-policy': 'strict-origin-when-cross-origin' });
    expect(headers['strict-transport-security']).toBeUndefined();
    const second = await ask({ 'x-forwarded-proto': 'https' });
    expect(Object.fromEntries(second.headers)).toEqual({
      ...headers,
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
    const known = await ask({ 'if-none-match': headers.etag ?? '' });
    expect([known.status, known.headers.get('content-length'), known.headers.get('cache-control')]).toEqual([
      304,
      null,
      'public, max-age=31536000, immutable',
    ]);
  });

  it('is asked for in another spelling and refused all the same', async () => {
    const { get, base } = await served();
    expect((await get(`${base}web/late.js`)).status).toBe(200);
    expect((await get(`${base}web/%6cate.js`)).status).toBe(400);
    expect((await get(`${base}web/late.js?again=1`)).status).toBe(200);
  });
});

describe('an address that names no released file', () => {
  it('is 404, whatever lies in the folder, and nobody keeps that answer', async () => {
    const { get, base, folder, treeHash } = await served();
    const tree = join(folder, 'assets/mf-demo', treeHash);
    await writeFile(join(tree, 'web/.env'), 'secret');
    await writeFile(join(tree, 'web/unlisted.js'), 'secret');
    await symlink('/etc/passwd', join(tree, 'web/passwd'));
    await mkdir(join(tree, 'web/.git'));
    const paths = [
      'web/unlisted.js',
      'web/.env',
      'web/passwd',
      'web/.git/config',
      'web/late.js.map',
      'web/',
      'web',
      '',
      'web/remoteEntry.abc.js.br',
      'web/remoteEntry.abc.js/',
      'web/interfaces.json',
      'node/remoteEntry.js',
      'node/package.json',
      'web/CON',
      'web/constructor',
      'web/__proto__',
    ];
    for (const path of paths) {
      const answer = await get(base + path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each([
    '/assets/../../etc/passwd',
    '/assets/mf-demo/../../../etc/passwd',
    'HASH%2e%2e%2fweb/late.js',
    'HASHweb/..%5c..%5cpasswd',
    'HASHweb/late.js%00.css',
    'HASHweb//late.js',
    'HASHweb/%6cate.js',
    '/assets//mf-demo/x',
    '/assets/mf-demo/..%2f..%2f/web/late.js',
    '/assets/mf-Demo/0/web/late.js',
    '/assets/__proto__/0/web/late.js',
  ])('is refused when it is a trick: %s', async (path) => {
    const { get, base } = await served();
    expect([400, 404]).toContain((await get(path.replace('HASH', base))).status);
  });
});
