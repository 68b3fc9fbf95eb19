import { brandsAnswerSchema } from '@dana/contracts/api/brand';
import { departmentsAnswerSchema } from '@dana/contracts/api/category';
import { citiesAnswerSchema } from '@dana/contracts/api/country-city';
import { couponsAnswerSchema } from '@dana/contracts/api/coupon';
import { currenciesAnswerSchema } from '@dana/contracts/api/currency';
import { homeAnswerSchema } from '@dana/contracts/api/home';
import { installmentPackagesAnswerSchema } from '@dana/contracts/api/installment';
import { productsAnswerSchema } from '@dana/contracts/api/listing';
import { pagesAnswerSchema } from '@dana/contracts/api/page';
import { paymentMethodsAnswerSchema } from '@dana/contracts/api/payment';
import { postsAnswerSchema } from '@dana/contracts/api/post';
import { productAnswerSchema } from '@dana/contracts/api/product';
import { describe, expect, it } from 'vitest';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { callerOf } from '../testing/test-caller.ts';

const api = apiOfSuite();
const call = callerOf(api);

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

describe.each(['en', 'ar'] as const)('the sample shop in %s', (lang) => {
  const get = async (path: string) => (await call('GET', path, { lang })).body;
  const homeOf = async (query = '') => homeAnswerSchema.parse(await get(`/home${query}`)).data;

  it('gives a home page with slides, banners, departments and collections', async () => {
    const data = await homeOf();
    expect(data.sliders).toHaveLength(3);
    expect(data.banner.map(({ placement }) => placement)).toContain('banner');
    const slugs = data.collections.map((collection) => collection.slug);
    expect(slugs).toEqual(['trending', 'new-arrivals', 'featured', 'best-sellers']);
    for (const collection of data.collections) expect(collection.products).toHaveLength(8);
    for (const slide of data.sliders) expect(isArabic(slide.title)).toBe(lang === 'ar');
  });

  it.each([
    ['fashion', 'banner'],
    ['beauty', 'spots'],
    ['jewelry', 'about'],
  ])(
    'gives the %s department a home of its own, its story as a banner of the place %s',
    async (theme, place) => {
      const data = await homeOf(`?theme=${theme}`);
      expect(data.sliders.length).toBeGreaterThan(1);
      expect(data.banner.map(({ placement }) => placement)).toContain(place);
      for (const slide of data.sliders) expect(isArabic(slide.title)).toBe(lang === 'ar');
      for (const { text } of data.testimonials) expect(isArabic(text)).toBe(lang === 'ar');
      for (const { spots } of data.banner)
        for (const { x, y } of spots) expect(Math.max(x, y)).toBeLessThanOrEqual(100);
    },
  );

  it('gives four departments that count their products, and name the brands that have most of them first', async () => {
    const { data } = departmentsAnswerSchema.parse(await get('/categories'));
    expect(data.map(({ slug, products_count }) => [slug, products_count])).toEqual([
      ['electronics', 13],
      ['fashion', 9],
      ['beauty', 9],
      ['jewelry', 9],
    ]);
    for (const { id, name, brands, children, products_count } of data) {
      expect(children.reduce((sum, child) => sum + (child.products_count ?? 0), 0)).toBe(products_count);
      const totalOf = async (more: string) =>
        productsAnswerSchema.parse(await get(`/products?category_id=${id}${more}`)).meta.total;
      expect(await totalOf('')).toBe(products_count);
      const counts = await Promise.all(brands.map((brand) => totalOf(`&brand_id=${brand.id}`)));
      expect(Math.min(...counts)).toBeGreaterThan(0);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      for (const word of [name, ...brands.map((brand) => brand.name)])
        expect(isArabic(word)).toBe(lang === 'ar');
    }
  });

  it('gives eleven brands, each named in the other language as well, for its mark', async () => {
    const { data } = brandsAnswerSchema.parse(await get('/brands'));
    expect(data).toHaveLength(11);
    const { meta } = productsAnswerSchema.parse(await get(`/products?brand_id=${data[0]?.id}`));
    expect(meta.total).toBe(data[0]?.products_count);
    for (const brand of data) {
      expect(brand.other_name).toMatchObject({ lang: lang === 'en' ? 'ar' : 'en' });
      expect(brand.other_name?.text).not.toBe(brand.name);
    }
  });

  it('finds articles by category, tag and words of either language', async () => {
    const total = async (query: string) => postsAnswerSchema.parse(await get(`/posts?${query}`)).meta.total;
    expect(await total(`category=${encodeURIComponent('حرفة')}`)).toBe(2);
    expect(await total('tag=Pearls')).toBe(2);
    expect(await total('search=oud')).toBeGreaterThanOrEqual(1);
  });
});

