import { productsAnswerSchema } from '@dana/contracts/api/listing';
import { productAnswerSchema } from '@dana/contracts/api/product';
import { reviewsAnswerSchema } from '@dana/contracts/api/review';
import { describe, expect, it } from 'vitest';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { callerOf } from '../testing/test-caller.ts';

const api = apiOfSuite();
const call = callerOf(api);

const list = async (query: string) =>
  productsAnswerSchema.parse((await call('GET', `/products${query}`)).body);
const search = async (words: string) => {
  const { data } = await list(`?per_page=50&search=${encodeURIComponent(words)}`);
  return data.map((product) => product.slug);
};

describe('the list of products', () => {
  it('has nine on a page and says how many there are', async () => {
    const { data, meta } = await list('');
    expect(data).toHaveLength(9);
    expect(meta).toMatchObject({
      total: 40,
      current_page: 1,
      per_page: 9,
      last_page: 5,
      max_price: 1234.75,
      min_price: 0.25,
    });
  });

  it('shows every product exactly once over its pages', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list(`?page=${page}`)));
    const slugs = pages.flatMap(({ data }) => data.map((product) => product.slug));
    expect(new Set(slugs).size).toBe(40);
    expect((await list('?page=6')).data).toEqual([]);
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
    for (const query of ['brand_id=99999999999999', 'product_type=boats'])
      expect((await list(`?${query}`)).meta.total).toBe(0);
    expect((await list('?product_type=')).meta.total).toBe(40);
  });
});

describe('searching', () => {
  it.each([
    ['headphones', 'safwani-horizon-headphones'],
    ['سماعة', 'safwani-horizon-headphones'],
    ['سماعه', 'safwani-horizon-headphones'],
    ['السماعات', 'safwani-horizon-headphones'],
    ['شنطه', 'failaka-arc-handbag'],
    ['جوال', 'noqta-one-phone'],
    ['mobile', 'noqta-one-phone'],
    ['SAF-HP-100', 'safwani-horizon-headphones'],
    ['لؤلؤ', 'lulwaya-divers-strand'],
    ['لولو', 'lulwaya-divers-strand'],
    ['نقطة', 'noqta-folio-tablet'],
    ['دهن العود', 'nadwana-dehn-al-oud'],
    ['safhp100', 'safwani-horizon-headphones'],
    ['head', 'safwani-horizon-headphones'],
    ['سما', 'safwani-horizon-headphones'],
    ['headphons', 'safwani-horizon-headphones'],
    ['haedphones', 'safwani-horizon-headphones'],
    ['سماعاط', 'safwani-horizon-headphones'],
    ['moblie', 'noqta-one-phone'],
    ['فستاان', 'failaka-tidal-linen-dress'],
  ])('finds with %s in either language', async (words, slug) => {
    expect(await search(words)).toContain(slug);
  });

  it('finds the start of words only: a ring is not an earring', async () => {
    expect(await search('ring')).toEqual(expect.not.arrayContaining(['lulwaya-drop-earrings']));
    expect(await search('head')).toContain('safwani-studio-headphones');
  });

  it('begins with what has the words as they were typed', async () => {
    const [first] = await search('pearl necklace');
    expect(first).toBe('lulwaya-single-pearl-necklace');
    const slugs = await search('watch');
    expect(slugs.slice(0, 2).every((slug) => slug.includes('watch'))).toBe(true);
  });

  it('takes a word for a mistake only when no product has it', async () => {
    const { data, meta } = await list('?per_page=50&search=perl');
    expect(meta.search).toMatchObject({ corrected: 'pearl', some_words: false });
    expect(data.map(({ slug }) => slug)).toEqual(await search('pearl'));
    expect((await list('?search=pearl')).meta.search?.corrected).toBeNull();
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
    expect(spoken.meta.search?.left_out).toHaveLength(1);
    expect(spoken.data.length).toBeGreaterThan(0);
    expect((await list('?search=linen%20dress')).meta.search?.some_words).toBe(false);
    expect((await list('?search=samsung%20phone&exact=1')).meta.total).toBe(0);
  });

  it('names the departments that come closest to what it did not find', async () => {
    const namesOf = async (query: string) => {
      const { meta } = await list(`?search=${encodeURIComponent(query)}`);
      return [meta.total, meta.search?.departments.map(({ slug }) => slug)];
    };
    expect(await namesOf('عباية')).toEqual([0, ['clothing']]);
    expect(await namesOf('zzzz')).toEqual([0, ['electronics', 'fashion', 'beauty', 'jewelry']]);
    expect(await namesOf('ring')).toEqual([2, []]);
  });

  it('finds what is written with and without spaces', async () => {
    expect(await search('lap top')).toEqual(await search('laptop'));
    expect(await search('128GB')).toEqual(await search('128 gb'));
  });

  it('needs every word, and takes wildcards as letters', async () => {
    expect(await search('linen dress')).toEqual(['failaka-tidal-linen-dress']);
    expect(await search('%')).toEqual([]);
    expect(await search("'")).toEqual([]);
    expect(await search('zzzz')).toEqual([]);
  });
});

