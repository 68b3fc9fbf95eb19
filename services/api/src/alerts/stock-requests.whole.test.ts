import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAlertsJob } from '../scheduled-jobs.ts';
import { alertsOfSuite } from '../testing/alerts-of-suite.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { findProduct, register } from '../testing/test-caller.ts';

const dayMs = 24 * 60 * 60 * 1000;
const slug = 'noqta-lite-phone';
const shop = shopOfSuite();
const { api, call, cleanUpIn, clock, deps, emailsTo, mailed, rows, sent } = shop;
const { linkTo, page, press, runAlertsJob } = alertsOfSuite('stock-requests', shop);
let product_id: number;
beforeAll(async () => {
  ({ product_id } = await findProduct(call, slug));
});
beforeEach(async () => {
  await api.db.deleteFrom('stock_requests').execute();
  await api.db.deleteFrom('letters').execute();
  await setStock(0);
});

const setStock = (stock: number) => shop.setStock(stock, slug);
const ask = async (email: string, options: { lang?: 'en' | 'ar'; token?: string; body?: object } = {}) => {
  const { body, ...others } = options;
  const answer = await call('POST', '/stock-requests', { body: { product_id, email, ...body }, ...others });
  await emailsTo();
  return answer;
};
const confirmed = async (email: string, lang: 'en' | 'ar' = 'en') => {
  await ask(email, { lang });
  await press(linkTo('confirm'));
  sent.length = 0;
};
const requests = () => rows('stock_requests');

describe('a shopper who waits for a product', () => {
  it.each(['en', 'ar'] as const)(
    'confirms by a link and gets exactly one email when it is back, in %s',
    async (lang) => {
      const email = `waits-${lang}@dana.example`;
      await ask(email, { lang });
      const confirm = linkTo('confirm');
      expect(await page(confirm)).toContain(`dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`);
      await setStock(5);
      await runAlertsJob();
      // Not confirmed, nothing is sent; programs that open links confirm nothing.
      expect(sent).toHaveLength(1);
      await setStock(0);
      expect((await press(confirm)).status).toBe(303);
      await runAlertsJob();
      expect(sent).toHaveLength(1);
      await setStock(5);
      await runAlertsJob();
      await runAlertsJob();
      expect(sent.map(({ to }) => to)).toEqual([email, email]);
      const mail = sent[1];
      expect(mail?.html).toContain(`dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`);
      expect(mail?.text).toContain(`http://localhost:8080/${lang}/product-details/${slug}`);
      expect(mail?.text).toMatch(/KWD \d+\.\d{3}/);
      expect(mail?.html).toMatch(/<img src="http:\/\/localhost:8080\/api\/media\/\S+-320\.jpg"/);
      expect(mail?.unsubscribe).toBe(linkTo('leave', mail?.text));
      await setStock(0);
      await runAlertsJob();
      await setStock(9);
      await runAlertsJob();
      expect(sent).toHaveLength(2);
      // Used up: the address is gone.
      await cleanUpIn();
      expect(await requests()).toEqual([]);
      expect(await page(confirm)).toMatch(/no longer valid|لم يعد هذا الرابط صالحًا/);
    },
  );

  it('is written to when it came back while nobody looked, and once by two that look at once', async () => {
    await confirmed('one@dana.example');
    await confirmed('two@dana.example');
    await setStock(9);
    await Promise.all([createAlertsJob(deps())(), createAlertsJob(deps())()]);
    await emailsTo();
    expect(sent.map(({ to }) => to).sort()).toEqual(['one@dana.example', 'two@dana.example']);
  });

  it('is written to when somebody cancels the order of the last units', async () => {
    await setStock(2);
    const { id } = await shop.order({ slug });
    const email = 'cancelled@dana.example';
    await confirmed(email);
    await runAlertsJob();
    expect(await emailsTo(email)).toEqual([]);
    await call('POST', `/orders/${id}/cancel`, { body: {} });
    await runAlertsJob();
    expect(await mailed(email, /product-details\/[\w-]+/)).toBe(`product-details/${slug}`);
  });

  it('waits on without an email when it is gone again before the email left', async () => {
    await confirmed('late@dana.example');
    await setStock(1);
    await createAlertsJob(deps())();
    await setStock(0);
    await emailsTo();
    expect(sent).toEqual([]);
    await setStock(2);
    await runAlertsJob();
    expect(sent).toHaveLength(1);
  });

  it('is one of at most three for each unit in a day, those who confirmed first', async () => {
    for (let index = 0; index < 8; index += 1) {
      clock.aheadMs += 1000;
      await confirmed(`queue${index}@dana.example`);
    }
    await setStock(1);
    await runAlertsJob();
    await runAlertsJob();
    expect(sent.map(({ to }) => to).sort()).toEqual([0, 1, 2].map((index) => `queue${index}@dana.example`));
    await setStock(2);
    await runAlertsJob();
    expect(sent).toHaveLength(6);
    clock.aheadMs += dayMs + 1000;
    await runAlertsJob();
    expect(sent).toHaveLength(8);
  });

  it('waits for one variation, and not for the others', async () => {
    const { body } = await call('GET', '/products/noqta-one-phone');
    const { id, name } = body.data.variations.find(
      (each: { current_stock: number }) => each.current_stock === 0,
    );
    const chosen = { product_id: body.data.id, variation_id: id };
    await ask('colour@dana.example', { body: chosen });
    await press(linkTo('confirm'));
    await runAlertsJob();
    expect(sent).toHaveLength(1);
    await shop.update('variations', { id }, { stock: 1 });
    await runAlertsJob();
    expect(sent[1]?.text).toContain(`?variant=${id}`);
    expect(sent[1]?.text).toContain(name);
    expect((await ask('colour@dana.example', { body: chosen })).body.code).toBe('available_again');
  });

  it('leaves all lists by the link of an email, also after the request was used up', async () => {
    await confirmed('leaving@dana.example');
    await setStock(5);
    await runAlertsJob();
    const leave = linkTo('leave');
    await cleanUpIn();
    await setStock(0);
    await confirmed('leaving@dana.example');
    expect(await page(leave)).toContain('<button');
    await press(leave);
    expect(await requests()).toEqual([]);
    expect(await page(leave)).not.toContain('<button');
  });

  it('is forgotten after 90 days, and after seven without a confirmation', async () => {
    await confirmed('patient@dana.example');
    await ask('silent@dana.example');
    await cleanUpIn(8);
    expect(await requests()).toMatchObject([{ email: 'patient@dana.example' }]);
    await cleanUpIn(91);
    expect(await requests()).toEqual([]);
  });
});

