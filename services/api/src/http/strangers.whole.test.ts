import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '../app.ts';
import { cleanUp } from '../clean-up.ts';
import { readEnvironment } from '../environment.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { sendEmails } from '../testing/test-api.ts';
import {
  type Call,
  callerOf,
  cartWith,
  findProduct,
  from,
  guestOrder,
  knet,
  palette,
  place,
  register,
  twice,
} from '../testing/test-caller.ts';

/* Two visitors at once: what a stranger does with somebody's order number or e-mail must not be felt by their owner. */

const shop = shopOfSuite(() => ({ limits: { track: 10, messages: 10, emails: 5 } }));
const { call, clock, deps, emailsTo, sent } = shop;
const owner = from(call, '10.9.0.1');
const stranger = from(call, '10.9.0.2');
const email = 'owner@dana.example';
const hour = 60 * 60 * 1000;

async function order(by: Call, form: Record<string, unknown> = {}, token?: string) {
  const { status, id } = await shop.order({ by, token, quantity: 1, form: { email, ...form } });
  expect(status).toBe(200);
  return shop.read(id, token);
}

describe('an order’s owner', () => {
  it('tracks it while a stranger tries contacts for its number, who is refused', async () => {
    const { number } = await order(owner);
    const tries = [];
    for (let turn = 0; turn < 15; turn += 1) {
      const guess = { number, email: `guess${turn}@dana.example` };
      tries.push((await stranger('POST', '/orders/track', { body: guess })).status);
      // Now and then: what one asker may is counted for her, too.
      if (turn % 2 === 1)
        expect((await owner('POST', '/orders/track', { body: { number, email } })).status).toBe(200);
    }
    expect(tries.slice(0, 10)).toEqual(Array(10).fill(404));
    expect(tries.slice(10)).toEqual(Array(5).fill(429));
  });

  it('tracks it while a stranger tries numbers for her e-mail, who is refused', async () => {
    const { number } = await order(owner);
    for (let turn = 0; turn < 12; turn += 1) {
      const body = { number: `DN-${turn}`, email };
      const { status } = await from(call, '10.9.0.3')('POST', '/orders/track', { body });
      expect(status).toBe(turn < 10 ? 404 : 429);
    }
    const own = await from(call, '10.9.0.4')('POST', '/orders/track', { body: { number, email } });
    expect(own.body.data.number).toBe(number);
  });
});

describe('a visitor whose e-mail a stranger types', () => {
  const her = (name: string) => `${name}@dana.example`;

  it('writes to the shop, subscribes and asks for a new password, however often the stranger did', async () => {
    const calls = [
      ['/contact-form', { name: 'Noura', phone: '', subject: 'Hours', message: 'When are you open?' }],
      ['/newsletter/subscribe', { name: '' }],
      ['/forgot-password', {}],
    ] as const;
    for (const [path, body] of calls) {
      const address = her(path.slice(1, 5));
      const as = async (who: Call) => (await who('POST', path, { body: { ...body, email: address } })).status;
      for (let turn = 0; turn < 10; turn += 1) expect(await as(stranger)).toBe(200);
      expect([path, await as(owner)]).toEqual([path, 200]);
    }
  });

  it.each([
    ['the newsletter', '/newsletter/subscribe', { name: '' }],
    // Out of stock in the sample shop.
    ['what is out of stock', '/stock-requests', { product_id: 7 }],
  ])(
    'gets one email that asks for a confirmation, and another one on the next day, for %s',
    async (_, path, body) => {
      const address = her(`one-at-a-time-${path.slice(1, 4)}`);
      const ask = () => stranger('POST', path, { body: { ...body, email: address } });
      for (let turn = 0; turn < 6; turn += 1) expect((await ask()).status).toBe(200);
      expect(await emailsTo(address)).toHaveLength(1);
      clock.aheadMs += 25 * hour;
      await ask();
      expect(await emailsTo(address)).toHaveLength(2);
    },
  );

  it('gets a handful of emails in a day, of all kinds together, and her own order is placed all the same', async () => {
    const address = her('flooded');
    const message = { name: 'A', phone: '', subject: 'B', message: 'C words', email: address };
    for (let turn = 0; turn < 4; turn += 1) {
      await stranger('POST', '/contact-form', { body: { ...message, subject: String(turn) } });
      await order(stranger, { email: address });
    }
    expect(await emailsTo(address)).toHaveLength(5);
    expect((await order(owner, { email: address })).status).toBe('placed');
    // The shop still reads of every order and every message.
    expect(sent.filter(({ to }) => to === 'shop@dana.example').length).toBeGreaterThanOrEqual(8);
    clock.aheadMs += 25 * hour;
    await order(owner, { email: address });
    expect(await emailsTo(address)).toHaveLength(6);
  });

  it('is not counted once it is known to be hers: an account whose address was confirmed gets every email', async () => {
    const { token, email: own } = await register(call);
    await shop.proveEmail(own);
    await emailsTo();
    sent.length = 0;
    for (let turn = 0; turn < 7; turn += 1) await order(owner, { email: own }, token);
    expect(await emailsTo(own)).toHaveLength(7);
  });

  it.each(['en', 'ar'] as const)(
    'reads nothing that a stranger put into names and addresses, in %s',
    async (lang) => {
      const address = her(`lured-${lang}`);
      const names = { first_name: 'You won: prize.example/go', last_name: 'http://evil.example' };
      const lure = { ...names, email: address, phone: '' };
      const lured = { ...place, address: 'Claim at www.evil.example', town: 'prize.example' };
      await shop.order({ by: stranger, lang, form: { ...names, email: address, address: lured } });
      await stranger('POST', '/register', { body: { ...lure, ...twice('a long password') }, lang });
      const emails = await emailsTo(address);
      expect(emails.length).toBeGreaterThanOrEqual(2);
      for (const { text, html, subject } of emails)
        for (const part of [text, html, subject]) {
          expect(part).not.toContain('You won');
          expect(part).not.toMatch(/evil\.example|prize\.example/);
        }
    },
  );
});

