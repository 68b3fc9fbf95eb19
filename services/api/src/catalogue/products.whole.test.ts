import { describe, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';

const { call, order, read } = shopOfSuite();

type Listed = { slug: string; price: number; [field: string]: unknown };
// biome-ignore lint/suspicious/noExplicitAny: what is said of a search has many forms.
const list = async (query: string): Promise<{ data: Listed[]; meta: any }> =>
  (await call('GET', `/products${query}`)).body;
const search = async (words: string) => {
  const { data } = await list(`?per_page=50&search=${encodeURIComponent(words)}`);
  return data.map(({ slug }) => slug);
};

// That a page repeats nothing, and that the dearest comes first, is in the contract.
describe('the list of products', () => {
  it('has nine on a page and says how many there are', async () => {
    const { data, meta } = await list('');
    expect(data).toHaveLength(9);
    const pages = { total: 40, current_page: 1, per_page: 9, last_page: 5 };
    expect(meta).toMatchObject({ ...pages, max_price: 1234.75, min_price: 0.25 });
  });

  it('shows every product exactly once over its pages', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list(`?page=${page}`)));
    expect(new Set(pages.flatMap(({ data }) => data.map(({ slug }) => slug))).size).toBe(40);
  });

  it('sorts by price, by newest and by reduced first', async () => {
    const prices = (await list('?order_by=price&order_dir=asc&per_page=50')).data.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const [newest] = (await list('?order_by=id&order_dir=desc')).data;
    expect(newest?.slug).toBe('lulwaya-dana-solitaire-ring');
    const [reduced] = (await list('?order_by=applied_discount_id&order_dir=desc')).data;
    expect(reduced?.old_price).toBeGreaterThan(0);
  });

  it('filters by price, whichever way round, and keeps the ends of the price slider', async () => {
    for (const range of ['price_from=10&price_to=20', 'price_from=20&price_to=10']) {
      const { data, meta } = await list(`?${range}&per_page=50`);
      expect(data.every(({ price }) => price >= 10 && price <= 20)).toBe(true);
      expect(meta).toMatchObject({ total: data.length, max_price: 1234.75, min_price: 0.25 });
    }
  });

  it('finds nothing in what the shop has not, and everything where nothing is named', async () => {
    for (const [query, total] of [
      ['brand_id=99999999999999', 0],
      ['product_type=boats', 0],
      ['product_type=', 40],
    ])
      expect((await list(`?${query}`)).meta.total).toBe(total);
  });
});

// What is found for which words, several hundred of them, is in bench/search-check.
describe('searching', () => {
  it.each([
    ['سماعة', 'safwani-horizon-headphones'],
    ['السماعات', 'safwani-horizon-headphones'],
    ['سماعاط', 'safwani-horizon-headphones'],
    ['safhp100', 'safwani-horizon-headphones'],
    ['شنطه', 'failaka-arc-handbag'],
    ['نقطة', 'noqta-folio-tablet'],
    ['moblie', 'noqta-one-phone'],
  ])('finds with %s in either language', async (words, slug) => {
    expect(await search(words)).toContain(slug);
  });

  it('finds the start of words only: a ring is not an earring', async () => {
    expect(await search('ring')).toEqual(expect.not.arrayContaining(['lulwaya-drop-earrings']));
    expect(await search('head')).toContain('safwani-studio-headphones');
  });

  it('takes a word for a mistake only when no product has it', async () => {
    const { data, meta } = await list('?per_page=50&search=perl');
    expect(meta.search).toMatchObject({ corrected: 'pearl', some_words: false });
    expect(data.map(({ slug }) => slug)).toEqual(await search('pearl'));
    expect((await list('?search=pearl')).meta.search.corrected).toBeNull();
    expect((await list('?search=perl&exact=1')).meta.total).toBe(0);
    // Words of their own, one letter from what is there.
    expect(await search('king')).toEqual([]);
    expect(await search('عباية')).toEqual([]);
  });

  it('shows what has most of the words where nothing has all, and says so', async () => {
    const { data, meta } = await list('?search=samsung%20phone');
    expect(data.map(({ slug }) => slug)).toEqual(['noqta-one-phone', 'noqta-lite-phone']);
    expect(meta.search).toMatchObject({ corrected: null, some_words: true, left_out: ['samsung'] });
    const spoken = await list(`?search=${encodeURIComponent('سماعات كبيرة للبيت')}`);
    expect(spoken.meta.search.left_out).toHaveLength(1);
    expect(spoken.data.length).toBeGreaterThan(0);
    expect((await list('?search=linen%20dress')).meta.search.some_words).toBe(false);
    expect((await list('?search=samsung%20phone&exact=1')).meta.total).toBe(0);
  });

  it('names the departments that come closest to what it did not find', async () => {
    const namesOf = async (query: string) => {
      const { meta } = await list(`?search=${encodeURIComponent(query)}`);
      return [meta.total, meta.search.departments.map(({ slug }: Listed) => slug)];
    };
    expect(await namesOf('عباية')).toEqual([0, ['clothing']]);
    expect(await namesOf('zzzz')).toEqual([0, ['electronics', 'fashion', 'beauty', 'jewelry']]);
    expect(await namesOf('ring')).toEqual([2, []]);
  });

  it('takes wildcards as letters', async () => {
    for (const words of ['%', "'", 'zzzz']) expect(await search(words)).toEqual([]);
  });
});

