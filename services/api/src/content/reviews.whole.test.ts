import { describe, expect, it } from 'vitest';
import { createApi } from '../app.ts';
import { move, staffToken } from '../testing/staff.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { callerOf, palette as slug, register } from '../testing/test-caller.ts';

const { api, call, decide, deps, emailsTo, order, visit } = shopOfSuite();

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
    const first = (await review(token, { rating: 1, text: 'Too dry.' })).body.data;
    expect(first).toMatchObject({ name: 'Noura A.', rating: 1, lang: 'en', verified: false, own: true });
    const worse = await starsOf();
    expect(worse.reviews_count).toBe(before.reviews_count + 1);
    const stars = (counts: number[]) => counts.reduce((sum, count, place) => sum + count * (place + 1), 0);
    expect(stars(worse.counts)).toBe(stars(before.counts) + 1);
    expect(worse.rating).toBe(Number((stars(worse.counts) / worse.reviews_count).toFixed(1)));
    expect(worse.average).toBe(worse.rating);
    const second = await review(token, { rating: 4.5, text: 'ألوان جميلة تدوم طويلًا' });
    expect(second.body.data).toMatchObject({ id: first.id, rating: 4.5, lang: 'ar' });
    const after = await starsOf();
    expect(after.reviews_count).toBe(before.reviews_count + 1);
    const total = after.counts.reduce((sum, count) => sum + count, 0);
    expect(total).toBe(after.reviews_count);
    for (const [as, own] of [
      [undefined, false],
      [token, true],
    ] as const)
      expect((await call('GET', `/products/${slug}/reviews`, { token: as })).body.data[0]).toMatchObject({
        id: first.id,
        own,
      });
  });

  it.each([
    ['paid on delivery', 1],
    ['paid on a page', 4],
  ])('says that its writer bought the product here once it was delivered, %s', async (_, method) => {
    const { token } = await register(call);
    const { id, link } = await order({ token, method });
    if (link) await decide(link, 'approve');
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
    const { id } = await order({ token });
    await move(call, await staffToken(api), id, ['pack', 'ship', 'cancel']);
    expect((await review(token, { rating: 1, text: 'Nobody rang.' })).body.data.verified).toBe(false);
  });

  it('is counted once for each of many shoppers at the same moment', async () => {
    const before = await starsOf();
    const shoppers = await Promise.all(Array.from({ length: 5 }, () => register(call)));
    await Promise.all(shoppers.map(({ token }) => review(token, { rating: 5, text: 'Good' })));
    expect((await starsOf()).reviews_count).toBe(before.reviews_count + 5);
  });

  // That six stars are none, and that it needs an account, is in the contract.
  it('needs one to five stars, in halves, and words', async () => {
    const { token } = await register(call);
    for (const rating of [0, 5.5, 3.3, -1, 'five', null, '1e9'])
      expect((await review(token, { rating, text: 'x' })).body.errors).toHaveProperty('rating');
    for (const text of [' ', 'x'.repeat(2001)])
      expect((await review(token, { rating: 5, text })).body.errors).toHaveProperty('text');
  });
});

describe('a comment', () => {
  const path = '/posts/caring-for-pearls/comments';
  const words = { name: 'Dalal', email: 'dalal@dana.example', text: '<b>How</b> often?' };
  const shown = async () => (await call('GET', path)).body.data;

  it('waits until the shop has read it; the link in the mail publishes it', async () => {
    const before = await shown();
    const answer = await call('POST', path, { body: words, lang: 'ar' });
    expect([answer.status, answer.body.data]).toEqual([202, null]);
    expect(answer.body.message).toContain('الموافقة');
    expect(await shown()).toEqual(before);
    const [mail] = await emailsTo('shop@dana.example');
    expect(mail?.subject).toBe('A comment waits for you');
    expect(mail?.html).not.toContain('<b>How');
    const link = /http:\/\/localhost:8080(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await visit(link)).text).toContain('&#60;b&#62;How');
    const decided = async (decision: string, at = link) =>
      (await visit(at, { method: 'POST', body: new URLSearchParams({ decision }) })).status;
    expect(await decided('approve', link.replace(/signature=..../, 'signature=xxxx'))).toBe(404);
    expect(await decided('burn')).toBe(422);
    expect(await decided('approve')).toBe(303);
    const published = await shown();
    expect(published).toHaveLength(before.length + 1);
    expect(published.at(-1)).toMatchObject({ name: 'Dalal', text: '<b>How</b> often?', parent_id: null });
    const post = await call('GET', '/posts/caring-for-pearls');
    expect(post.body.data.comments_count).toBe(published.length);
    await decided('remove');
    expect(await shown()).toEqual(before);
    expect((await visit(link)).status).toBe(200);
  });

  it('is shown at once where the shop says so, also under another comment', async () => {
    const callOpen = callerOf(createApi(deps({ comments: 'open' })));
    const first = await callOpen('POST', path, { body: words });
    expect(first.status).toBe(201);
    const reply = await callOpen('POST', path, {
      body: { ...words, text: 'مرة كل أسبوع', parent_id: first.body.data.id },
    });
    expect(reply.body.data).toMatchObject({ parent_id: first.body.data.id, lang: 'ar' });
  });

  it('comes with the sample shop, as talk and answers', async () => {
    const { data } = (await call('GET', '/posts/what-a-dana-is/comments')).body;
    const isAnswer = data.map(({ parent_id: parent }: { parent_id: number | null }) => parent !== null);
    expect(isAnswer).toEqual([false, true, false]);
  });
});

describe('what a search field offers', () => {
  const suggest = async (q: string, lang: 'en' | 'ar' = 'en') =>
    (await call('GET', `/search/suggestions?q=${encodeURIComponent(q)}`, { lang })).body.data;

  it.each(['headp', 'سماعا', 'headphnes'])('finds categories, brands and products for “%s”', async (q) => {
    const found = await suggest(q);
    expect(found.categories).toContainEqual(expect.objectContaining({ slug: 'headphones' }));
    expect(found.products.length).toBeGreaterThan(0);
    expect(found.products.length).toBeLessThanOrEqual(6);
  });

  it('names everything in the language of the page', async () => {
    expect((await suggest('ring', 'ar')).categories[0]?.name).toMatch(/\p{Script=Arabic}/u);
    expect((await suggest('lulw')).brands.length).toBe(1);
  });

  it('is empty for nothing, and for what nobody sells', async () => {
    for (const q of ['  ', '%', "' or 1=1 --", 'zzzzzzz']) {
      const { categories, brands } = await suggest(q);
      expect([...categories, ...brands]).toEqual([]);
    }
  });
});

// That each says whether it still runs, and that it begins before it ends, is in the contract.
it('coupons say what they take off', async () => {
  const { data } = (await call('GET', '/coupons')).body;
  expect(data[0]).toMatchObject({ status: 'active', percent: expect.any(Number), amount: null });
  expect(data.at(-1)).toMatchObject({ code: 'AUG23', status: 'expired' });
});