describe.each(['en', 'ar'] as const)('a product in %s', (lang) => {
  it('comes with texts, pictures, choices and its reviews', async () => {
    const answer = await call('GET', '/products/safwani-horizon-headphones', { lang });
    const { data } = productAnswerSchema.parse(answer.body);
    expect(data.name).toBe(lang === 'ar' ? 'سماعة رأس لاسلكية أفق' : 'Horizon Wireless Headphones');
    expect(data).toMatchObject({ price: 64.9, old_price: 79.9, current_stock: 29, max_purchase_qty: 5 });
    expect(data.description).toMatch(/^<p>.*<ul><li>/s);
    expect(data.variations).toHaveLength(3);
    expect(data.attributes[0]?.values[0]?.code).toMatch(/^#/);
    expect(data.reviews).toMatchObject({ star_5: 61, star_1: 1 });
    expect(data.offer?.end && new Date(data.offer.end) > new Date()).toBe(true);
    expect(data.main_img?.full_url).toMatch(/^\/api\/media\//);
    expect(data.text_lang).toBeNull();
  });

  it('lists what shoppers wrote, newest first', async () => {
    const answer = await call('GET', '/products/safwani-horizon-headphones/reviews?per_page=3', { lang });
    const { data, meta } = reviewsAnswerSchema.parse(answer.body);
    expect(data).toHaveLength(3);
    expect(meta.total).toBe(8);
    const dates = data.map((review) => review.date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('has related products, itself not among them', async () => {
    const answer = await call('GET', '/products/lulwaya-divers-strand/related', { lang });
    const slugs = productsAnswerSchema.parse(answer.body).data.map((product) => product.slug);
    expect(slugs[0]).toBe('lulwaya-single-pearl-necklace');
    expect(slugs).not.toContain('lulwaya-divers-strand');
  });
});

describe('the sample catalogue', () => {
  it('holds the hard cases that screens must bear', async () => {
    const { data } = await list('?per_page=50&lang=en');
    expect(data.filter((product) => product.offer).length).toBeGreaterThanOrEqual(4);
    expect(data.filter((product) => product.videoId)).toHaveLength(3);
    expect(data.filter((product) => product.current_stock === 0)).toHaveLength(4);
    expect(data.filter((product) => product.reviews_count === 0).length).toBeGreaterThanOrEqual(3);
    expect(data.map((product) => product.price)).toEqual(expect.arrayContaining([0.25, 1234.75]));
    expect(Math.max(...data.map((product) => product.name.length))).toBe(120);
    expect(data.find((product) => product.text_lang === 'ar')?.name).toBe('دهن العود المعتّق');
  });
});
