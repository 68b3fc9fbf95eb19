import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// biome-ignore lint/suspicious/noExplicitAny: bodies as Tap's documentation shows them.
type Body = any;

/** How many decimals the documentation gives an amount in what is signed. */
const decimals: Record<string, number> = { KWD: 3, BHD: 3, OMR: 3 };

/**
 * A server on a port of its own that answers as Tap's public documentation says (Charges, Refunds, Idempotency, Webhook): what
 * it received is in `received`. It was written from that documentation, as the adapter was; neither met the real one.
 */
export async function tapForTests(secretKey: string) {
  const charges = new Map<string, Body>();
  const refunds = new Map<string, Body>();
  const byKey = new Map<string, Body>();
  const received: { path: string; headers: Record<string, string>; body: Body }[] = [];
  let count = 0;
  const keep = (kind: Map<string, Body>, key: string | undefined, made: Body) => {
    const first = key === undefined ? undefined : byKey.get(key);
    if (first) return first;
    kind.set(made.id, made);
    if (key !== undefined) byKey.set(key, made);
    return made;
  };
  const app = new Hono()
    .use(async (c, next) => {
      const isRight = c.req.header('authorization') === `Bearer ${secretKey}`;
      return isRight ? next() : c.json({ errors: [{ code: '2104', description: 'Invalid API Key' }] }, 401);
    })
    .post('/v2/charges', async (c) => {
      const body: Body = await c.req.json();
      received.push({ path: c.req.path, headers: c.req.header(), body });
      if (!body.redirect?.url)
        return c.json({ errors: [{ code: '1110', description: 'Redirect URL is missing' }] }, 400);
      count += 1;
      const id = `chg_TS${count}`;
      const made = {
        ...{ id, object: 'charge', live_mode: false, api_version: 'V2', status: 'INITIATED' },
        ...{ amount: body.amount, currency: body.currency, customer: body.customer, source: body.source },
        transaction: {
          ...{ timezone: 'UTC+03:00', created: String(1_671_563_769_240 + count) },
          url: `https://sandbox.payments.tap.company/${id}`,
          expiry: body.transaction?.expiry,
        },
        reference: {
          track: `tck_TS${count}`,
          transaction: body.reference?.transaction,
          order: body.reference?.order,
        },
        ...{
          response: { code: '100', message: 'Initiated' },
          post: { status: 'PENDING', url: body.post?.url },
        },
      };
      return c.json(keep(charges, body.reference?.idempotent, made));
    })
    .get('/v2/charges/:id', (c) => {
      const charge = charges.get(c.req.param('id'));
      return charge
        ? c.json(charge)
        : c.json({ errors: [{ code: '1144', description: 'Charge id not found' }] }, 404);
    })
    .post('/v2/refunds', async (c) => {
      const body: Body = await c.req.json();
      received.push({ path: c.req.path, headers: c.req.header(), body });
      const charge = charges.get(body.charge_id);
      if (charge?.status !== 'CAPTURED' || body.amount > charge.amount)
        return c.json({ errors: [{ code: '1161', description: 'Requested refund amount exceeds' }] }, 400);
      count += 1;
      const made = {
        ...{
          id: `re_TS${count}`,
          object: 'refund',
          status: 'PENDING',
          created: String(1_671_563_769_240 + count),
        },
        ...{ amount: body.amount, currency: body.currency, charge_id: body.charge_id },
        ...{ reference: { merchant: body.reference?.merchant }, post: body.post },
      };
      return c.json(keep(refunds, body.reference?.idempotent, made));
    })
    .get('/v2/refunds/:id', (c) => {
      const refund = refunds.get(c.req.param('id'));
      return refund
        ? c.json(refund)
        : c.json({ errors: [{ code: '1160', description: 'Refund not found' }] }, 404);
    });
  const server = serve({ fetch: app.fetch, port: 0 });
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  /** Ends a charge or a refund, and makes the message that is posted then. */
  function end(id: string, status: string): { body: string; hashstring: string } {
    const report = charges.get(id) ?? refunds.get(id);
    report.status = status;
    if (report.object === 'charge')
      report.reference = { ...report.reference, payment: '9720221916128348054', gateway: '202235421476242' };
    const { amount, currency, reference } = report;
    const signed =
      `x_id${report.id}x_amount${amount.toFixed(decimals[currency] ?? 2)}x_currency${currency}` +
      `x_gateway_reference${reference.gateway ?? ''}x_payment_reference${reference.payment ?? ''}` +
      `x_status${status}x_created${report.transaction?.created ?? report.created}`;
    const hashstring = createHmac('sha256', secretKey).update(signed).digest('hex');
    return { body: JSON.stringify(report), hashstring };
  }
  return { url: `http://localhost:${port}/v2`, received, end, charges, refunds, close: () => server.close() };
}
