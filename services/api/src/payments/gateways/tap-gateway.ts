import { toMajor, toMinor } from '@dana/contracts/money';
import type * as z from 'zod/mini';
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
import { askGateway, type Carrier } from './ask-gateway.ts';
import { isSameText } from './is-same-text.ts';
import { parseJson } from './parse-json.ts';
import { type TapCharge, tapChargeSchema, type TapRefund, tapRefundSchema, wordOf } from './tap-forms.ts';
import { tapSignature } from './tap-signature.ts';

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