describe('the sample shop', () => {
  const get = async (path: string) => (await call('GET', path)).body;

  it('says of the products of a home page what a card shows, and the rest on their own pages', async () => {
    const { data } = homeAnswerSchema.parse(await get('/home'));
    const cards = data.collections.flatMap(({ products }) => products);
    const card = cards.find(({ variations }) => variations.length > 0);
    const whole = productAnswerSchema.parse(await get(`/products/${card?.slug}`)).data;
    const pricesOf = (product: typeof card) =>
      product?.variations.map(({ id, price, current_stock }) => ({ id, price, current_stock }));
    expect(pricesOf(card)).toEqual(pricesOf(whole));
    expect(card?.media).toEqual(whole.media.slice(0, 2));
    expect(card).toMatchObject({ name: whole.name, price: whole.price, main_img: whole.main_img });
    expect([card?.attributes, card?.tags]).toEqual([[], []]);
  });

  it('gives the first picture of each product its tint', async () => {
    const { data } = (await get('/products')) as { data: { main_img: { tint?: string } }[] };
    for (const { main_img } of data) expect(main_img.tint).toMatch(/^#[0-9a-f]{4}$/);
  });

  it('gives the dinar and three other currencies', async () => {
    const { data } = currenciesAnswerSchema.parse(await get('/currencies'));
    expect(data.map(({ code }) => code)).toEqual(['KWD', 'SAR', 'AED', 'USD']);
  });

  it('has its pages, articles, adverts, areas and ways to pay', async () => {
    const slugs = pagesAnswerSchema.parse(await get('/page')).data.map((page) => page.slug);
    expect(slugs).toEqual(['about', 'shipping', 'returns', 'privacy', 'terms', 'faq']);
    expect((await get('/page/terms')).data.content).toContain('<h2>');
    const posts = postsAnswerSchema.parse(await get('/posts?per_page=6'));
    expect([posts.data.length, posts.meta.total, posts.meta.last_page]).toEqual([6, 8, 2]);
    const { content } = (await get(`/posts/${posts.data[0]?.slug}`)).data;
    expect(content.match(/<p>/g).length).toBeGreaterThanOrEqual(4);
    expect((await get('/ads')).data.map(({ priority }: { priority: number }) => priority)).toEqual([20, 10]);
    const cities = citiesAnswerSchema.parse(await get('/cities?per_page=1000&country_id=1')).data;
    const areas = cities.filter((city) => city.parent_id !== null);
    expect(new Set(areas.map((area) => area.parent_name)).size).toBe(6);
    expect(areas.length).toBeGreaterThanOrEqual(60);
    const methods = paymentMethodsAnswerSchema.parse(await get('/payment_methods')).data;
    expect(methods.map((method) => method.has_installments)).toEqual([false, false, false, true]);
    expect(methods[0]?.code).toBe('knet');
    const packages = installmentPackagesAnswerSchema.parse(await get('/installment-packages')).data;
    expect(packages.map((entry) => entry.months)).toEqual([3, 6, 12]);
    const running = couponsAnswerSchema
      .parse(await get('/coupons'))
      .data.map((coupon) => new Date(coupon.ends_at) > new Date());
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
