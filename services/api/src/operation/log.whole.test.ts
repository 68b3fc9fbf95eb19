import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Mail, Mailer } from '@dana/server/mail/mailer';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { cartWith, palette } from '../testing/test-caller.ts';
import { createLog } from './log.ts';

const mails: Mail[] = [];
const lines: string[] = [];
const destination = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk));
    done();
  },
});
const log = createLog('trace', destination);
const mail: Mailer = {
  deliver: async (written) => {
    mails.push(written);
    // As a mail server's refusal carries them.
    throw Object.assign(new Error('no route'), { envelope: written.to, response: written.text });
  },
  close: () => undefined,
};
const { api, bankPage, call, order } = shopOfSuite(() => ({ log, mail, comments: 'open' }));

const secrets = new Set<string>();
const secret = <Text extends string>(text: Text): Text => {
  secrets.add(text);
  return text;
};
const email = secret('noura.secret@dana.example');
const password = secret('pearls-of-the-gulf');
const form = {
  first_name: secret('Nourasecret'),
  last_name: 'Al Sabah',
  email,
  phone: secret('+96550007788'),
  password,
  password_confirmation: password,
};

async function liveAndBuy(): Promise<string> {
  const registered = await call('POST', '/register', { body: form });
  secret(registered.body.data.token);
  const signedIn = await call('POST', '/login', { body: { email, password } });
  const token = secret(signedIn.body.data.token);
  await call('POST', '/login', { body: { email, password: secret('a-wrong-password') } });
  await call('POST', '/forgot-password', { body: { email } });
  await expect(api.sendEmails()).rejects.toThrow('was not sent');
  const resetToken = secret(/token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? 'no mail');
  const body = { token: resetToken, password: 'short', password_confirmation: 'short' };
  expect((await call('POST', '/reset-password', { body })).status).toBe(422);
  const cart = secret(await cartWith(call, palette));
  await call('GET', `/checkout?cart=${cart}&promo_code=${secret('MY-OWN-CODE')}`);
  const { id, link } = await order({ token, method: 4, form: { email, phone: form.phone } });
  secret(id);
  secret(new URL(link).searchParams.get('signature') ?? '');
  secret(await bankPage(link));
  return token;
}

describe('the log', () => {
  it('logs each request by its route, with its id, its status and how long it took', async () => {
    const { headers } = await call('GET', '/products/no-such-thing', {
      headers: { 'x-request-id': 'from-the-edge' },
    });
    expect(headers.get('x-request-id')).toBe('from-the-edge');
    const entry = JSON.parse(lines.find((line) => line.includes('from-the-edge')) ?? '{}');
    expect(entry).toMatchObject({ method: 'GET', route: '/api/products/:slug', status: 404, msg: 'request' });
    expect(entry.durationMs).toBeGreaterThan(0);
  });

  it('holds no password, token, key, name or address of a shopper, also when everything fails', async () => {
    const token = await liveAndBuy();
    expect(lines.join('')).toContain('an email was not sent and is kept');
    // Statements that fail carry their values with them: hashes, names, e-mails.
    await sql`alter table users rename to users_away`.execute(api.db);
    await sql`alter table orders rename to orders_away`.execute(api.db);
    await sql`alter table newsletter_subscribers add constraint nobody check (email = '')`.execute(api.db);
    const failures = [
      await call('POST', '/register', { body: form }),
      await call('POST', '/login', { body: { email, password } }),
      await call('POST', '/newsletter/subscribe', { body: { email, name: form.first_name } }),
      await call('GET', `/orders/${[...secrets].at(-2)}`),
      await call('GET', '/profile', { token }),
    ];
    expect(failures.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
    for (const { body } of failures) {
      expect(body).toMatchObject({ success: false, code: 'internal', request_id: expect.any(String) });
      const isOfIt = (line: string) => line.includes(body.request_id) && line.includes('request failed');
      expect(lines.some(isOfIt)).toBe(true);
    }
    const written = lines.join('');
    expect(written).toContain('"stack":');
    for (const text of secrets) expect(written.includes(text), `${text} is in the log`).toBe(false);
    expect(written).not.toContain('argon2');
  });
});
