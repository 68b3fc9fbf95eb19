import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { cleanUp } from '../clean-up.ts';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { recordMail } from '../testing/record-mail.ts';
import { move, staffToken } from '../testing/staff.ts';
import { testDeps } from '../testing/test-api.ts';
import { callerOf, cartWith, findProduct, guestOrder, register } from '../testing/test-caller.ts';

const post = recordMail();
const api = apiOfSuite(() => ({ mail: post.mail, limits: { confirmAboveUnits: 2, emails: 4 } }));
const call = callerOf(api);
const slug = 'zahriyat-dune-palette';
let made = 0;

beforeEach(async () => {
  post.sent.length = 0;
  await api.db.updateTable('products').set({ stock: 50 }).where('slug', '=', slug).execute();
});

type Given = { quantity?: number; email?: string; token?: string; payment?: object };

async function order({ quantity = 3, email, token, payment }: Given = {}) {
  made += 1;
  const contact = { email: email ?? `buyer-${made}@dana.example`, phone: `5000 ${1000 + made}` };
  // Each from elsewhere: what comes from one address counts together.
  const headers = { 'x-forwarded-for': `10.11.0.${made}` };
  const as = token ? { token } : {};
  const cart = await cartWith(call, slug, { quantity, ...as });
  const body = guestOrder(cart, { ...contact, ...(payment && { payment }) });
  const { status, body: answer } = await call('POST', '/checkout', { body, headers, ...as });
  return { status, answer, id: answer.data?.payment_info?.id ?? '', ...contact };
}
const read = async (id: string, token?: string) =>
  (await call('GET', `/orders/${id}`, token ? { token } : {})).body.data;
const stock = async () => (await findProduct(call, slug)).stock;

/** The kinds of emails to an address, after the due ones were sent. */
async function emailsTo(email: string): Promise<string[]> {
  await api.sendEmails();
  return post.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
}

/** The link that was mailed last to an address, below the API. */
async function linkTo(email: string): Promise<string> {
  await api.sendEmails();
  const text = post.sent.filter(({ to }) => to === email).map((mail) => mail.text);
  return /http\S+\/api(\/order-confirmations\/\S+)/.exec(text.join('\n'))?.[1] ?? '';
}
const open = (path: string, method: 'GET' | 'POST' = 'GET') =>
  api.fetch(new Request(`http://api.test/api${path}`, { method, redirect: 'manual' }));
const page = async (path: string) => (await open(path)).text();

