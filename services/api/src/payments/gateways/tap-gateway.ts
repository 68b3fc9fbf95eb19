import { createHmac } from 'node:crypto';
import { majorText, toMajor, toMinor } from '@dana/contracts/money';
import * as z from 'zod/mini';
import {
  type Charge,
  type ChargeRequest,
  type ChargeState,
  type Gateway,
  GatewayAway,
  type GatewayMessage,
  type GatewayRefund,
  GatewayRefused,
  type ReceivedMessage,
} from '../gateway.ts';
import { askGateway, type Carrier, isSameText, parseJson } from './ask-gateway.ts';

type Settings = { url: string; secretKey: string; carry?: Carrier; limitMs?: number };

/** Tap takes a charge's life in whole minutes between these. */
const expiryMinutes = { least: 5, most: 60 };
const minuteMs = 60_000;

/** Every other status, and one that Tap adds, is not the end: the charge is asked about again until its time is up. */
const chargeStates: Record<string, ChargeState> = {
  CAPTURED: 'paid',
  DECLINED: 'declined',
  FAILED: 'declined',
  RESTRICTED: 'declined',
  CANCELLED: 'cancelled',
  VOID: 'cancelled',
  ABANDONED: 'expired',
  TIMEDOUT: 'expired',
};
const refundStates: Record<string, GatewayRefund['state']> = {
  REFUNDED: 'done',
  DECLINED: 'failed',
  FAILED: 'failed',
  RESTRICTED: 'failed',
  CANCELLED: 'failed',
};

/**
 * Tap (developers.tap.company), written from its public documentation and untried against the real gateway. KNET takes
 * dinars alone; another currency is paid by card on Tap's page.
 */
