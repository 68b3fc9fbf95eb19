import type { ReturnReason, ReturnStatus } from '@dana/contracts/api/return-rules';
import type { Generated } from 'kysely';
import type { Json, Time, WithDefault } from '../stored.ts';

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

/** What the API remembers about itself. */
export type OperationTables = {
  idempotency: {
    scope: string;
    key: string;
    body_hash: string;
    status: number | null;
    body: Json<object> | null;
    created_at: Time;
  };
  /** `expire` is a time in milliseconds. */
  rate_limits: { key: string; points: number; expire: number | null };
  call_limits: { key: string; calls: number; ends_at: Time };
  /** The sum is the version of what pages show. */
  catalogue_changes: { changes: number };
  settings: { key: string; value: string };
  schema_migrations: { name: string; applied_at: Generated<Date> };
};

type Emails = {
  id: string;
  kind: string;
  lang: 'en' | 'ar';
  /** The order that it is about; null for any other email. */
  order_id: string | null;
  /** What an email of this kind must know beside its order (`email-kinds.ts`). */
  facts: Json<object>;
  created_at: Time;
  /** Not sent before; a sender that takes it moves it, so that no other takes it too. */
  due_at: Time;
  attempts: WithDefault<number>;
  sent_at: Time | null;
  given_up_at: Time | null;
  last_error: string | null;
  /** A hash of the address, where anybody may have typed it (`emails/queue.ts`). */
  recipient: WithDefault<string | null>;
};

/** What waits to be sent. */
export type EmailTables = { letters: Emails };

type Lang = 'en' | 'ar';

type StockRequests = {
  /** What the links of its emails name it by. */
  key: string;
  email: string;
  /** Stands for the address in the way out of each email, also after the request is gone. */
  address_key: string;
  lang: Lang;
  product_id: number;
  variation_id: number | null;
  /** Who was signed in; null for a guest. */
  user_id: string | null;
  created_at: Time;
  confirmed_at: Time | null;
  /** The email that uses it up, while it is under way. */
  letter_id: WithDefault<string | null>;
};

type PriceAlerts = {
  user_id: string;
  key: string;
  lang: Lang;
  /** What the shopper saw prices in when they agreed. */
  currency: string;
  consented_at: Time;
  /** When the account's e-mail was last asked to confirm. */
  asked_at: Time | null;
};

/** Who waits for a product, or for a lower price. */
export type AwaitedTables = {
  stock_requests: StockRequests;
  letter_addresses: { user_id: string; email: string; confirmed_at: Time };
  price_letters: PriceAlerts;
};
