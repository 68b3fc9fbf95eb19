import { brandsAnswerSchema } from '@dana/contracts/api/brand';
import { departmentsAnswerSchema } from '@dana/contracts/api/category';
import { currenciesAnswerSchema } from '@dana/contracts/api/currency';
import { homeAnswerSchema } from '@dana/contracts/api/home';
import { productsAnswerSchema } from '@dana/contracts/api/listing';
import { productAnswerSchema } from '@dana/contracts/api/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { type Call, callerOf } from '../testing/test-caller.ts';

let api: TestApi;
let call: Call;
beforeAll(async () => {
  api = await createTestApi();
  call = callerOf(api);
});
afterAll(() => api.close());

describe.each(['en', 'ar'] as const)('the frame of the shop in %s', (lang) => {
  const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

  it('gives a home page with slides, banners, departments and collections', async () => {
    const { data } = homeAnswerSchema.parse((await call('GET', '/home', { lang })).body);
    expect(data.sliders).toHaveLength(3);
    expect(data.banner.length).toBeGreaterThan(1);
    expect(data.collections.map((collection) => collection.slug)).toEqual([
      'trending',
      'new-arrivals',
      'featured',
      'best-sellers',
    ]);
    for (const collection of data.collections) expect(collection.products).toHaveLength(8);
    for (const slide of data.sliders) expect(isArabic(slide.title)).toBe(lang === 'ar');
  });

  it('says of the products of a home page what a card shows, and the rest on their own pages', async () => {
    const { data } = homeAnswerSchema.parse((await call('GET', '/home', { lang })).body);
    const cards = data.collections.flatMap(({ products }) => products);
    const card = cards.find(({ variations }) => variations.length > 0);
    const whole = productAnswerSchema.parse(
      (await call('GET', `/products/${card?.slug}`, { lang })).body,
    ).data;
    const pricesOf = (product: typeof card) =>
      product?.variations.map(({ id, price, current_stock }) => ({ id, price, current_stock }));
    expect(pricesOf(card)).toEqual(pricesOf(whole));
    expect(card?.media).toEqual(whole.media.slice(0, 2));
    expect(card).toMatchObject({ name: whole.name, price: whole.price, main_img: whole.main_img });
    expect([card?.attributes, card?.tags]).toEqual([[], []]);
  });

  it.each(['fashion', 'beauty', 'jewelry'])('gives the %s department a home of its own', async (theme) => {
    const { data } = homeAnswerSchema.parse((await call('GET', `/home?theme=${theme}`, { lang })).body);
    expect(data.sliders.length).toBeGreaterThan(1);
    const placements = new Set(data.banner.map(({ placement }) => placement));
    expect(placements).toContain('banner');
    expect(placements).toContain('photo');
    for (const slide of data.sliders) expect(isArabic(slide.title)).toBe(lang === 'ar');
    for (const { text } of data.testimonials) expect(isArabic(text)).toBe(lang === 'ar');
    for (const { spots } of data.banner)
      for (const { x, y } of spots) expect(Math.max(x, y)).toBeLessThanOrEqual(100);
  });

  it('gives its own home for a department that nobody knows', async () => {
    const own = (await call('GET', '/home', { lang })).body.data.sliders;
    expect((await call('GET', '/home?theme=boats', { lang })).body.data.sliders).toEqual(own);
  });

  it('gives four departments that count the products of their categories', async () => {
    const { data } = departmentsAnswerSchema.parse((await call('GET', '/categories', { lang })).body);
    expect(data.map((category) => category.slug)).toEqual(['electronics', 'fashion', 'beauty', 'jewelry']);
    expect(data.map((category) => category.products_count)).toEqual([13, 9, 9, 9]);
    for (const category of data) {
      const ofChildren = category.children.reduce((sum, child) => sum + child.products_count, 0);
      expect(ofChildren).toBe(category.products_count);
      expect(isArabic(category.name)).toBe(lang === 'ar');
    }
  });

  it('names the brands that have products in each department, those with most of them first', async () => {
    const { data } = departmentsAnswerSchema.parse((await call('GET', '/categories', { lang })).body);
    for (const { id, brands } of data) {
      const countOf = async (brandId: unknown) =>
        productsAnswerSchema.parse(
          (await call('GET', `/products?category_id=${id}&brand_id=${brandId}`, { lang })).body,
        ).meta.total;
      const counts = await Promise.all(brands.map((brand) => countOf(brand.id)));
      expect(counts.length).toBeGreaterThan(0);
      expect(Math.min(...counts)).toBeGreaterThan(0);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      for (const { name } of brands) expect(isArabic(name)).toBe(lang === 'ar');
    }
  });

  it('gives eleven brands, each with products', async () => {
    const { data } = brandsAnswerSchema.parse((await call('GET', '/brands', { lang })).body);
    expect(data).toHaveLength(11);
    for (const brand of data) expect(brand.products_count).toBeGreaterThan(0);
  });

  it('names each brand in the other language as well, for its mark', async () => {
    const { data } = brandsAnswerSchema.parse((await call('GET', '/brands', { lang })).body);
    const other = lang === 'en' ? 'ar' : 'en';
    for (const brand of data) {
      expect(brand.other_name).toMatchObject({ lang: other });
      expect(brand.other_name?.text).not.toBe(brand.name);
    }
  });

  it('gives the first picture of each product its tint', async () => {
    const { body } = await call('GET', '/products', { lang });
    const { data } = body as { data: { main_img: { tint?: string } }[] };
    for (const { main_img } of data) expect(main_img.tint).toMatch(/^#[0-9a-f]{4}$/);
  });

  it('gives the dinar and three other currencies', async () => {
    const { data } = currenciesAnswerSchema.parse((await call('GET', '/currencies', { lang })).body);
    expect(data.map(({ code }) => code)).toEqual(['KWD', 'SAR', 'AED', 'USD']);
    expect(data[0]).toMatchObject({ exchange_rate: 1, default: true });
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

  it('carries a request id, the caller’s own when it is a sensible one', async () => {
    expect((await call('GET', '/brands')).headers.get('x-request-id')).toMatch(/^[\w-]{20,}$/);
    const own = await call('GET', '/brands', { headers: { 'x-request-id': 'trace-12345' } });
    expect(own.headers.get('x-request-id')).toBe('trace-12345');
  });

  it('says in which language an answer is, a refusal and a page that cannot be found alike', async () => {
    for (const lang of ['en', 'ar'] as const) {
      const answers = [
        await call('GET', '/brands', { lang }),
        await call('GET', '/no-such-call', { lang }),
        await call('GET', '/checkout', { lang }),
        await call('GET', '/account/profile', { lang }),
      ];
      expect(answers.map(({ status }) => status)[0]).toBe(200);
      expect(answers.map(({ headers }) => headers.get('content-language'))).toEqual([lang, lang, lang, lang]);
    }
  });

  it('says 404 in the one form for a call, a picture and an upload that are not there', async () => {
    for (const path of ['/no-such-call', '/media/bag/front.jpg', '/uploads/none.webp']) {
      const { status, body } = await call('GET', path, { lang: 'ar' });
      expect(status).toBe(404);
      expect(body).toEqual({ success: false, message: 'غير موجود', code: 'not_found' });
    }
  });

  it('says that it is alive, and that it is ready', async () => {
    const alive = await api.fetch(new Request('http://api.test/healthz'));
    expect(await alive.json()).toEqual({ status: 'ok' });
    const ready = await api.fetch(new Request('http://api.test/readyz'));
    const parts = { 'not stopping': 'ok', database: 'ok', disk: 'ok' };
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', checks: parts }]);
  });
});
