import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAlertsJob } from '../scheduled-jobs.ts';
import { alertsOfSuite } from '../testing/alerts-of-suite.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { person, register } from '../testing/test-caller.ts';

const dayMs = 24 * 60 * 60 * 1000;
const slugs = ['safwani-horizon-headphones', 'zahriyat-dune-palette'] as const;
const shop = shopOfSuite();
const { api, call, cleanUpIn, clock, deps, emailsTo, row, sent, update } = shop;
const { linkTo, page, press, runAlertsJob } = alertsOfSuite('price-letters', shop);
const standard = new Map<number, number>();
let [first, second] = [0, 0];
beforeAll(async () => {
  const [one, other] = [await row('products', { slug: slugs[0] }), await row('products', { slug: slugs[1] })];
  for (const { id, price_minor } of [one, other]) standard.set(id, price_minor);
  [first, second] = [one.id, other.id];
});
beforeEach(async () => {
  await api.db.deleteFrom('price_letters').execute();
  for (const [id, price] of standard) await setPrice(id, price);
  clock.aheadMs += 2 * dayMs;
});

const setPrice = (id: number, price_minor: number) =>
  update('products', { id }, { price_minor, old_price_minor: null });
const lower = (id: number, share = 0.8) => setPrice(id, Math.round((standard.get(id) ?? 0) * share));
const list = (token: string, product_id: number, currency = 'KWD') =>
  call('POST', '/favorites', { body: { product_id }, token, headers: { currency } });
const turn = async (token: string, is_on: boolean, lang: 'en' | 'ar' = 'en') => {
  const { body } = await call('POST', '/price-letters', { body: { is_on }, token, lang });
  await emailsTo();
  return body.data;
};
const consent = async (token: string) => (await call('GET', '/price-letters', { token })).body.data;

/** A shopper whose email about the account itself was sent. */
async function registered() {
  const shopper = await register(call);
  await emailsTo();
  sent.length = 0;
  return shopper;
}

/** A shopper with both products on the list, who agreed and confirmed. */
async function reader(lang: 'en' | 'ar' = 'en', currency = 'KWD') {
  const shopper = await registered();
  for (const id of standard.keys()) await list(shopper.token, id, currency);
  await turn(shopper.token, true, lang);
  await press(linkTo('confirm'));
  sent.length = 0;
  return shopper;
}

