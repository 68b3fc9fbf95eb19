import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createApi } from '../app.ts';
import { cleanUp } from '../clean-up.ts';
import type { Limits } from '../deps.ts';
import { readEnvironment } from '../environment.ts';
import { move, staffToken } from '../testing/staff.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { sendEmails } from '../testing/test-api.ts';
import { callerOf, from, palette as slug, register } from '../testing/test-caller.ts';

/* Many small orders that are paid on delivery are as a large one: each alone asks for nothing, together they empty a shelf. */

const units = 94;
const dayMs = 24 * 60 * 60 * 1000;
const shop = shopOfSuite();
const { api, call, clock, row, stock } = shop;
let made = 0;
beforeEach(async () => {
  clock.aheadMs = 0;
  await shop.setStock(units);
});

const deps = (limits: Partial<Limits> = {}) =>
  shop.deps({ limits: { ...readEnvironment({}).limits, ...limits } });
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
  const by = from(callerOf(createApi(deps(limits))), address);
  return async ({ quantity = 1, currency = 'KWD', lang, token, ...contact }: Given) => {
    made += 1;
    const form = { email: `visitor-${made}@dana.example`, phone: `5000 ${1000 + made}`, ...contact };
    const { status, id } = await shop.order({ by, quantity, lang, token, headers: { currency }, form });
    const isToConfirm = status === 200 ? (await shop.read(id, token)).confirm_by !== null : undefined;
    return { status, id, ...form, isToConfirm };
  };
}

/** A day passes: what nobody confirmed in time is cancelled. */
async function nextDay() {
  await sendEmails(deps());
  await sql`update orders set confirm_by = now() - interval '1 second'
    where confirm_by is not null`.execute(api.db);
  clock.aheadMs += dayMs + 60_000;
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
    await move(call, await staffToken(api), first.id, ['confirm']);
    await shop.update('orders', { id: third.id }, { confirmed_at: new Date() });
    expect((await order(6)).isToConfirm).toBe(false);
  },
);

it('count together by what they cost, too, whatever currencies they are in', async () => {
  const { price_minor: fils } = await row('products', { slug });
  // Delivery is less than the third unit.
  const limits = { confirmAboveKwd: Math.ceil((Number(fils) * 3) / 1000) };
  const order = visitor('10.10.2.1', limits);
  expect((await order({ quantity: 1, currency: 'USD' })).isToConfirm).toBe(false);
  expect((await order({ quantity: 1 })).isToConfirm).toBe(false);
  expect((await order({ quantity: 2, currency: 'AED' })).isToConfirm).toBe(true);
});

it('ask nothing of an account that confirmed its e-mail, nor of who comes from elsewhere', async () => {
  const { token, email } = await register(call);
  await shop.proveEmail(email);
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
  const mail = shop.sent.find(({ to }) => to === email);
  expect(mail?.text.replace(/\s+/g, ' ')).toMatch(says);
  expect(mail?.text).not.toMatch(not);
});

it('count in units where the shop no longer takes the currency they were placed in', async () => {
  const order = visitor('10.10.7.1');
  expect((await order({ quantity: 6, currency: 'AED' })).isToConfirm).toBe(false);
  await api.db.deleteFrom('currencies').where('code', '=', 'AED').execute();
  expect((await order({ quantity: 6 })).isToConfirm).toBe(true);
});