describe.each(['en', 'ar'] as const)('a product in %s', (lang) => {
  const get = async (path: string) => (await call('GET', `/products/${path}`, { lang })).body;

  it('comes with texts, pictures, choices and its reviews', async () => {
    const { data } = await get('safwani-horizon-headphones');
    expect(data.name).toBe(lang === 'ar' ? 'سماعة رأس لاسلكية أفق' : 'Horizon Wireless Headphones');
    expect(data).toMatchObject({
      ...{ price: 64.9, old_price: 79.9, current_stock: 29, max_purchase_qty: 5, text_lang: null },
      reviews: { star_5: 61, star_1: 1 },
      description: expect.stringMatching(/^<p>.*<ul><li>/s),
      main_img: { full_url: expect.stringMatching(/^\/api\/media\//) },
    });
    expect(data.variations).toHaveLength(3);
    expect(data.attributes[0].values[0].code).toMatch(/^#/);
    expect(new Date(data.offer.end) > new Date()).toBe(true);
  });

  it('lists what shoppers wrote, newest first', async () => {
    const { data, meta } = await get('safwani-horizon-headphones/reviews?per_page=3');
    expect([data.length, meta.total]).toEqual([3, 8]);
    const dates = data.map(({ date }: { date: string }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('has related products, the closest first', async () => {
    const { data } = await get('lulwaya-divers-strand/related');
    expect(data[0].slug).toBe('lulwaya-single-pearl-necklace');
  });
});

describe('the sample catalogue', () => {
  it('holds the hard cases that screens must bear', async () => {
    const { data } = await list('?per_page=50&lang=en');
    const count = (isSo: (product: Listed) => unknown) => data.filter(isSo).length;
    expect(count(({ offer }) => offer)).toBeGreaterThanOrEqual(4);
    expect(count(({ videoId }) => videoId)).toBe(3);
    expect(count(({ current_stock }) => current_stock === 0)).toBe(4);
    expect(count(({ reviews_count }) => reviews_count === 0)).toBeGreaterThanOrEqual(3);
    expect(data.map(({ price }) => price)).toEqual(expect.arrayContaining([0.25, 1234.75]));
    expect(Math.max(...data.map(({ name }) => String(name).length))).toBe(120);
    expect(data.find(({ text_lang }) => text_lang === 'ar')?.name).toBe('دهن العود المعتّق');
  });
});

describe('another currency', () => {
  const headphones = 'safwani-horizon-headphones';
  const priceIn = async (currency: string) =>
    (await call('GET', `/products/${headphones}?currency=${currency}`)).body.data.price;

  // That a filter keeps exactly what is shown between its ends is in cart/price-oracle.test.ts.
  it('is converted by the server, once, in lists and filters', async () => {
    const { data, meta } = (await call('GET', '/products?currency=USD&price_from=200&price_to=220')).body;
    // 64.900 dinars at 3.255.
    expect(data).toContainEqual(expect.objectContaining({ price: 211.25 }));
    for (const { price } of data) expect(price >= 200 && price <= 220).toBe(true);
    expect(meta.max_price).toBe(4019.11);
  });

  it.each<[string, number]>([
    ['USD', 211.25],
    ['SAR', 791.78],
    ['AED', 775.56],
    ['sar', 791.78],
    ...['XYZ', 'EUR', '', '__proto__', 'usd; drop table orders'].map(
      (code) => [code, 64.9] as [string, number],
    ),
  ])('%j has its own decimals, and is dinars where the shop does not take it', async (currency, price) => {
    expect(await priceIn(currency)).toBe(price);
  });

  it('stays with the order, whatever its reader’s currency', async () => {
    const headers = { currency: 'USD' };
    const form = { shipping_method_id: 2, expected_total: 643.52 };
    const { id } = await order({ slug: headphones, quantity: 3, headers, form });
    const sums = { currency: 'USD', sub_total: 633.75, shipping: 9.77, total: 643.52 };
    expect(await read(id)).toMatchObject(sums);
  });
});
