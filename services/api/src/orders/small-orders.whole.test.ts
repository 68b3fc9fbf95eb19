import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createApi } from '../app.ts';
import type { Limits } from '../deps.ts';
import { readEnvironment } from '../environment.ts';
import { cleanUp } from '../clean-up.ts';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { recordMail } from '../testing/record-mail.ts';
import { move, staffToken } from '../testing/staff.ts';
import { sendEmails, testDeps } from '../testing/test-api.ts';
import { callerOf, findProduct, guestOrder, register } from '../testing/test-caller.ts';

/* Many small orders that are paid on delivery are as a large one: each alone asks for nothing, together they empty a shelf. */

const slug = 'zahriyat-dune-palette';
const units = 94;
const dayMs = 24 * 60 * 60 * 1000;
const api = apiOfSuite();
const post = recordMail();
const usual = readEnvironment({}).limits;
let nowMs = 0;
let made = 0;

beforeEach(async () => {
  nowMs = Date.now();
  await api.db.updateTable('products').set({ stock: units }).where('slug', '=', slug).execute();
});

const deps = (limits: Partial<Limits> = {}) => ({
  ...testDeps(api.db, tmpdir()),
  gateway: api.bank.gateway,
  mail: post.mail,
  limits: { ...usual, ...limits },
  now: () => new Date(nowMs),
});
type Given = {
  quantity?: number;
  email?: string;
  phone?: string;
  currency?: string;
  lang?: 'en' | 'ar';
  token?: string;
};

/** What a visitor from an address orders, with a contact of their own where none is given. */
function visitor(address: string, limits: Partial<Limits> = {}) {
  const call = callerOf(createApi(deps(limits)));
  return async ({ quantity = 1, currency = 'KWD', lang = 'en', token, ...contact }: Given) => {
    made += 1;
    const ownContact = { email: `visitor-${made}@dana.example`, phone: `5000 ${1000 + made}`, ...contact };
    const as = { lang, headers: { 'x-forwarded-for': address, currency }, ...(token && { token }) };
    const product = await findProduct(call, slug);
    const added = await call('POST', '/carts/add', { body: { ...product, quantity }, ...as });
    const body = guestOrder(added.body.data.id, ownContact);
    const { status, body: answer } = await call('POST', '/checkout', { body, ...as });
    const id: string = answer.data?.payment_info?.id ?? '';
    const read = async () => (await call('GET', `/orders/${id}`, as)).body.data;
    const confirmBy = status === 200 ? (await read()).confirm_by : undefined;
    return { status, id, ...ownContact, isToConfirm: status === 200 ? confirmBy !== null : undefined };
  };
}
const stock = async () => (await findProduct(callerOf(api), slug)).stock;

/** A day passes: what nobody confirmed in time is cancelled. */
async function nextDay() {
  await sendEmails(deps());
  await api.db
    .updateTable('orders')
    .set({ confirm_by: sql<Date>`now() - interval '1 second'` })
    .where('confirm_by', 'is not', null)
    .execute();
  nowMs += dayMs + 60_000;
  await cleanUp(deps());
}

it('hold ten units of an address without a confirmation, whatever contacts are made up there and on however many days', async () => {
  for (let day = 1; day <= 3; day += 1) {
    const order = visitor('10.10.0.1');
    const placed = [];
    for (let turn = 0; turn < 9; turn += 1) placed.push(await order({ quantity: 10 }));
    const asked = placed.filter(({ status }) => status === 200).map(({ isToConfirm }) => isToConfirm);
    expect([day, asked.filter((is) => is === false).length]).toEqual([day, day === 1 ? 1 : 0]);
    await nextDay();
    expect([day, await stock()]).toEqual([day, units - 10]);
  }
});

it.each(['email', 'phone'] as const)(
  'count together for one %s, wherever they come from, until the shop or a link confirmed them',
  async (side) => {
    const same = { [side]: side === 'email' ? 'same@dana.example' : '5111 1111' };
    let visits = 0;
    const order = (quantity: number) => {
      visits += 1;
      return visitor(`10.10.${side === 'email' ? 4 : 5}.${visits}`)({ quantity, ...same });
    };
    const first = await order(6);
    expect(first.isToConfirm).toBe(false);
    expect((await order(4)).isToConfirm).toBe(false);
    const third = await order(1);
    expect(third.isToConfirm).toBe(true);
    await move(callerOf(api), await staffToken(api), first.id, ['confirm']);
    const confirmed = { confirmed_at: new Date() };
    await api.db.updateTable('orders').set(confirmed).where('id', '=', third.id).execute();
    expect((await order(6)).isToConfirm).toBe(false);
  },
);

it('count together by what they cost, too, whatever currencies they are in', async () => {
  const { price_minor: fils } = await api.db
    .selectFrom('products')
    .select('price_minor')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  // Delivery is less than the third unit.
  const limits = { confirmAboveKwd: Math.ceil((Number(fils) * 3) / 1000) };
  const order = visitor('10.10.2.1', limits);
  expect((await order({ quantity: 1, currency: 'USD' })).isToConfirm).toBe(false);
  expect((await order({ quantity: 1 })).isToConfirm).toBe(false);
  expect((await order({ quantity: 2, currency: 'AED' })).isToConfirm).toBe(true);
});

it('ask nothing of an account that confirmed its e-mail, nor of who comes from elsewhere', async () => {
  const { token, email } = await register(callerOf(api));
  await api.db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('email', '=', email)
    .execute();
  const order = visitor('10.10.3.1');
  expect((await order({ quantity: 10 })).isToConfirm).toBe(false);
  expect((await order({ quantity: 1 })).isToConfirm).toBe(true);
  expect((await order({ quantity: 6, token, email })).isToConfirm).toBe(false);
  expect((await visitor('10.10.3.2')({ quantity: 10 })).isToConfirm).toBe(false);
});

it.each([
  ['en', /You pay on delivery, so please confirm it by/, /large/],
  ['ar', /وبما أن الدفع عند الاستلام، أكّده/, /كبير/],
] as const)('are not called large by the email that asks to confirm one, in %s', async (lang, says, not) => {
  const order = visitor(lang === 'en' ? '10.10.6.1' : '10.10.6.2');
  await order({ quantity: 10 });
  const { email, isToConfirm } = await order({ quantity: 1, lang });
  expect(isToConfirm).toBe(true);
  await sendEmails(deps());
  const [mail] = post.sent.filter(({ to }) => to === email);
  expect(mail?.text.replace(/\s+/g, ' ')).toMatch(says);
  expect(mail?.text).not.toMatch(not);
});

it('count in units where the shop no longer takes the currency they were placed in', async () => {
  const order = visitor('10.10.7.1');
  expect((await order({ quantity: 6, currency: 'AED' })).isToConfirm).toBe(false);
  await api.db.deleteFrom('currencies').where('code', '=', 'AED').execute();
  expect((await order({ quantity: 6 })).isToConfirm).toBe(true);
});
