import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type Charge,
  type Gateway,
  GatewayAway,
  type GatewayMessage,
  type GatewayRefund,
  GatewayRefused,
} from '../gateway.ts';
import { askGateway, type Carrier, isSameText, parseJson } from './ask-gateway.ts';

const chargeSchema = z.object({
  id: z.string(),
  reference: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['open', 'paid', 'declined', 'cancelled', 'expired']),
  payment: z.nullable(z.string()),
  track: z.string(),
  page: z.url(),
});
const refundSchema = z.object({ id: z.string(), status: z.enum(['pending', 'refunded', 'declined']) });
const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('charge'), charge: chargeSchema }),
  z.object({ type: z.literal('refund'), refund: refundSchema }),
]);

type Settings = { url: string; secret: string; carry?: Carrier; limitMs?: number };

/** The practice bank (services/practice-bank), asked over HTTP as a real gateway is. */
export function practiceGateway({ url, secret, carry = fetch, limitMs }: Settings): Gateway {
  const limit = limitMs === undefined ? {} : { limitMs };
  const headers = (key?: string) => ({
    authorization: `Bearer ${secret}`,
    ...(key !== undefined && { 'idempotency-key': key }),
  });
  return {
    name: 'practice',
    begin: async (request) => {
      const body = {
        reference: request.paymentId,
        order: request.orderNumber,
        amount: request.amountMinor,
        currency: request.currency,
        email: request.customer.email,
        lang: request.lang,
        return_url: request.returnUrl,
        message_url: request.messageUrl,
        expires_at: request.expiresAt.toISOString(),
      };
      const begun = await askGateway(carry, {
        method: 'POST',
        url: `${url}/charges`,
        ...limit,
        headers: headers(request.paymentId),
        body,
        answer: chargeSchema,
      });
      if (!begun) throw new GatewayAway('It does not know the call.');
      return { chargeId: begun.id, page: begun.page, trackId: begun.track };
    },
    find: async (chargeId) => {
      const found = await askGateway(carry, {
        method: 'GET',
        url: `${url}/charges/${encodeURIComponent(chargeId)}`,
        ...limit,
        headers: headers(),
        answer: chargeSchema,
      });
      return found && chargeOf(found);
    },
    refund: async ({ refundId, chargeId, amountMinor }) => {
      const made = await askGateway(carry, {
        method: 'POST',
        url: `${url}/refunds`,
        ...limit,
        headers: headers(refundId),
        body: { charge: chargeId, amount: amountMinor },
        answer: refundSchema,
      });
      if (!made) throw new GatewayRefused('It does not know the charge.');
      return refundOf(made);
    },
    findRefund: async (id) => {
      const found = await askGateway(carry, {
        method: 'GET',
        url: `${url}/refunds/${encodeURIComponent(id)}`,
        ...limit,
        headers: headers(),
        answer: refundSchema,
      });
      return found && refundOf(found);
    },
    readMessage: ({ body, header }): GatewayMessage | null => {
      const expected = createHmac('sha256', secret).update(body).digest('hex');
      if (!isSameText(header('bank-signature'), expected)) return null;
      const message = messageSchema.safeParse(parseJson(body));
      if (!message.success) return { kind: 'other' };
      return message.data.type === 'charge'
        ? { kind: 'charge', charge: chargeOf(message.data.charge) }
        : { kind: 'refund', refund: refundOf(message.data.refund) };
    },
  };
}

function chargeOf(found: z.output<typeof chargeSchema>): Charge {
  return {
    id: found.id,
    paymentId: found.reference,
    state: found.status,
    amountMinor: found.amount,
    currency: found.currency,
    transactionId: found.payment,
    trackId: found.track,
  };
}

const refundStates = { pending: 'under_way', refunded: 'done', declined: 'failed' } as const;
const refundOf = ({ id, status }: z.output<typeof refundSchema>): GatewayRefund => ({
  id,
  state: refundStates[status],
});
