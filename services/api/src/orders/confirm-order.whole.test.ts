import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { move, staffToken } from '../testing/staff.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { from, knet, register } from '../testing/test-caller.ts';

const shop = shopOfSuite(() => ({ limits: { confirmAboveUnits: 2, emails: 4 } }));
const { api, call, cleanUpIn, mailed, read, rows, sent, stock, visit } = shop;
let made = 0;
beforeEach(() => shop.setStock(50));

type Given = { quantity?: number; email?: string; token?: string; payment?: object };

async function order({ quantity = 3, email, token, payment }: Given = {}) {
  made += 1;
  const contact = { email: email ?? `buyer-${made}@dana.example`, phone: `5000 ${1000 + made}` };
  // Each from elsewhere: what comes from one address counts together.
  const by = from(call, `10.11.0.${made}`);
  const placed = await shop.order({ by, quantity, token, form: { ...contact, ...(payment && { payment }) } });
  return { ...placed, ...contact };
}
const subjectsTo = async (email: string) => (await shop.emailsTo(email)).map(({ subject }) => subject);
/** The link that was mailed last to an address. */
const linkTo = (email: string) => mailed(email, /http\S+(\/api\/order-confirmations\/\S+)/);
const press = (path: string) => visit(path, { method: 'POST' });
const page = async (path: string) => (await visit(path)).text;

/** 24 hours pass for one order, by the clock that counts; its emails are sent or not. */
async function runOut(id: string, { sent: isSent = true } = {}) {
  if (isSent) await api.sendEmails();
  await sql`update orders set confirm_by = now() - interval '1 second' where id = ${id}`.execute(api.db);
}

it('is placed as any other, waits, and goes on once it is confirmed', async () => {
  const before = await stock();
  const { status, body, id, email } = await order();
  expect([status, body.message]).toEqual([200, 'Order placed successfully!']);
  const waiting = await read(id);
  expect(waiting).toMatchObject({ status: 'placed', payment_status: 'due_on_delivery' });
  expect(Math.abs((Date.parse(waiting.confirm_by) - Date.now()) / 3_600_000 - 24)).toBeLessThan(0.1);
  expect(await stock()).toBe(before - 3);
  expect(await subjectsTo(email)).toEqual([expect.stringContaining('confirm')]);
  // The shop's people hear of it when there is something to do.
  expect(sent.some(({ to }) => to === 'shop@dana.example')).toBe(false);

  const link = await linkTo(email);
  // Programs open the links of mails, as often as they like.
  for (let turn = 0; turn < 3; turn += 1) expect(await page(link)).toContain('<form');
  expect((await read(id)).confirm_by).not.toBeNull();
  for (let turn = 0; turn < 2; turn += 1) expect((await press(link)).status).toBe(303);
  const after = await page(link);
  expect(after).not.toContain('<form');
  expect(after).toContain('Your order is confirmed');
  expect(await read(id)).toMatchObject({ status: 'placed', confirm_by: null });
  sent.length = 0;
  expect(await subjectsTo(email)).toEqual([expect.stringContaining('is placed')]);
  expect(sent.filter(({ to }) => to === 'shop@dana.example')).toHaveLength(1);
  await runOut(id);
  await cleanUpIn();
  expect((await read(id)).status).toBe('placed');
});

it('says in Arabic what it is about, and nothing of a link that nobody has', async () => {
  const { email } = await order();
  const link = (await linkTo(email)).replace('lang=en', 'lang=ar');
  expect(await page(link)).toContain('تأكيد طلبي');
  expect(await page('/api/order-confirmations/made-up?lang=ar')).toContain('لم يعد هذا الرابط صالحًا');
});

it('keeps no token, only its hash', async () => {
  const { email } = await order();
  const token = /order-confirmations\/([\w-]+)/.exec(await linkTo(email))?.[1] ?? 'none';
  expect(token.length).toBeGreaterThan(40);
  const kept = [await rows('order_confirmations'), await rows('letters')];
  expect(JSON.stringify(kept)).not.toContain(token);
});

it('is cancelled after 24 hours without, once: its units are free, and an email says why', async () => {
  const before = await stock();
  const { id, email } = await order();
  const link = await linkTo(email);
  await runOut(id);
  // In time by its own clock or not: nobody confirms what is over.
  expect(await page(link)).not.toContain('<form');
  await press(link);
  sent.length = 0;
  await Promise.all([cleanUpIn(), cleanUpIn()]);
  await cleanUpIn();
  expect((await read(id)).status).toBe('cancelled');
  expect(await stock()).toBe(before);
  expect(await shop.emailsTo(email)).toEqual([
    expect.objectContaining({ text: expect.stringContaining('24 hours') }),
  ]);
});

it('ends by the database’s clock: a process that is 31 days ahead, or behind, changes nothing', async () => {
  const early = await order();
  await cleanUpIn(31);
  expect((await read(early.id)).status).toBe('placed');
  const late = await order();
  await runOut(late.id);
  await cleanUpIn(-31);
  expect((await read(late.id)).status).toBe('cancelled');
});

it('has its day from the email that asks, where the mail server was away for longer', async () => {
  const { id, email } = await order();
  await runOut(id, { sent: false });
  await cleanUpIn();
  expect((await read(id)).status).toBe('placed');
  // The email comes late, and with it the day that it speaks of.
  await press(await linkTo(email));
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
  const packed = await move(call, token, id, ['pack']);
  expect([packed.status, packed.body.code]).toEqual([409, 'order_step_refused']);
  await move(call, token, id, ['confirm', 'pack']);
  expect(await read(id)).toMatchObject({ status: 'packed', confirm_by: null });
});

it('is asked of large orders on delivery alone, and not of an account that proved the e-mail', async () => {
  expect((await read((await order({ quantity: 2 })).id)).confirm_by).toBeNull();
  const onPage = await order(knet);
  expect((await read(onPage.id)).confirm_by).toBeNull();
  const { token, email } = await register(call);
  const asked = await order({ token, email });
  expect((await read(asked.id, token)).confirm_by).not.toBeNull();
  await shop.proveEmail(email);
  const proved = await order({ token, email });
  expect((await read(proved.id, token)).confirm_by).toBeNull();
});

it('is refused where its address has had its emails of the day: nobody could confirm it', async () => {
  const email = 'often@dana.example';
  for (let turn = 0; turn < 4; turn += 1) expect((await order({ email })).status).toBe(200);
  const before = await stock();
  const { status, body } = await order({ email });
  expect([status, body.code]).toEqual([429, 'too_many_due']);
  expect(await stock()).toBe(before);
});