/** 24 hours pass for one order, by the clock that counts; its emails are sent or not. */
async function runOut(id: string, { sent = true } = {}) {
  if (sent) await api.sendEmails();
  await api.db
    .updateTable('orders')
    .set({ confirm_by: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', id)
    .execute();
}
const cleanUpAhead = (aheadDays = 0) =>
  cleanUp({ ...testDeps(api.db, ''), now: () => new Date(Date.now() + aheadDays * 86_400_000) });

it('is placed as any other, waits, and goes on once it is confirmed', async () => {
  const before = await stock();
  const { status, answer, id, email } = await order();
  expect([status, answer.message]).toEqual([200, 'Order placed successfully!']);
  const waiting = await read(id);
  expect(waiting).toMatchObject({ status: 'placed', payment_status: 'due_on_delivery' });
  const hours = (Date.parse(waiting.confirm_by) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThan(24.1);
  expect(await stock()).toBe(before - 3);
  const subjects = await emailsTo(email);
  expect(subjects).toEqual([expect.stringContaining('confirm')]);
  // The shop's people hear of it when there is something to do.
  expect(post.sent.some(({ to }) => to === 'shop@dana.example')).toBe(false);

  const link = await linkTo(email);
  // Programs open the links of mails, as often as they like.
  for (let turn = 0; turn < 3; turn += 1) expect(await page(link)).toContain('<form');
  expect((await read(id)).confirm_by).not.toBeNull();
  const pressed = [await open(link, 'POST'), await open(link, 'POST')];
  expect(pressed.map(({ status: code }) => code)).toEqual([303, 303]);
  const after = await page(link);
  expect(after).not.toContain('<form');
  expect(after).toContain('Your order is confirmed');
  expect(await read(id)).toMatchObject({ status: 'placed', confirm_by: null });
  post.sent.length = 0;
  expect(await emailsTo(email)).toEqual([expect.stringContaining('is placed')]);
  expect(post.sent.filter(({ to }) => to === 'shop@dana.example')).toHaveLength(1);
  await runOut(id);
  await cleanUpAhead();
  expect((await read(id)).status).toBe('placed');
});

it('says in Arabic what it is about, and nothing of a link that nobody has', async () => {
  const { email } = await order();
  const link = (await linkTo(email)).replace('lang=en', 'lang=ar');
  expect(await page(link)).toContain('تأكيد طلبي');
  expect(await page('/order-confirmations/made-up?lang=ar')).toContain('لم يعد هذا الرابط صالحًا');
});

it('keeps no token, only its hash', async () => {
  const { email } = await order();
  const token = /order-confirmations\/([\w-]+)/.exec(await linkTo(email))?.[1] ?? 'none';
  const rows = await Promise.all([
    api.db.selectFrom('order_confirmations').selectAll().execute(),
    api.db.selectFrom('letters').selectAll().execute(),
  ]);
  expect(token.length).toBeGreaterThan(40);
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('is cancelled after 24 hours without, once: its units are free, and an email says why', async () => {
  const before = await stock();
  const { id, email } = await order();
  const link = await linkTo(email);
  await runOut(id);
  // In time by its own clock or not: nobody confirms what is over.
  expect(await page(link)).not.toContain('<form');
  await open(link, 'POST');
  post.sent.length = 0;
  await Promise.all([cleanUpAhead(), cleanUpAhead()]);
  await cleanUpAhead();
  expect((await read(id)).status).toBe('cancelled');
  expect(await stock()).toBe(before);
  expect(await emailsTo(email)).toHaveLength(1);
  expect(post.sent.find(({ to }) => to === email)?.text).toContain('24 hours');
});

it('ends by the database’s clock: a process that is 31 days ahead, or behind, changes nothing', async () => {
  const early = await order();
  await cleanUpAhead(31);
  expect((await read(early.id)).status).toBe('placed');
  const late = await order();
  await runOut(late.id);
  await cleanUpAhead(-31);
  expect((await read(late.id)).status).toBe('cancelled');
});

it('has its day from the email that asks, where the mail server was away for longer', async () => {
  const { id, email } = await order();
  await runOut(id, { sent: false });
  await cleanUpAhead();
  expect((await read(id)).status).toBe('placed');
  // The email comes late, and with it the day that it speaks of.
  await open(await linkTo(email), 'POST');
  expect(await read(id)).toMatchObject({ status: 'placed', confirm_by: null });
});

it('is not packed before, by staff who see that it waits and can confirm it themselves', async () => {
  const { id, email } = await order();
  const token = await staffToken(api);
  const { data } = (await call('GET', `/staff/orders/${id}`, { token })).body;
  expect(data.steps).toEqual(['confirm', 'cancel']);
  expect(data.order.confirm_by).not.toBeNull();
  const listed = (await call('GET', `/staff/orders?search=${email}`, { token })).body.data;
  expect(listed).toMatchObject([{ confirm_by: data.order.confirm_by }]);
  const packed = await call('POST', `/staff/orders/${id}/steps`, {
    token,
    body: { step: 'pack', expected: 'placed' },
  });
  expect([packed.status, packed.body.code]).toEqual([409, 'order_step_refused']);
  await move(call, token, id, ['confirm', 'pack']);
  expect(await read(id)).toMatchObject({ status: 'packed', confirm_by: null });
});

it('is asked of large orders on delivery alone, and not of an account that proved the e-mail', async () => {
  expect((await read((await order({ quantity: 2 })).id)).confirm_by).toBeNull();
  const onPage = await order({ payment: { method_id: 4, installment_package_id: null } });
  expect((await read(onPage.id)).confirm_by).toBeNull();
  const { token, email } = await register(call);
  const asked = await order({ token, email });
  expect((await read(asked.id, token)).confirm_by).not.toBeNull();
  await api.db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('email', '=', email)
    .execute();
  const proved = await order({ token, email });
  expect((await read(proved.id, token)).confirm_by).toBeNull();
});

it('is refused where its address has had its emails of the day: nobody could confirm it', async () => {
  const email = 'often@dana.example';
  for (let turn = 0; turn < 4; turn += 1) expect((await order({ email })).status).toBe(200);
  const before = await stock();
  const { status, answer } = await order({ email });
  expect([status, answer.code]).toEqual([429, 'too_many_due']);
  expect(await stock()).toBe(before);
});

it('a guest with made-up contacts holds no stock for longer than a day', async () => {
  const before = await stock();
  const orders = [await order(), await order(), await order()];
  expect(await stock()).toBe(before - 9);
  for (const { id } of orders) await runOut(id);
  await cleanUpAhead();
  expect(await stock()).toBe(before);
});