export function tapGateway({ url, secretKey, carry = fetch, limitMs }: Settings): Gateway {
  const ask = <Answer extends z.ZodMiniType>(
    answer: Answer,
    path: string,
    { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
  ) =>
    askGateway(carry, {
      method: body ? 'POST' : 'GET',
      url: `${url}${path}`,
      headers: { authorization: `Bearer ${secretKey}`, ...headers },
      answer,
      ...(body && { body }),
      ...(limitMs !== undefined && { limitMs }),
    });
  return {
    name: 'tap',
    begin: async (request) => {
      const headers = { lang_code: request.lang };
      const begun = await ask(tapChargeSchema, '/charges', { body: bodyOf(request), headers });
      const page = begun?.transaction?.url;
      if (!begun || !page) throw new GatewayAway('It gave no page to pay on.');
      return { chargeId: begun.id, page, trackId: wordOf(begun.reference?.track) || null };
    },
    find: async (chargeId) => {
      const found = await ask(tapChargeSchema, `/charges/${encodeURIComponent(chargeId)}`);
      return found && chargeOf(found);
    },
    refund: async ({ refundId, chargeId, amountMinor, currency, messageUrl }) => {
      const body = {
        charge_id: chargeId,
        amount: toMajor(amountMinor, currency),
        currency,
        reason: 'requested_by_customer',
        reference: { merchant: refundId, idempotent: refundId },
        post: { url: messageUrl },
      };
      const made = await ask(tapRefundSchema, '/refunds', { body });
      if (!made) throw new GatewayRefused('It does not know the charge.');
      return refundOf(made);
    },
    findRefund: async (id) => {
      const found = await ask(tapRefundSchema, `/refunds/${encodeURIComponent(id)}`);
      return found && refundOf(found);
    },
    readMessage: (message) => readMessage(message, secretKey),
  };
}

function bodyOf(request: ChargeRequest): object {
  const { customer, currency, paymentId } = request;
  const minutes = Math.ceil((request.expiresAt.getTime() - request.now.getTime()) / minuteMs);
  const period = Math.min(Math.max(minutes, expiryMinutes.least), expiryMinutes.most);
  // The code of a country is not told from its number elsewhere; an e-mail address is enough.
  const [, kuwaiti] = /^\+965(\d{8})$/.exec(customer.phone) ?? [];
  return {
    amount: toMajor(request.amountMinor, currency),
    currency,
    customer_initiated: true,
    threeDSecure: true,
    save_card: false,
    description: request.orderNumber,
    reference: { transaction: paymentId, order: request.orderNumber, idempotent: paymentId },
    receipt: { email: false, sms: false },
    customer: {
      first_name: customer.first_name,
      last_name: customer.last_name,
      email: customer.email,
      ...(kuwaiti && { phone: { country_code: '965', number: kuwaiti } }),
    },
    source: { id: currency === 'KWD' ? 'src_kw.knet' : 'src_card' },
    transaction: { expiry: { period, type: 'MINUTE' } },
    post: { url: request.messageUrl },
    redirect: { url: request.returnUrl },
  };
}

function readMessage({ body, header }: ReceivedMessage, secretKey: string): GatewayMessage | null {
  const content = parseJson(body);
  const charge = tapChargeSchema.safeParse(content);
  const refund = tapRefundSchema.safeParse(content);
  const report = charge.data ?? refund.data;
  if (!report || !isSameText(header('hashstring'), tapSignature(secretKey, report))) return null;
  return report.object === 'charge'
    ? { kind: 'charge', charge: chargeOf(report) }
    : { kind: 'refund', refund: refundOf(report) };
}

function chargeOf(found: TapCharge): Charge {
  return {
    id: found.id,
    paymentId: wordOf(found.reference?.transaction) || null,
    state: chargeStates[found.status] ?? 'open',
    amountMinor: toMinor(found.amount, found.currency),
    currency: found.currency,
    transactionId: wordOf(found.reference?.payment) || null,
    trackId: wordOf(found.reference?.track) || null,
  };
}

const refundOf = ({ id, status }: TapRefund): GatewayRefund => ({
  id,
  state: refundStates[status] ?? 'under_way',
});

/* The parts of Tap's forms that the shop reads. Source: developers.tap.company, Charges, Refunds and Webhook, as of 2026. */

const text = z.optional(z.nullable(z.union([z.string(), z.number()])));

/** Numbers of a charge: `gateway` and `payment` come with its end, `track` with its beginning. */
const referenceSchema = z.optional(
  z.nullable(z.object({ track: text, payment: text, gateway: text, transaction: text, merchant: text })),
);

const tapChargeSchema = z.object({
  id: z.string(),
  object: z.literal('charge'),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  reference: referenceSchema,
  transaction: z.optional(z.nullable(z.object({ created: text, url: z.optional(z.string()) }))),
});
type TapCharge = z.output<typeof tapChargeSchema>;

const tapRefundSchema = z.object({
  id: z.string(),
  object: z.literal('refund'),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  reference: referenceSchema,
  created: text,
});
type TapRefund = z.output<typeof tapRefundSchema>;

/** A text of Tap's, which sends some numbers without quotes; empty for one that is not there. */
const wordOf = (value: string | number | null | undefined): string => String(value ?? '');

/**
 * What Tap sends as `hashstring` with a charge or a refund: HMAC-SHA256 with the secret key over names and values of seven
 * fields, as hex. The amount has all decimals of its currency, whatever the JSON says.
 */
function tapSignature(secretKey: string, report: TapCharge | TapRefund): string {
  const created = report.object === 'charge' ? report.transaction?.created : report.created;
  const signed = [
    ['x_id', report.id],
    ['x_amount', majorText(toMinor(report.amount, report.currency), report.currency)],
    ['x_currency', report.currency],
    ['x_gateway_reference', wordOf(report.reference?.gateway)],
    ['x_payment_reference', wordOf(report.reference?.payment)],
    ['x_status', report.status],
    ['x_created', wordOf(created)],
  ];
  return createHmac('sha256', secretKey).update(signed.flat().join('')).digest('hex');
}
