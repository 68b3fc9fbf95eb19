import { commentsAnswerSchema } from '@dana/contracts/api/comment';
import { couponsAnswerSchema } from '@dana/contracts/api/coupon';
import { reviewAnswerSchema, reviewsAnswerSchema } from '@dana/contracts/api/review';
import { suggestionsAnswerSchema } from '@dana/contracts/api/suggestion';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '../app.ts';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { decideOnPage } from '../testing/pay-on-page.ts';
import { move, placeTestOrder, staffToken } from '../testing/staff.ts';
import { testDeps } from '../testing/test-api.ts';
import { callerOf, register } from '../testing/test-caller.ts';
import { recordMail } from '../testing/record-mail.ts';

const api = apiOfSuite(() => ({ mail }));
const call = callerOf(api);
const { mail, sent } = recordMail();
beforeEach(async () => {
  await api.sendEmails();
  sent.length = 0;
});

const slug = 'zahriyat-dune-palette';
const review = (token: string, body: object) => call('POST', `/products/${slug}/reviews`, { token, body });
async function starsOf() {
  const { reviews, rating, avg_rating, reviews_count } = (await call('GET', `/products/${slug}`)).body.data;
  const counts = Object.values(reviews).reverse() as number[];
  return { counts, rating, average: avg_rating, reviews_count };
}

describe('a review', () => {
  it('moves the stars of its product at once, and replaces the shopper’s earlier one', async () => {
    const before = await starsOf();
    const { token } = await register(call);
    const first = reviewAnswerSchema.parse((await review(token, { rating: 1, text: 'Too dry.' })).body).data;
    expect(first).toMatchObject({ name: 'Noura A.', rating: 1, lang: 'en', verified: false, own: true });
    const worse = await starsOf();
    expect(worse.reviews_count).toBe(before.reviews_count + 1);
    const stars = (counts: number[]) => counts.reduce((sum, count, place) => sum + count * (place + 1), 0);
    expect(stars(worse.counts)).toBe(stars(before.counts) + 1);
    expect(worse.rating).toBe(Number((stars(worse.counts) / worse.reviews_count).toFixed(1)));
    expect(worse.average).toBe(worse.rating);
    const second = await review(token, { rating: 4.5, text: 'ألوان جميلة تدوم طويلًا' });
    expect(second.body.data).toMatchObject({ id: Number(first.id), rating: 4.5, lang: 'ar' });
    const after = await starsOf();
    expect(after.reviews_count).toBe(before.reviews_count + 1);
    const total = after.counts.reduce((sum, count) => sum + count, 0);
    expect(total).toBe(after.reviews_count);
    const list = reviewsAnswerSchema.parse((await call('GET', `/products/${slug}/reviews`)).body);
    expect(list.data[0]).toMatchObject({ id: first.id, own: false });
    const mine = await call('GET', `/products/${slug}/reviews`, { token });
    expect(mine.body.data[0].own).toBe(true);
  });

  it.each([
    ['paid on delivery', 1],
    ['paid on a page', 4],
  ])('says that its writer bought the product here once it was delivered, %s', async (_, method) => {
    const { token } = await register(call);
    const { id, link } = await placeTestOrder(call, { token, method });
    if (link) await decideOnPage(api, link, 'approve');
    const isVerified = async () => (await review(token, { rating: 5, text: 'Lovely' })).body.data.verified;
    expect(await isVerified()).toBe(false);
    const staff = await staffToken(api);
    await move(call, staff, id, ['pack', 'ship']);
    expect(await isVerified()).toBe(false);
    await move(call, staff, id, ['deliver']);
    expect(await isVerified()).toBe(true);
    await move(call, staff, id, ['refund']);
    expect(await isVerified()).toBe(true);
  });

  it('says nothing of the kind where what was sent came back', async () => {
    const { token } = await register(call);
    const { id } = await placeTestOrder(call, { token });
    await move(call, await staffToken(api), id, ['pack', 'ship', 'cancel']);
    expect((await review(token, { rating: 1, text: 'Nobody rang.' })).body.data.verified).toBe(false);
  });

  it('is counted once for each of many shoppers at the same moment', async () => {
    const before = await starsOf();
    const shoppers = await Promise.all(Array.from({ length: 5 }, () => register(call)));
    await Promise.all(shoppers.map(({ token }) => review(token, { rating: 5, text: 'Good' })));
    expect((await starsOf()).reviews_count).toBe(before.reviews_count + 5);
  });

  it('needs an account, one to five stars, and words', async () => {
    const { token } = await register(call);
    expect((await call('POST', `/products/${slug}/reviews`, { body: { rating: 5, text: 'x' } })).status).toBe(
      401,
    );
    for (const rating of [0, 5.5, 6, 3.3, -1, 'five', null, '1e9'])
      expect((await review(token, { rating, text: 'x' })).body.errors).toHaveProperty('rating');
    expect((await review(token, { rating: 5, text: ' ' })).body.errors).toHaveProperty('text');
    expect((await review(token, { rating: 5, text: 'x'.repeat(2001) })).body.errors).toHaveProperty('text');
    const unknown = await call('POST', '/products/no-such-thing/reviews', {
      token,
      body: { rating: 5, text: 'x' },
    });
    expect(unknown.status).toBe(404);
  });
});

