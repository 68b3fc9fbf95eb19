import type { Lang } from '../http/context.ts';

/** What became of a charge, as its gateway says. `open`: nothing yet, or not known yet. */
export type ChargeState = 'open' | 'paid' | 'declined' | 'cancelled' | 'expired';

/** A charge as a gateway reports it. `paymentId`: our own id, where the gateway repeats it. Amount in minor units. */
export type Charge = {
  id: string;
  paymentId: string | null;
  state: ChargeState;
  amountMinor: number;
  currency: string;
  /** The gateway's numbers of the payment, for receipts. */
  transactionId: string | null;
  trackId: string | null;
};

/** What a gateway must know to take money for a payment. `paymentId` is the idempotency key as well. */
export type ChargeRequest = {
  paymentId: string;
  reference: string;
  orderNumber: string;
  amountMinor: number;
  currency: string;
  lang: Lang;
  customer: { first_name: string; last_name: string; email: string; phone: string };
  /** Where the shopper comes back to, and where messages go. */
  returnUrl: string;
  messageUrl: string;
  expiresAt: Date;
  now: Date;
};

/** A charge that was begun. `page`: where the shopper pays. */
export type BegunCharge = { chargeId: string; page: string; trackId: string | null };

/** A refund as a gateway reports it. */
export type GatewayRefund = { id: string; state: 'under_way' | 'done' | 'failed' };

/** What goes back. `refundId` is the idempotency key as well. */
export type RefundRequest = {
  refundId: string;
  chargeId: string;
  amountMinor: number;
  currency: string;
  messageUrl: string;
};

/** A message whose signature is right. `other`: of something that the shop does not follow. */
export type GatewayMessage =
  | { kind: 'charge'; charge: Charge }
  | { kind: 'refund'; refund: GatewayRefund }
  | { kind: 'other' };

/** A message as it came: its bytes as text, and its headers by their names in small letters. */
export type ReceivedMessage = { body: string; header: (name: string) => string | undefined };

/**
 * Takes money and gives it back, elsewhere. Every call goes out, so none may run inside a transaction.
 * Errors: `GatewayAway` when it does not answer or is in trouble, `GatewayRefused` when it says no.
 */
export type Gateway = {
  /** As it stands with each payment, and in the address of its messages. */
  name: string;
  begin: (request: ChargeRequest) => Promise<BegunCharge>;
  /** Null for a charge that it does not know. */
  find: (chargeId: string) => Promise<Charge | null>;
  refund: (request: RefundRequest) => Promise<GatewayRefund>;
  findRefund: (id: string) => Promise<GatewayRefund | null>;
  /** Null when the signature is missing or wrong, or the message cannot be read. */
  readMessage: (message: ReceivedMessage) => GatewayMessage | null;
};

/** The gateway did not answer, or not in a way that means anything: the same may be asked again later. */
export class GatewayAway extends Error {
  override name = 'GatewayAway';
}

/** The gateway understood and refused. Asking again changes nothing. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused';
}
