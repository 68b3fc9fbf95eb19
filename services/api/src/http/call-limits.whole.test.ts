import { beforeAll, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { cartWith, from, palette, person, register, type Shopper, twice } from '../testing/test-caller.ts';

const callsMax = 2;
const perAddress = 4 * callsMax;

const names = ['signIn', 'forgot', 'coupon', 'track', 'messages', 'register'];
const { call } = shopOfSuite(() => ({ limits: Object.fromEntries(names.map((name) => [name, callsMax])) }));
let carts: string[];
let shoppers: Shopper[];
beforeAll(async () => {
  const visitors = Array.from({ length: 2 + perAddress + 3 }, (_, index) => from(call, `10.1.0.${index}`));
  carts = await Promise.all(visitors.map((visitor) => cartWith(visitor, palette)));
  shoppers = await Promise.all(visitors.map(register));
});

/** Who looks for e-mails: the first shopper has used up their guesses of the password, which this asks for too. */
const seeker = (account: number) => (account === 0 ? shoppers.at(-1) : shoppers[account]);
const emailOf = (account: number) => ({ email: `a${account}@dana.example` });

type Try = { method?: string; path: string; body?: object; token?: string | undefined };
const contact = { name: 'Noura', phone: '', subject: 'Hours', message: 'When are you open on Fridays?' };

/**
 * What is limited, for an account (or what stands for one) by its number; `refused` is the answer below the limit. `named`: by a
 * number or an e-mail that strangers can type as well.
 */
type Limited = { what: string; refused: number; named?: true; attempt: (account: number) => Try };
const limited: Limited[] = [
  {
    ...{ what: 'signing in with a wrong password', refused: 422 },
    attempt: (account) => ({ path: '/login', body: { ...emailOf(account), password: 'x' } }),
  },
  {
    ...{ what: 'asking for a new password', named: true, refused: 200 },
    attempt: (account) => ({ path: '/forgot-password', body: emailOf(account) }),
  },
  {
    ...{ what: 'trying coupon codes', refused: 422 },
    attempt: (account) => ({ method: 'GET', path: `/checkout?cart=${carts[account]}&promo_code=NO` }),
  },
  {
    ...{ what: 'tracking an order', named: true, refused: 404 },
    attempt: (account) => ({
      path: '/orders/track',
      body: { number: `DN-${900_000 + account}`, ...emailOf(account) },
    }),
  },
  {
    ...{ what: 'subscribing to the newsletter', named: true, refused: 200 },
    attempt: (account) => ({ path: '/newsletter/subscribe', body: { ...emailOf(account), name: '' } }),
  },
  {
    ...{ what: 'writing to the shop', named: true, refused: 200 },
    attempt: (account) => ({ path: '/contact-form', body: { ...contact, ...emailOf(account) } }),
  },
  {
    ...{ what: 'guessing the current password', refused: 422 },
    attempt: (account) => ({
      path: '/update-password',
      body: { current_password: 'a wrong one', ...twice('a new password') },
      token: shoppers[account]?.token,
    }),
  },
  {
    ...{ what: 'looking for e-mails that somebody has', refused: 422 },
    attempt: (account) => ({
      path: '/profile',
      body: {
        ...{ ...person, email: shoppers[account === 0 ? 1 : 0]?.email },
        current_password: seeker(account)?.password,
      },
      token: seeker(account)?.token,
    }),
  },
];

const send = (address: string, { method = 'POST', path, ...rest }: Try) =>
  from(call, address)(method, path, rest);
async function expectLimited(address: string, attempt: Try): Promise<void> {
  const { status, headers, body } = await send(address, attempt);
  expect([status, body.code]).toEqual([429, 'too_many_requests']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

const [named, own] = [limited.filter((each) => each.named), limited.filter((each) => !each.named)];

it.each(own)('$what is limited for an account, from wherever it comes', async ({ refused, attempt }) => {
  for (let turn = 0; turn < callsMax; turn += 1)
    expect((await send(`10.2.0.${turn}`, attempt(0))).status).toBe(refused);
  await expectLimited('10.2.0.99', attempt(0));
  expect((await send('10.2.0.99', attempt(1))).status).toBe(refused);
});

it.each(named)(
  '$what is limited for who asks, and for nobody else who names the same',
  async ({ refused, attempt }) => {
    for (let turn = 0; turn < callsMax; turn += 1)
      expect((await send('10.2.1.1', attempt(0))).status).toBe(refused);
    await expectLimited('10.2.1.1', attempt(0));
    expect((await send('10.2.1.2', attempt(0))).status).toBe(refused);
  },
);

it.each(limited)(
  '$what is limited for an address, whichever account it asks for',
  async ({ what, refused, attempt }) => {
    const address = `10.3.0.${limited.findIndex((each) => each.what === what)}`;
    // The first two have used up their own, or some of it.
    const accounts = Array.from({ length: perAddress }, (_, index) => 2 + index);
    const last = 2 + perAddress;
    for (const account of accounts) expect((await send(address, attempt(account))).status).toBe(refused);
    await expectLimited(address, attempt(last));
    expect((await send('10.3.1.1', attempt(last))).status).toBe(refused);
  },
);

// How an address is read is in read-client.test.ts of @dana/server.
it.each([
  [
    'counts all addresses of one IPv6 line together',
    (index: number) => `2001:db8:1:1::${index}`,
    '2001:db8:1:2::1',
  ],
  [
    'believes the storefront about its client, and nothing that stands before that',
    (index: number) => `198.51.100.${index}, 203.0.113.7`,
    '203.0.113.8',
  ],
])('a limit for an address %s', async (_, addressOf, other) => {
  const ask = async (address: string) => {
    const body = { email: `${crypto.randomUUID()}@dana.example` };
    return (await send(address, { path: '/forgot-password', body })).status;
  };
  for (let turn = 0; turn < perAddress; turn += 1) expect(await ask(addressOf(turn))).toBe(200);
  expect(await ask(addressOf(perAddress))).toBe(429);
  expect(await ask(other)).toBe(200);
});
