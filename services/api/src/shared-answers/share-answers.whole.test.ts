import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { palette, register } from '../testing/test-caller.ts';

const { api, call, update, visit } = shopOfSuite();

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
    const name = JSON.stringify({ en: 'Another name' });
    await update('products', { slug }, { price_minor: 77_000, stock: 3, name });
    expect(before.price).not.toBe(77);
    expect(await read()).toMatchObject({ price: 77, current_stock: 3, name: 'Another name' });
  });

  it('follows what a shopper of this API does', async () => {
    const reviews = async () => (await (await get(`/products/${palette}/reviews`)).json()).meta.total;
    const before = await reviews();
    const { token } = await register(call);
    const body = { rating: 5, text: 'As good as it looks.' };
    await call('POST', `/products/${palette}/reviews`, { token, body });
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
  it('is never kept: a signed-in shopper’s answers', async () => {
    const { token } = await register(call);
    const own = await get('/home', { authorization: `Bearer ${token}` });
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const reviews = await get(`/products/${slug}/reviews`, { authorization: `Bearer ${token}` });
    expect([reviews.headers.get('etag'), reviews.headers.get('cache-control')]).toEqual([null, 'no-store']);
    expect((await get('/home', { authorization: 'Bearer not-good-at-all-not-good' })).status).toBe(401);
  });
});

const headersOf = async (path: string, init: RequestInit = {}) => {
  const { headers } = await visit(path, init);
  return { vary: headers.get('vary'), cache: headers.get('cache-control') };
};
const vary = 'Authorization, Lang, Accept-Language, Currency';

it.each(['/api/products', '/api/home', '/api/brands', '/api/currencies', '/api/countries', '/api/coupons'])(
  '%s names the headers that it depends on, and is asked for again each time',
  async (path) => {
    expect(await headersOf(path)).toEqual({ vary: `Accept-Encoding, ${vary}`, cache: 'no-cache' });
  },
);

it.each(['/api/products/nothing', '/api/no-such-call', '/api/profile', '/api/checkout?cart=none'])(
  'the refusal of %s is never kept',
  async (path) => {
    expect(await headersOf(path)).toEqual({ vary, cache: 'no-store' });
  },
);

it('what is somebody’s own is never kept', async () => {
  const { token } = await register(call);
  const own = await headersOf('/api/profile', { headers: { authorization: `Bearer ${token}` } });
  expect(own).toEqual({ vary, cache: 'no-store' });
});

it('a picture depends on its address alone', async () => {
  const { body } = await call('GET', '/products');
  const [picture = ''] = /\/api\/media\/[^"?]+/.exec(JSON.stringify(body)) ?? [];
  const { vary: none, cache } = await headersOf(picture);
  expect(none).toBeNull();
  expect(cache).toMatch(/max-age=\d+/);
});

/** The version of all that pages show, as the storefront asks for it. */
async function ask(query = '', headers: Record<string, string> = {}) {
  const answer = await visit(`/api/changes${query}`, { headers });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return JSON.parse(answer.text).catalogue as string;
}

const changeText = () => update('brands', { id: 1 }, { position: 7 });

it('names one version until something that pages show changes', async () => {
  const before = await ask();
  await register(call);
  expect(await ask()).toBe(before);
  await changeText();
  expect(await ask()).not.toBe(before);
});

it('keeps who knows the version waiting until there is another one', async () => {
  const before = await ask();
  let isAnswered = false;
  const waiting = ask(`?after=${before}&wait=10`).then((version) => {
    isAnswered = true;
    return version;
  });
  await ask();
  expect(isAnswered).toBe(false);
  await changeText();
  expect(await waiting).not.toBe(before);
});

it('answers a caller with another version at once, and one that waits without a change when the time is over', async () => {
  const present = await ask();
  expect(await ask('?after=older&wait=10')).toBe(present);
  expect(await ask(`?after=${present}&wait=0.05`)).toBe(present);
});

it('answers at once what comes through the storefront', async () => {
  const present = await ask();
  const changing = ask(`?after=${present}&wait=10`, { 'x-forwarded-for': '203.0.113.7' });
  // Were it to wait, it would see this.
  expect(await changing).toBe(present);
  await changeText();
  expect(await ask()).not.toBe(present);
});
