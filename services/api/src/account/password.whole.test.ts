import { expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { register, twice } from '../testing/test-caller.ts';

const { call, clock, emailsTo, mailed, sent } = shopOfSuite();

async function askForLink(email: string, lang: 'en' | 'ar' = 'en') {
  const { status, body } = await call('POST', '/forgot-password', { body: { email }, lang });
  return {
    answer: [status, body],
    token: await mailed(email, new RegExp(`/${lang}/forgot\\?token=([\\w-]+)`)),
  };
}
const choose = (token: string, password = 'a brand new pearl') =>
  call('POST', '/reset-password', { body: { token, ...twice(password) } });

// That the mailed link works once and ends all sessions is in the contract.
it('a forgotten password gets the same answer whether or not there is an account, in both languages', async () => {
  const { email } = await register(call);
  await emailsTo();
  sent.length = 0;
  for (const lang of ['en', 'ar'] as const)
    expect((await askForLink('nobody@dana.example', lang)).answer).toEqual(
      (await askForLink(email, lang)).answer,
    );
  expect(sent.map(({ to }) => to)).toEqual([email, email]);
  expect(sent[1]).toMatchObject({
    subject: 'اختيار كلمة مرور جديدة',
    html: expect.stringContaining('dir="rtl"'),
  });
});

it('its link is not taken when it is an hour old, made up, or spent by another one', async () => {
  const { email } = await register(call);
  const { token: old } = await askForLink(email);
  clock.aheadMs += 60 * 60 * 1000;
  for (const token of [old, 'made-up']) expect((await choose(token)).status).toBe(422);
  const [{ token: first }, { token: second }] = [await askForLink(email), await askForLink(email)];
  expect((await choose(second)).status).toBe(200);
  expect((await choose(first)).status).toBe(422);
});

it('its link stays good while the new password is refused', async () => {
  const { token } = await askForLink((await register(call)).email);
  expect((await choose(token, 'short')).body.errors).toHaveProperty('password');
  expect((await choose(token)).status).toBe(200);
});
