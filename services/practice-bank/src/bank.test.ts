import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createBank } from './create-bank.ts';

const secret = 'of this test';
const origin = 'http://bank.test';
const request = (expiresAt = new Date(Date.now() + 60_000)) => ({
  reference: 'a-payment',
  order: 'DN-100001',
  amount: 12_500,
  currency: 'KWD',
  email: 'noura@dana.example',
  lang: 'ar',
  return_url: 'http://shop.test/pay/a-payment/back?lang=ar',
  message_url: 'http://shop.test/api/payments/practice/messages',
  expires_at: expiresAt.toISOString(),
});
const newBank = (folder?: string) =>
  createBank({ secret, origin, carry: () => new Response(), ...(folder !== undefined && { folder }) });
const call = (bank: ReturnType<typeof newBank>, method: string, path: string, body?: object, key = 'key') =>
  bank.fetch(
    new Request(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'idempotency-key': key },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
const decide = (bank: ReturnType<typeof newBank>, page: string, decision: string) =>
  bank.fetch(new Request(page, { method: 'POST', body: new URLSearchParams({ decision }) }));

it('begins one charge under one key, and shows its page in both languages', async () => {
  const bank = newBank();
  const first = await (await call(bank, 'POST', '/charges', request())).json();
  expect(await (await call(bank, 'POST', '/charges', request())).json()).toEqual(first);
  expect((await (await call(bank, 'POST', '/charges', request(), 'another')).json()).id).not.toBe(first.id);
  const arabic = await (await bank.fetch(new Request(first.page))).text();
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('<bdi dir="ltr">KWD 12.500</bdi>');
  const english = await (await bank.fetch(new Request(first.page.replace('lang=ar', 'lang=en')))).text();
  expect(english).toContain('<html lang="en" dir="ltr">');
  expect(english).toContain('Approve payment');
});

it('answers those alone who know the secret', async () => {
  const bank = newBank();
  for (const path of ['/charges', '/charges/x', '/refunds', '/refunds/x'])
    for (const headers of [{}, { authorization: 'Bearer wrong' }]) {
      const method = path.endsWith('x') ? 'GET' : 'POST';
      expect((await bank.fetch(new Request(`${origin}${path}`, { method, headers }))).status).toBe(401);
    }
});

it('takes the first decision alone, and none when the time is up', async () => {
  const bank = newBank();
  const charge = await (await call(bank, 'POST', '/charges', request())).json();
  for (const decision of ['approve', 'decline']) {
    const answer = await decide(bank, charge.page, decision);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, request().return_url]);
  }
  const paid = await (await call(bank, 'GET', `/charges/${charge.id}`)).json();
  expect(paid).toMatchObject({ status: 'paid', payment: expect.stringMatching(/^\d{14}$/) });
  const late = await (await call(bank, 'POST', '/charges', request(new Date(0)), 'late')).json();
  await decide(bank, late.page, 'approve');
  expect(await (await call(bank, 'GET', `/charges/${late.id}`)).json()).toMatchObject({ status: 'expired' });
});

it('gives back no more than was paid', async () => {
  const bank = newBank();
  const { id: charge, page } = await (await call(bank, 'POST', '/charges', request())).json();
  const refund = async (amount: number, key: string) =>
    (await (await call(bank, 'POST', '/refunds', { charge, amount }, key)).json()).status;
  expect(await refund(1, 'unpaid')).toBe('declined');
  await decide(bank, page, 'approve');
  expect(await refund(12_000, 'first')).toBe('pending');
  expect(await refund(12_000, 'first')).toBe('pending');
  expect(await refund(501, 'too much')).toBe('declined');
  await bank.settled();
  expect(await refund(12_000, 'first')).toBe('refunded');
});

it('remembers after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dana-bank-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const before = newBank(folder);
  const charge = await (await call(before, 'POST', '/charges', request())).json();
  await decide(before, charge.page, 'approve');
  const after = await (await call(newBank(folder), 'GET', `/charges/${charge.id}`)).json();
  expect(after).toMatchObject({ id: charge.id, status: 'paid' });
});
