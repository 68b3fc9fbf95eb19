import { advertsAnswerSchema } from '@dana/contracts/api/advert';
import { citiesAnswerSchema, countriesAnswerSchema } from '@dana/contracts/api/country-city';
import { couponsAnswerSchema } from '@dana/contracts/api/coupon';
import { installmentPackagesAnswerSchema } from '@dana/contracts/api/installment';
import { pageAnswerSchema, pagesAnswerSchema } from '@dana/contracts/api/page';
import { paymentMethodsAnswerSchema } from '@dana/contracts/api/payment';
import { postAnswerSchema, postsAnswerSchema } from '@dana/contracts/api/post';
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

describe.each(['en', 'ar'] as const)('content in %s', (lang) => {
  const get = async (path: string) => (await call('GET', path, { lang })).body;

  it('has pages with a list of their titles', async () => {
    const { data } = pagesAnswerSchema.parse(await get('/page'));
    expect(data.map((page) => page.slug)).toEqual([
      'about',
      'shipping',
      'returns',
      'privacy',
      'terms',
      'faq',
    ]);
    const page = pageAnswerSchema.parse(await get('/page/terms')).data;
    expect(page.content).toContain('<h2>');
    expect((await call('GET', '/page/nothing', { lang })).status).toBe(404);
  });

  it('has articles in pages, newest first, that know their neighbours', async () => {
    const { data, meta } = postsAnswerSchema.parse(await get('/posts?per_page=6'));
    expect(data).toHaveLength(6);
    expect(meta).toMatchObject({ total: 8, last_page: 2 });
    const [newest, second] = data;
    const post = postAnswerSchema.parse(await get(`/posts/${newest?.slug}`)).data;
    expect(post.next).toBeNull();
    expect(post.previous?.slug).toBe(second?.slug);
    expect((post.content.match(/<p>/g) ?? []).length).toBeGreaterThanOrEqual(4);
    expect((await call('GET', '/posts/nothing', { lang })).status).toBe(404);
  });

  it('finds articles by category, tag and words of either language', async () => {
    const total = async (query: string) => postsAnswerSchema.parse(await get(`/posts?${query}`)).meta.total;
    expect(await total(`category=${encodeURIComponent('حرفة')}`)).toBe(2);
    expect(await total('tag=Pearls')).toBe(2);
    expect(await total('search=oud')).toBeGreaterThanOrEqual(1);
    expect(await total('search=zzzz')).toBe(0);
  });

  it('has adverts, the most important first', async () => {
    const { data } = advertsAnswerSchema.parse(await get('/ads'));
    expect(data.map((advert) => advert.priority)).toEqual([20, 10]);
  });

  it('has coupons, those that run first', async () => {
    const { data } = couponsAnswerSchema.parse(await get('/coupons'));
    const running = data.map((coupon) => new Date(coupon.ends_at) > new Date());
    expect(running).toEqual([true, true, true, true, true, false]);
  });

  it('has the countries of the Gulf, and the areas of Kuwait under their governorates', async () => {
    const countries = countriesAnswerSchema.parse(await get('/countries?per_page=100')).data;
    expect(countries.map((country) => country.code)).toEqual(['KW', 'SA', 'AE', 'QA', 'BH', 'OM']);
    const { data } = citiesAnswerSchema.parse(
      await get(`/cities?per_page=1000&country_id=${countries[0]?.id}`),
    );
    const areas = data.filter((city) => city.parent_id !== null);
    expect(new Set(areas.map((area) => area.parent_name)).size).toBe(6);
    expect(areas.length).toBeGreaterThanOrEqual(60);
  });

  it('has ways to pay, one of them in installments', async () => {
    const { data } = paymentMethodsAnswerSchema.parse(await get('/payment_methods'));
    expect(data.map((method) => method.has_installments)).toEqual([false, false, false, true]);
    expect(data[0]?.code).toBe('knet');
    const packages = installmentPackagesAnswerSchema.parse(await get('/installment-packages')).data;
    expect(packages.map((entry) => entry.months)).toEqual([3, 6, 12]);
  });

  it('takes a subscription and a message, and refuses them malformed', async () => {
    const send = (path: string, body: unknown) => call('POST', path, { lang, body });
    const letter = { email: `reader-${lang}@dana.example`, name: '' };
    const first = await send('/newsletter/subscribe', letter);
    expect(first.status).toBe(200);
    expect((await send('/newsletter/subscribe', letter)).body).toEqual(first.body);
    expect((await send('/newsletter/subscribe', { email: 'no' })).body.errors).toHaveProperty('email');
    const message = { name: 'Reem', email: 'reem@dana.example', subject: '', message: 'Salam' };
    expect((await send('/contact-form', message)).status).toBe(200);
    expect((await send('/contact-form', { ...message, message: ' ' })).body.errors).toHaveProperty('message');
  });
});