describe('a comment', () => {
  const path = '/posts/caring-for-pearls/comments';
  const words = { name: 'Dalal', email: 'dalal@dana.example', text: '<b>How</b> often?' };
  const shown = async () => commentsAnswerSchema.parse((await call('GET', path)).body).data;

  it('waits until the shop has read it; the link in the mail publishes it', async () => {
    const before = await shown();
    const answer = await call('POST', path, { body: words, lang: 'ar' });
    expect([answer.status, answer.body.data]).toEqual([202, null]);
    expect(answer.body.message).toContain('الموافقة');
    expect(await shown()).toEqual(before);
    await api.sendEmails();
    expect(sent[0]).toMatchObject({ to: 'shop@dana.example', subject: 'A comment waits for you' });
    expect(sent[0]?.html).not.toContain('<b>How');
    const link = /http:\/\/localhost:8080(\S+)/.exec(sent[0]?.text ?? '')?.[1] ?? '';
    const page = await api.fetch(new Request(`http://api.test${link}`));
    expect(await page.text()).toContain('&#60;b&#62;How');
    const decide = (decision: string, at = link) =>
      api.fetch(
        new Request(`http://api.test${at}`, { method: 'POST', body: new URLSearchParams({ decision }) }),
      );
    expect((await decide('approve', link.replace(/signature=..../, 'signature=xxxx'))).status).toBe(404);
    expect((await decide('burn')).status).toBe(422);
    expect((await decide('approve')).status).toBe(303);
    const published = await shown();
    expect(published).toHaveLength(before.length + 1);
    expect(published.at(-1)).toMatchObject({ name: 'Dalal', text: '<b>How</b> often?', parent_id: null });
    expect(JSON.stringify(published)).not.toContain('dalal@');
    const post = await call('GET', '/posts/caring-for-pearls');
    expect(post.body.data.comments_count).toBe(published.length);
    await decide('remove');
    expect(await shown()).toEqual(before);
    expect((await api.fetch(new Request(`http://api.test${link}`))).status).toBe(200);
  });

  it('is shown at once where the shop says so, also under another comment', async () => {
    const callOpen = callerOf(createApi({ ...testDeps(api.db, ''), comments: 'open' }));
    const first = await callOpen('POST', path, { body: words });
    expect(first.status).toBe(201);
    const reply = await callOpen('POST', path, {
      body: { ...words, text: 'مرة كل أسبوع', parent_id: first.body.data.id },
    });
    expect(reply.body.data).toMatchObject({ parent_id: first.body.data.id, lang: 'ar' });
  });

  it('is refused with a reason for each field, under an unknown comment, and on an unknown article', async () => {
    const empty = await call('POST', path, { body: { email: 'no' }, lang: 'ar' });
    expect(Object.keys(empty.body.errors).sort()).toEqual(['email', 'name', 'text']);
    const lost = await call('POST', path, { body: { ...words, parent_id: 999_999 } });
    expect(lost.body.errors).toHaveProperty('parent_id');
    expect((await call('POST', '/posts/none/comments', { body: words })).status).toBe(404);
    expect((await call('GET', '/posts/none/comments')).status).toBe(404);
  });

  it('comes with the sample shop, as talk and answers', async () => {
    const { body } = await call('GET', '/posts/what-a-dana-is/comments');
    const { data } = commentsAnswerSchema.parse(body);
    expect(data.map((comment) => comment.parent_id !== null)).toEqual([false, true, false]);
  });
});

describe('what a search field offers', () => {
  const suggest = async (q: string, lang: 'en' | 'ar' = 'en') =>
    suggestionsAnswerSchema.parse(
      (await call('GET', `/search/suggestions?q=${encodeURIComponent(q)}`, { lang })).body,
    ).data;

  it.each(['headp', 'سماعا', 'headphnes'])('finds categories, brands and products for “%s”', async (q) => {
    const found = await suggest(q);
    expect(found.categories.map((category) => category.slug)).toContain('headphones');
    expect(found.products.length).toBeGreaterThan(0);
    expect(found.products.length).toBeLessThanOrEqual(6);
  });

  it('names everything in the language of the page', async () => {
    expect((await suggest('ring', 'ar')).categories[0]?.name).toMatch(/\p{Script=Arabic}/u);
    expect((await suggest('lulw')).brands.length).toBe(1);
  });

  it('is empty for nothing, and for what nobody sells', async () => {
    for (const q of ['', '  ', '%', "' or 1=1 --", 'zzzzzzz']) {
      const { categories, brands } = await suggest(q);
      expect([...categories, ...brands]).toEqual([]);
    }
  });
});

describe('coupons', () => {
  it('say what they take off, from when to when, and whether they still do', async () => {
    const { data } = couponsAnswerSchema.parse((await call('GET', '/coupons')).body);
    expect(data[0]).toMatchObject({ status: 'active', percent: expect.any(Number), amount: null });
    expect(data.at(-1)).toMatchObject({ code: 'AUG23', status: 'expired' });
    for (const { starts_at, ends_at } of data)
      expect(Date.parse(starts_at ?? '')).toBeLessThan(Date.parse(ends_at));
  });
});
