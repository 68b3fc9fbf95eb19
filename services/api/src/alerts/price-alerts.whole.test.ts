import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAlertsJob } from '../scheduled-jobs.ts';
import { cleanUp } from '../clean-up.ts';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { recordMail } from '../testing/record-mail.ts';
import { testDeps } from '../testing/test-api.ts';
import { callerOf, cartWith, findProduct, guestOrder, register } from '../testing/test-caller.ts';

const dayMs = 24 * 60 * 60 * 1000;
const slugs = ['safwani-horizon-headphones', 'zahriyat-dune-palette'] as const;
const api = apiOfSuite(() => ({ mail, now }));
const call = callerOf(api);
let nowMs = Date.now();
const now = () => new Date(nowMs);
const { mail, sent } = recordMail();
const ids: number[] = [];
const standard = new Map<number, number>();
beforeAll(async () => {
  for (const slug of slugs) {
    const { id, price_minor } = await api.db
      .selectFrom('products')
      .select(['id', 'price_minor'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    ids.push(id);
    standard.set(id, price_minor);
  }
});
beforeEach(async () => {
  sent.length = 0;
  await api.db.deleteFrom('price_letters').execute();
  for (const [id, price] of standard) await setPrice(id, price);
  nowMs += 2 * dayMs;
});

const setPrice = (id: number, price_minor: number) =>
  api.db.updateTable('products').set({ price_minor, old_price_minor: null }).where('id', '=', id).execute();
const lower = (id: number, share = 0.8) => setPrice(id, Math.round((standard.get(id) ?? 0) * share));
const deps = () => ({ ...testDeps(api.db, '/nowhere'), now });
const runAlertsJob = async () => {
  await createAlertsJob(deps())();
  await api.sendEmails();
};
const linkTo = (step: string) =>
  new RegExp(`http\\S+/api/price-letters/${step}/\\S+`).exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
const page = async (link: string) => (await api.fetch(new Request(link))).text();
const press = (link: string) => api.fetch(new Request(link, { method: 'POST' }));
const list = (token: string, id: number | undefined, currency = 'KWD') =>
  call('POST', '/favorites', { body: { product_id: id }, token, headers: { currency } });
const agree = async (token: string, lang: 'en' | 'ar' = 'en') => {
  const answer = await call('POST', '/price-letters', { body: { is_on: true }, token, lang });
  await api.sendEmails();
  return answer;
};

/** A shopper whose email about the account itself was sent. */
async function registered() {
  const shopper = await register(call);
  await api.sendEmails();
  sent.length = 0;
  return shopper;
}

/** A shopper with both products on the list, who agreed and confirmed. */
async function reader(lang: 'en' | 'ar' = 'en', currency = 'KWD') {
  const shopper = await registered();
  for (const id of ids) await list(shopper.token, id, currency);
  await agree(shopper.token, lang);
  await press(linkTo('confirm'));
  sent.length = 0;
  return shopper;
}

describe('emails about lower prices', () => {
  it.each(['en', 'ar'] as const)('come once for all that dropped together, in %s', async (lang) => {
    const { email } = await reader(lang);
    await runAlertsJob();
    expect(sent).toEqual([]);
    for (const id of ids) await lower(id);
    await runAlertsJob();
    await runAlertsJob();
    expect(sent.map(({ to }) => to)).toEqual([email]);
    const [mail] = sent;
    for (const slug of slugs) expect(mail?.text).toContain(`/${lang}/product-details/${slug}`);
    expect(mail?.html).toContain(`dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(mail?.html.match(/-320\.jpg/g)).toHaveLength(2);
    expect(mail?.text.match(/KWD \d+\.\d{3}/g)).toHaveLength(4);
    expect(mail?.unsubscribe).toBe(linkTo('leave'));
    nowMs += 2 * dayMs;
    await runAlertsJob();
    expect(sent).toHaveLength(1);
  });

  it('come at most once a day, and again for a price that is lower still', async () => {
    await reader();
    await lower(ids[0] ?? 0);
    await runAlertsJob();
    await lower(ids[1] ?? 0);
    await lower(ids[0] ?? 0, 0.7);
    await runAlertsJob();
    expect(sent).toHaveLength(1);
    nowMs += dayMs + 1000;
    await runAlertsJob();
    await runAlertsJob();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.text.match(/product-details/g)).toHaveLength(2);
  });

  it('name prices in the currency that the shopper saw, and count what is lower in it', async () => {
    await reader('en', 'USD');
    const fils = standard.get(ids[0] ?? 0) ?? 0;
    // A fil less is the same amount in dollars.
    await setPrice(ids[0] ?? 0, fils - 1);
    await runAlertsJob();
    const before = sent.length;
    await lower(ids[0] ?? 0, 0.5);
    await runAlertsJob();
    expect(sent).toHaveLength(before + 1);
    expect(sent.at(-1)?.text.match(/USD \d+\.\d{2}\b/g)).toHaveLength(2);
  });

  it('wait for the e-mail to be confirmed, which no program that opens links does', async () => {
    const { token, email } = await registered();
    await list(token, ids[0]);
    const asked = await agree(token);
    expect(asked.body.data).toMatchObject({ is_on: true, is_confirmed: false, email });
    expect(asked.body.data.since).toBe(now().toISOString());
    const confirm = linkTo('confirm');
    await page(confirm);
    await lower(ids[0] ?? 0);
    await runAlertsJob();
    expect(sent).toHaveLength(1);
    await press(confirm);
    await runAlertsJob();
    expect(sent).toHaveLength(2);
    const { body } = await call('GET', '/price-letters', { token });
    expect(body.data).toMatchObject({ is_on: true, is_confirmed: true });
  });

  it('are off until somebody agrees', async () => {
    const { token } = await registered();
    await list(token, ids[0]);
    expect((await call('GET', '/price-letters', { token })).body.data).toMatchObject({
      is_on: false,
      since: null,
    });
    await lower(ids[0] ?? 0);
    await runAlertsJob();
    expect(sent).toEqual([]);
  });

  it('end by the link of each email, and by the switch', async () => {
    const { token } = await reader();
    await lower(ids[0] ?? 0);
    await runAlertsJob();
    const leave = linkTo('leave');
    await page(leave);
    expect((await call('GET', '/price-letters', { token })).body.data.is_on).toBe(true);
    await press(leave);
    expect((await call('GET', '/price-letters', { token })).body.data.is_on).toBe(false);
    expect(await page(leave)).not.toContain('<button');
    // The confirmed address is not asked again.
    sent.length = 0;
    await agree(token);
    expect(sent).toEqual([]);
    const off = await call('POST', '/price-letters', { body: { is_on: false }, token });
    expect(off.body.data).toMatchObject({ is_on: false, since: null });
    nowMs += 2 * dayMs;
    await lower(ids[0] ?? 0, 0.5);
    await runAlertsJob();
    expect(sent).toEqual([]);
  });

  it('say nothing of what was taken off the list, bought, or is out of stock', async () => {
    const { token } = await reader();
    const [first, second] = ids as [number, number];
    const { body } = await call('GET', '/favorites', { token });
    const { id } = body.data.find((each: { product: { id: number } }) => each.product.id === first);
    await call('DELETE', `/favorites/${id}`, { token });
    const cart = await cartWith(call, slugs[1], { token });
    const address = guestOrder(cart).address as object;
    const { data: saved } = (await call('POST', '/addresses', { body: address, token })).body;
    const order = await call('POST', '/checkout', {
      body: guestOrder(cart, { address_id: saved.id }),
      token,
    });
    expect(order.status).toBe(200);
    await api.sendEmails();
    sent.length = 0;
    await lower(first);
    await lower(second);
    await runAlertsJob();
    expect(sent).toEqual([]);
    await list(token, first);
    const stock = (await findProduct(call, slugs[0])).stock;
    await api.db.updateTable('products').set({ stock: 0 }).where('id', '=', first).execute();
    await lower(first, 0.5);
    await runAlertsJob();
    expect(sent).toEqual([]);
    await api.db.updateTable('products').set({ stock }).where('id', '=', first).execute();
    await runAlertsJob();
    expect(sent).toHaveLength(1);
  });

  it('are not sent when prices rose, or the shopper ended them, before they left', async () => {
    await reader();
    await lower(ids[0] ?? 0);
    await createAlertsJob(deps())();
    await setPrice(ids[0] ?? 0, standard.get(ids[0] ?? 0) ?? 0);
    await api.sendEmails();
    expect(sent).toEqual([]);
    const { token } = await reader();
    await lower(ids[0] ?? 0);
    await createAlertsJob(deps())();
    await call('POST', '/price-letters', { body: { is_on: false }, token });
    await api.sendEmails();
    expect(sent).toEqual([]);
  });

  it('need another confirmation for another e-mail, which an old link does not give', async () => {
    const { token, email, password } = await registered();
    await list(token, ids[0]);
    await agree(token);
    const old = linkTo('confirm');
    const profile = { first_name: 'Noura', last_name: 'Al Sabah', phone: '', current_password: password };
    const changed = { ...profile, email: `victim-${email}` };
    expect((await call('POST', '/profile', { body: changed, token })).status).toBe(200);
    expect(await page(old)).not.toContain('<button');
    await press(old);
    expect((await call('GET', '/price-letters', { token })).body.data.is_confirmed).toBe(false);
    nowMs += 8 * dayMs;
    await cleanUp(deps());
    expect((await call('GET', '/price-letters', { token })).body.data.is_on).toBe(false);
  });

  it('are sent once by two that look at once', async () => {
    await reader();
    await lower(ids[0] ?? 0);
    await Promise.all([createAlertsJob(deps())(), createAlertsJob(deps())()]);
    await api.sendEmails();
    expect(sent).toHaveLength(1);
  });

  it('count from the consent for what nobody saw the price of', async () => {
    const { token } = await registered();
    await list(token, ids[0]);
    // As an older release beside this one writes it.
    await api.db.updateTable('favorites').set({ seen_currency: null, seen_minor: null }).execute();
    await agree(token);
    await press(linkTo('confirm'));
    sent.length = 0;
    await runAlertsJob();
    expect(sent).toEqual([]);
    await lower(ids[0] ?? 0);
    await runAlertsJob();
    expect(sent).toHaveLength(1);
  });
});
