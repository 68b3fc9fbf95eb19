import { describe, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';

const { call, visit } = shopOfSuite();

type Named = { name: string };
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
const get = async (path: string, lang: 'en' | 'ar' = 'en') => (await call('GET', path, { lang })).body;

describe.each(['en', 'ar'] as const)('the sample shop in %s', (lang) => {
  it('gives a home page with slides, banners, departments and collections', async () => {
    const { data } = await get('/home', lang);
    expect(data.sliders).toHaveLength(3);
    expect(data.banner).toContainEqual(expect.objectContaining({ placement: 'banner' }));
    const slugs = data.collections.map(({ slug }: { slug: string }) => slug);
    expect(slugs).toEqual(['trending', 'new-arrivals', 'featured', 'best-sellers']);
    for (const { products } of data.collections) expect(products).toHaveLength(8);
    for (const { title } of data.sliders) expect(isArabic(title)).toBe(lang === 'ar');
  });

  it.each([
    ['fashion', 'banner'],
    ['beauty', 'spots'],
    ['jewelry', 'about'],
  ])(
    'gives the %s department a home of its own, its story as a banner of the place %s',
    async (theme, placement) => {
      const { data } = await get(`/home?theme=${theme}`, lang);
      expect(data.sliders.length).toBeGreaterThan(1);
      expect(data.banner).toContainEqual(expect.objectContaining({ placement }));
      for (const { title, text } of [...data.sliders, ...data.testimonials])
        expect(isArabic(title ?? text)).toBe(lang === 'ar');
    },
  );

  it('gives four departments that count their products, and name the brands that have most of them first', async () => {
    const { data } = await get('/categories', lang);
    const counts = { electronics: 13, fashion: 9, beauty: 9, jewelry: 9 };
    expect(data.map((each: { slug: string }) => each.slug)).toEqual(Object.keys(counts));
    for (const { id, slug, name, brands, children, products_count } of data) {
      expect(products_count).toBe(counts[slug as keyof typeof counts]);
      const ofChildren = children.map((child: { products_count: number | null }) => child.products_count);
      expect(ofChildren.reduce((sum: number, count: number | null) => sum + (count ?? 0), 0)).toBe(
        products_count,
      );
      const totalOf = async (more = '') => (await get(`/products?category_id=${id}${more}`)).meta.total;
      expect(await totalOf()).toBe(products_count);
      const ofBrands: number[] = [];
      for (const brand of brands) ofBrands.push(await totalOf(`&brand_id=${brand.id}`));
      expect(Math.min(...ofBrands)).toBeGreaterThan(0);
      expect(ofBrands).toEqual(ofBrands.toSorted((one, other) => other - one));
      for (const word of [name, ...brands.map((brand: Named) => brand.name)])
        expect(isArabic(word)).toBe(lang === 'ar');
    }
  });

  it('gives eleven brands, each named in the other language as well, for its mark', async () => {
    const { data } = await get('/brands', lang);
    expect(data).toHaveLength(11);
    const { meta } = await get(`/products?brand_id=${data[0].id}`);
    expect(meta.total).toBe(data[0].products_count);
    for (const { name, other_name } of data) {
      expect(other_name.lang).toBe(lang === 'en' ? 'ar' : 'en');
      expect(other_name.text).not.toBe(name);
    }
  });
});

describe('the sample shop', () => {
  it('says of the products of a home page what a card shows, and the rest on their own pages', async () => {
    type Card = { slug: string; variations: { id: number; price: number; current_stock: number }[] };
    const { collections } = (await get('/home')).data;
    const cards: Card[] = collections.flatMap(({ products }: { products: Card[] }) => products);
    const card = cards.find(({ variations }) => variations.length > 0);
    const whole = (await get(`/products/${card?.slug}`)).data;
    const choices = ({ variations }: Card) =>
      variations.map(({ id, price, current_stock }) => ({ id, price, current_stock }));
    expect(card && choices(card)).toEqual(choices(whole));
    const { name, price, main_img } = whole;
    const shown = { name, price, main_img, media: whole.media.slice(0, 2) };
    expect(card).toMatchObject(shown);
    for (const rest of ['attributes', 'tags']) expect(card).not.toHaveProperty(rest);
    expect(main_img.tint).toMatch(/^#[0-9a-f]{4}$/);
  });

  it('gives the dinar and three other currencies', async () => {
    const { data } = await get('/currencies');
    expect(data.map(({ code }: { code: string }) => code)).toEqual(['KWD', 'SAR', 'AED', 'USD']);
  });

  it('has its pages, articles, adverts, areas and ways to pay', async () => {
    const all = async <Value>(path: string, of: string): Promise<Value[]> =>
      (await get(path)).data.map((each: Record<string, Value>) => each[of]);
    const pages = ['about', 'shipping', 'returns', 'privacy', 'terms', 'faq'];
    expect(await all('/page', 'slug')).toEqual(pages);
    expect((await get('/page/terms')).data.content).toContain('<h2>');
    const { data, meta } = await get('/posts?per_page=6');
    expect([data.length, meta.total, meta.last_page]).toEqual([6, 8, 2]);
    for (const query of [`category=${encodeURIComponent('حرفة')}`, 'tag=Pearls'])
      expect((await get(`/posts?${query}`)).meta.total).toBe(2);
    expect(await all('/ads', 'priority')).toEqual([20, 10]);
    const areas = (await all<string | null>('/cities?per_page=1000&country_id=1', 'parent_name')).filter(
      Boolean,
    );
    expect([new Set(areas).size, areas.length >= 60]).toEqual([6, true]);
    expect(await all('/payment_methods', 'has_installments')).toEqual([false, false, false, true]);
    expect((await all('/payment_methods', 'code'))[0]).toBe('knet');
    expect(await all('/installment-packages', 'months')).toEqual([3, 6, 12]);
    const running = (await all<string>('/coupons', 'ends_at')).map((ends) => new Date(ends) > new Date());
    expect(running).toEqual([true, true, true, true, true, false]);
  });
});

describe('every answer', () => {
  it('takes the language from the query before the headers, and English when it knows neither', async () => {
    const titleOf = async (path: string, headers: Record<string, string> = {}) =>
      (await call('GET', path, { headers })).body.data[0].name;
    expect(await titleOf('/categories?lang=ar', { lang: 'en' })).toBe('الإلكترونيات');
    expect(await titleOf('/categories', { 'accept-language': 'ar-KW,en;q=0.5' })).toBe('الإلكترونيات');
    expect(await titleOf('/categories?lang=fr')).toBe('Electronics');
  });

  it('carries a request id of its own where the caller has no sensible one', async () => {
    expect((await call('GET', '/brands')).headers.get('x-request-id')).toMatch(/^[\w-]{20,}$/);
  });

  it('says in which language an answer is, a refusal and a page that cannot be found alike', async () => {
    for (const lang of ['en', 'ar'] as const)
      for (const path of ['/brands', '/no-such-call', '/checkout', '/account/profile'])
        expect((await call('GET', path, { lang })).headers.get('content-language')).toBe(lang);
  });

  it('says 404 in the one form for a call, a picture and an upload that are not there', async () => {
    for (const path of ['/no-such-call', '/media/bag/front.jpg', '/uploads/none.webp']) {
      const { status, body } = await call('GET', path, { lang: 'ar' });
      expect(status).toBe(404);
      expect(body).toEqual({ success: false, message: 'غير موجود', code: 'not_found' });
    }
  });

  // What it says when it is not is in process/lost-connections.whole.test.ts.
  it('says that it is alive', async () => {
    expect(JSON.parse((await visit('/healthz')).text)).toEqual({ status: 'ok' });
  });
});