describe('emails about lower prices', () => {
  it.each(['en', 'ar'] as const)('come once for all that dropped together, in %s', async (lang) => {
    const { email } = await reader(lang);
    await runAlertsJob();
    expect(sent).toEqual([]);
    for (const id of standard.keys()) await lower(id);
    await runAlertsJob();
    await runAlertsJob();
    expect(sent.map(({ to }) => to)).toEqual([email]);
    const [mail] = sent;
    for (const slug of slugs) expect(mail?.text).toContain(`/${lang}/product-details/${slug}`);
    expect(mail?.html).toContain(`dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(mail?.html.match(/-320\.jpg/g)).toHaveLength(2);
    expect(mail?.text.match(/KWD \d+\.\d{3}/g)).toHaveLength(4);
    expect(mail?.unsubscribe).toBe(linkTo('leave'));
    clock.aheadMs += 2 * dayMs;
    await runAlertsJob();
    expect(sent).toHaveLength(1);
  });

  it('come at most once a day, and again for a price that is lower still', async () => {
    await reader();
    await lower(first);
    await runAlertsJob();
    await lower(second);
    await lower(first, 0.7);
    await runAlertsJob();
    expect(sent).toHaveLength(1);
    clock.aheadMs += dayMs + 1000;
    await runAlertsJob();
    await runAlertsJob();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.text.match(/product-details/g)).toHaveLength(2);
  });

  it('name prices in the currency that the shopper saw, and count what is lower in it', async () => {
    await reader('en', 'USD');
    // A fil less is the same amount in dollars.
    await setPrice(first, (standard.get(first) ?? 0) - 1);
    await runAlertsJob();
    const before = sent.length;
    await lower(first, 0.5);
    await runAlertsJob();
    expect(sent).toHaveLength(before + 1);
    expect(sent.at(-1)?.text.match(/USD \d+\.\d{2}\b/g)).toHaveLength(2);
  });

  it('wait for the e-mail to be confirmed, which no program that opens links does', async () => {
    const { token, email } = await registered();
    await list(token, first);
    expect(await turn(token, true)).toMatchObject({ is_on: true, is_confirmed: false, email });
    const confirm = linkTo('confirm');
    await page(confirm);
    await lower(first);
    await runAlertsJob();
    expect(sent).toHaveLength(1);
    await press(confirm);
    await runAlertsJob();
    expect(sent).toHaveLength(2);
    expect(await consent(token)).toMatchObject({ is_on: true, is_confirmed: true });
  });

  it('are off until somebody agrees', async () => {
    const { token } = await registered();
    await list(token, first);
    await lower(first);
    await runAlertsJob();
    expect(sent).toEqual([]);
  });

  it('end by the link of each email, and by the switch', async () => {
    const { token } = await reader();
    await lower(first);
    await runAlertsJob();
    const leave = linkTo('leave');
    await page(leave);
    expect((await consent(token)).is_on).toBe(true);
    await press(leave);
    expect((await consent(token)).is_on).toBe(false);
    expect(await page(leave)).not.toContain('<button');
    // The confirmed address is not asked again.
    sent.length = 0;
    await turn(token, true);
    expect(sent).toEqual([]);
    expect(await turn(token, false)).toMatchObject({ is_on: false, since: null });
    clock.aheadMs += 2 * dayMs;
    await lower(first, 0.5);
    await runAlertsJob();
    expect(sent).toEqual([]);
  });

  it('say nothing of what was taken off the list, bought, or is out of stock', async () => {
    const { token } = await reader();
    const { body } = await call('GET', '/favorites', { token });
    const { id } = body.data.find((each: { product: { id: number } }) => each.product.id === first);
    await call('DELETE', `/favorites/${id}`, { token });
    expect((await shop.order({ token, quantity: 1 })).status).toBe(200);
    await emailsTo();
    sent.length = 0;
    await lower(first);
    await lower(second);
    await runAlertsJob();
    expect(sent).toEqual([]);
    await list(token, first);
    await shop.setStock(0, slugs[0]);
    await lower(first, 0.5);
    await runAlertsJob();
    expect(sent).toEqual([]);
    await shop.setStock(9, slugs[0]);
    await runAlertsJob();
    expect(sent).toHaveLength(1);
  });

  it('are not sent when prices rose, or the shopper ended them, before they left', async () => {
    await reader();
    await lower(first);
    await createAlertsJob(deps())();
    await setPrice(first, standard.get(first) ?? 0);
    await emailsTo();
    expect(sent).toEqual([]);
    const { token } = await reader();
    await lower(first);
    await createAlertsJob(deps())();
    await turn(token, false);
    expect(sent).toEqual([]);
  });

  it('need another confirmation for another e-mail, which an old link does not give', async () => {
    const { token, email, password } = await registered();
    await list(token, first);
    await turn(token, true);
    const old = linkTo('confirm');
    const changed = { ...person, current_password: password, email: `victim-${email}` };
    expect((await call('POST', '/profile', { body: changed, token })).status).toBe(200);
    expect(await page(old)).not.toContain('<button');
    await press(old);
    expect((await consent(token)).is_confirmed).toBe(false);
    await cleanUpIn(8);
    expect((await consent(token)).is_on).toBe(false);
  });

  it('are sent once by two that look at once', async () => {
    await reader();
    await lower(first);
    await Promise.all([createAlertsJob(deps())(), createAlertsJob(deps())()]);
    await emailsTo();
    expect(sent).toHaveLength(1);
  });

  it('count from the consent for what nobody saw the price of', async () => {
    const { token } = await registered();
    await list(token, first);
    // As an older release beside this one writes it.
    await update('favorites', {}, { seen_currency: null, seen_minor: null });
    await turn(token, true);
    await press(linkTo('confirm'));
    sent.length = 0;
    await runAlertsJob();
    expect(sent).toEqual([]);
    await lower(first);
    await runAlertsJob();
    expect(sent).toHaveLength(1);
  });
});