describe('a shopper whose goods a stranger wants, too', () => {
  const units = 94;
  let made = 0;
  /** As a shop is that sets no limit of its own. */
  const usual = (limits = {}) => deps({ limits: { ...readEnvironment({}).limits, ...limits } });
  const visitor = (address: string, limits = {}) => from(callerOf(createApi(usual(limits))), address);
  /** What her cart says of its one line. */
  const lineOf = async (cart: string) => {
    const [line] = (await call('GET', `/checkout?cart=${cart}`)).body.data.items;
    return { quantity: line.quantity, left: line.product.current_stock };
  };
  const order = (as: Call, cart: string, name: string, changes: Record<string, unknown> = {}) => {
    made += 1;
    const contact = { email: her(name), phone: `5${1_000_000 + made}` };
    return as('POST', '/checkout', { body: guestOrder(cart, { ...contact, ...changes }) });
  };
  const her = (name: string) => `${name}@dana.example`;
  beforeEach(() => shop.setStock(units));

  it('has her units and takes more, while the stranger fills carts with all there is until they are refused', async () => {
    const [shopper, other] = [visitor('10.9.1.1'), visitor('10.9.1.2', { cart: 5 })];
    const cart = await cartWith(shopper, palette, { quantity: 2 });
    const answers = [];
    const all = { ...(await findProduct(call, palette)), quantity: units };
    for (let turn = 0; turn < 22; turn += 1)
      answers.push((await other('POST', '/carts/add', { body: all })).status);
    expect(answers).toEqual([...Array(20).fill(200), 429, 429]);
    expect(await lineOf(cart)).toEqual({ quantity: 2, left: units });
    const more = { ...all, cart_id: cart, quantity: 3 };
    expect((await shopper('POST', '/carts/add', { body: more })).status).toBe(200);
    expect(await lineOf(cart)).toEqual({ quantity: 5, left: units });
    expect((await order(shopper, cart, 'has-hers')).status).toBe(200);
  });

  it('reads in her cart how many are left once the stranger holds as many as they may, and orders all of hers a day later', async () => {
    const [shopper, other] = [visitor('10.9.2.1'), visitor('10.9.2.2')];
    const cart = await cartWith(shopper, palette, { quantity: 40 });
    const answers = [];
    for (let turn = 0; turn < 9; turn += 1) {
      const held = await cartWith(other, palette, { quantity: 10 });
      answers.push((await order(other, held, `made-up-${turn}`)).status);
    }
    expect(answers).toEqual([...Array(6).fill(200), ...Array(3).fill(429)]);
    expect(await lineOf(cart)).toEqual({ quantity: 40, left: 34 });
    const tooMany = await order(shopper, cart, 'wants-forty');
    expect([tooMany.status, tooMany.body.code]).toEqual([422, 'no_available_quantity']);
    expect(tooMany.body.params).toMatchObject({ available: 34 });
    // Ten of theirs need no confirmation; nobody confirms the others.
    await sendEmails(usual());
    await sql`update orders set confirm_by = now() - interval '1 second'
      where confirm_by is not null`.execute(shop.api.db);
    clock.aheadMs += 25 * hour;
    await cleanUp(usual());
    expect(await lineOf(cart)).toEqual({ quantity: 40, left: 84 });
    // More than she may have without paying: she pays.
    const paid = await order(shopper, cart, 'wants-forty', knet);
    expect(paid.status).toBe(200);
  });
});
