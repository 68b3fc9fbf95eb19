import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { callerOf, register } from '../testing/test-caller.ts';

const api = apiOfSuite();

const get = (path: string, headers: Record<string, string> = {}) =>
  api.fetch(new Request(`http://api.test/api${path}`, { headers }));
const slug = 'nadwana-rose-of-taif-perfume';

describe('an answer that is the same for all', () => {
  it.each(['/home', '/products', `/products/${slug}`, '/categories', '/page', '/posts', '/ads'])(
    '%s is not sent again to who has it, and is sent again when something changed',
    async (path) => {
      const first = await get(path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
      const again = await get(path, { 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
      expect((await get(path, { 'if-none-match': etag, lang: 'ar' })).status).toBe(200);
    },
  );

  it('is made once for many who ask at once, and counted for each of them', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => get('/home?theme=fashion')));
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(5);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
  });

  it('follows a change of price, stock and text at once', async () => {
    const read = async () => (await (await get(`/products/${slug}`)).json()).data;
    const before = await read();
    await api.db
      .updateTable('products')
      .set({ price_minor: 77_000, stock: 3, name: JSON.stringify({ en: 'Another name' }) })
      .where('slug', '=', slug)
      .execute();
    expect(before.price).not.toBe(77);
    expect(await read()).toMatchObject({ price: 77, current_stock: 3, name: 'Another name' });
  });

  it('follows what a shopper of this API does', async () => {
    const call = callerOf(api);
    const reviews = async () =>
      (await (await get('/products/zahriyat-dune-palette/reviews')).json()).meta.total;
    const before = await reviews();
    const { token } = await register(call);
    const body = { rating: 5, text: 'As good as it looks.' };
    await call('POST', '/products/zahriyat-dune-palette/reviews', { token, body });
    expect(await reviews()).toBe(before + 1);
  });

  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ])(
    'comes compressed to a client that takes %s, and plain to one that takes nothing',
    async (accepted, encoding, unpack) => {
      const plain = await get('/home');
      const packed = await get('/home', { 'accept-encoding': accepted });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(packed.headers.get('content-encoding')).toBe(encoding);
      expect(packed.headers.get('vary')).toContain('Accept-Encoding');
      const text = await plain.text();
      const bytes = new Uint8Array(await packed.arrayBuffer());
      expect(unpack(bytes).toString()).toBe(text);
      expect(bytes.byteLength).toBeLessThan(text.length / 4);
    },
  );

  it('differs by what the call reads, and by nothing else', async () => {
    const etag = async (query: string) => (await get(`/products?${query}`)).headers.get('etag');
    const plain = await etag('');
    expect(await etag('utm_source=mail')).toBe(plain);
    for (const query of ['page=2', 'search=laptop', 'currency=USD', 'lang=ar'])
      expect(await etag(query)).not.toBe(plain);
  });
});

describe('what is not the same for all', () => {
  it('is never kept: a signed-in shopper’s answers, and refusals', async () => {
    const { token } = await register(callerOf(api));
    const own = await get('/home', { authorization: `Bearer ${token}` });
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const reviews = await get(`/products/${slug}/reviews`, { authorization: `Bearer ${token}` });
    expect([reviews.headers.get('etag'), reviews.headers.get('cache-control')]).toEqual([null, 'no-store']);
    expect((await get('/home', { authorization: 'Bearer not-good-at-all-not-good' })).status).toBe(401);
    const missing = await get('/products/nothing');
    expect([missing.status, missing.headers.get('etag'), missing.headers.get('cache-control')]).toEqual([
      404,
      null,
      'no-store',
    ]);
  });
});
