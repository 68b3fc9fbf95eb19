import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Bank } from '../bank.ts';
import { type Beginning, beginnings } from '../behaviour.ts';
import { sendMessage } from '../messages/send-message.ts';
import { chargeRequestSchema, presentCharge, type Refund, refundRequestSchema } from '../charges/charge.ts';
import { bankNumber, idOf } from '../charges/numbers.ts';

const refundMs = 500;
const controlSchema = z.object({
  email: z.string(),
  begin: z.enum(beginnings),
  times: z._default(z.int().check(z.positive()), 1),
});

/**
 * POST charges and refunds with an Idempotency-Key, GET charges/{id} and refunds/{id}, for the shop that knows the secret; and
 * PUT control, which says how the next payments of one e-mail address begin.
 */
export function chargeRoutes(bank: Bank) {
  const controls = new Map<string, { begin: Beginning; times: number }>();
  const isShop = (c: Context) => {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    const right = Buffer.from(`Bearer ${bank.secret}`);
    return given.length === right.length && timingSafeEqual(given, right);
  };
  const refuse = (c: Context, status: 400 | 401 | 404 | 422, error: string) => c.json({ error }, status);

  return new Hono()
    .put('/control', async (c) => {
      const control = controlSchema.safeParse(await c.req.json().catch(() => null));
      if (!control.success) return refuse(c, 422, 'email, begin and times are needed');
      controls.set(control.data.email, { begin: control.data.begin, times: control.data.times });
      return c.json({});
    })
    .use('/charges/*', async (c, next) => (isShop(c) ? next() : refuse(c, 401, 'wrong secret')))
    .use('/refunds/*', async (c, next) => (isShop(c) ? next() : refuse(c, 401, 'wrong secret')))
    .post('/charges', async (c) => {
      const key = c.req.header('idempotency-key');
      const request = chargeRequestSchema.safeParse(await c.req.json().catch(() => null));
      if (!key || !request.success) return refuse(c, 422, 'a charge needs a key and all its fields');
      const begin = nextBeginning(request.data.email);
      if (begin === 'silent') return new Promise<Response>(() => undefined);
      if (begin === 'broken') return c.json({ error: 'try again' }, 503);
      const id = idOf('ch', key);
      const charge = bank.books.charge(id) ?? {
        ...request.data,
        id,
        status: 'open' as const,
        payment: null,
        track: bankNumber(bank.now()),
        known_at: null,
      };
      bank.books.writeCharge(charge);
      if (begin === 'answer_lost') return new Promise<Response>(() => undefined);
      return c.json(presentCharge(charge, bank.now(), bank.origin));
    })
    .get('/charges/:id', (c) => {
      const charge = bank.books.charge(c.req.param('id'));
      return charge
        ? c.json(presentCharge(charge, bank.now(), bank.origin))
        : refuse(c, 404, 'unknown charge');
    })
    .post('/refunds', async (c) => {
      const key = c.req.header('idempotency-key');
      const request = refundRequestSchema.safeParse(await c.req.json().catch(() => null));
      if (!key || !request.success) return refuse(c, 422, 'a refund needs a key, a charge and an amount');
      const id = idOf('re', key);
      const known = bank.books.refund(id);
      if (known) return c.json(known);
      const charge = bank.books.charge(request.data.charge);
      if (!charge) return refuse(c, 404, 'unknown charge');
      const spent = bank.books
        .refundsOf(charge.id)
        .reduce((sum, { status, amount }) => sum + (status === 'declined' ? 0 : amount), 0);
      const isGood = charge.status === 'paid' && spent + request.data.amount <= charge.amount;
      const refund: Refund = {
        id,
        ...request.data,
        currency: charge.currency,
        status: isGood ? 'pending' : 'declined',
      };
      bank.books.writeRefund(refund);
      if (isGood) bank.track(finish(refund, charge.message_url));
      return c.json(refund);
    })
    .get('/refunds/:id', (c) => {
      const refund = bank.books.refund(c.req.param('id'));
      return refund ? c.json(refund) : refuse(c, 404, 'unknown refund');
    });

  function nextBeginning(email: string): Beginning | null {
    const control = controls.get(email);
    if (!control) return null;
    control.times -= 1;
    if (control.times <= 0) controls.delete(email);
    return control.begin;
  }

  async function finish(refund: Refund, url: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, refundMs).unref());
    const done: Refund = { ...refund, status: 'refunded' };
    bank.books.writeRefund(done);
    await sendMessage(bank.carry, { url, secret: bank.secret, content: { type: 'refund', refund: done } });
  }
}
