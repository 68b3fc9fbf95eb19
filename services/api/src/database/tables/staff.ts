import type { ReturnReason, ReturnStatus } from '@dana/contracts/api/return-rules';
import type { Time, WithDefault } from '../columns.ts';

type Refunds = {
  id: string;
  order_id: string;
  /** The payment that it undoes; null for money that is handed back. */
  payment_id: string | null;
  amount_minor: number;
  currency: string;
  means: 'provider' | 'by_hand';
  actor: string;
  created_at: Time;
  /** How far it is with the gateway that took the money. What is handed back by a person is done. */
  state: WithDefault<'waiting' | 'sent' | 'done' | 'failed'>;
  /** Money that came after its order had ended: no part of what the order was paid with. */
  is_late: WithDefault<boolean>;
  gateway_refund_id: WithDefault<string | null>;
  attempts: WithDefault<number>;
  due_at: WithDefault<Date>;
  confirmed_at: WithDefault<Date | null>;
};

type OrderReturns = {
  id: string;
  order_id: string;
  status: ReturnStatus;
  reason: ReturnReason;
  /** What the shopper wrote, and what the shop answered. */
  note: WithDefault<string>;
  answer: WithDefault<string>;
  /** What was paid back when the goods had come. */
  refund_minor: WithDefault<number>;
  created_at: Time;
  decided_at: Time | null;
  received_at: Time | null;
  actor: string | null;
};

type StaffTokens = {
  id: string;
  /** Who acts with it: the name in the history of orders. */
  name: string;
  scopes: string[];
  secret_hash: string;
  created_at: Time;
  expires_at: Time;
  revoked_at: Time | null;
};

/** What the shop's staff does to orders, and who may. */
export type StaffTables = {
  refunds: Refunds;
  order_returns: OrderReturns;
  order_return_items: { return_id: string; order_item_id: number; quantity: number };
  staff_tokens: StaffTokens;
};