describe('who asks', () => {
  // That the answer is the same for an address that waits already is in the contract.
  it('writes to no address that waits already', async () => {
    await confirmed('known@dana.example');
    await ask('known@dana.example');
    expect(sent).toEqual([]);
  });

  it('is asked to confirm, signed in or not, until the account’s own e-mail is confirmed', async () => {
    const shopper = await register(call);
    const { token, email } = shopper;
    expect((await ask(email, { token })).body.data.is_confirmed).toBe(false);
    await press(linkTo('confirm'));
    await api.db.deleteFrom('stock_requests').execute();
    sent.length = 0;
    const again = await ask(email, { token });
    expect(again.body.data.is_confirmed).toBe(true);
    expect(sent).toEqual([]);
    // Anybody else who types it, and another address of the same shopper, confirm.
    await api.db.deleteFrom('stock_requests').execute();
    expect((await ask(email)).body.data.is_confirmed).toBe(false);
    expect((await ask('other@dana.example', { token })).body.data.is_confirmed).toBe(false);
    expect(sent.map(({ to }) => to)).toEqual([email, 'other@dana.example']);
  });

  it('under the address of somebody else gets nothing confirmed for their own account', async () => {
    const victim = 'victim@dana.example';
    const { token } = await register(call);
    await ask(victim, { token });
    await press(linkTo('confirm'));
    expect(await rows('letter_addresses', { email: victim })).toEqual([]);
  });

  it('for what is there, or is nothing, is refused', async () => {
    await setStock(1);
    const there = await ask('hasty@dana.example', { lang: 'ar' });
    expect([there.status, there.body.code]).toEqual([422, 'available_again']);
    expect(there.body.message).toMatch(/[\u0600-\u06ff]/);
    for (const body of [{ product_id: 999_999 }, { variation_id: 999_999 }, { product_id: '0x1' }])
      expect((await ask('hasty@dana.example', { body })).status).toBe(422);
    expect(await requests()).toEqual([]);
  });

  it('too often is refused for a while', async () => {
    const strict = shop.limited({ messages: 2 });
    const once = () =>
      strict('POST', '/stock-requests', { body: { product_id, email: 'often@dana.example' } });
    const answers = [await once(), await once(), await once()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  });
});
