import type { PaymentStatus } from '@dana/contracts/api/order';
import type { GeneratedAlways } from 'kysely';
import type {
  Json,
  Localised,
  StoredAddress,
  StoredContact,
  StoredPicture,
  Time,
  WithDefault,
} from '../stored.ts';

type Carts = {
  id: string;
  user_id: string | null;
  /** The code of the coupon that was given to it; it may have ended since. */
  promo_code: WithDefault<string | null>;
  created_at: Time;
  updated_at: Time;
  closed_at: Time | null;
};

type CartItems = {
  id: GeneratedAlways<number>;
  cart_id: string;
  product_id: number;
  variation_id: number | null;
  quantity: number;
  /** What one unit cost when it was put in, in fils; null of lines from before this was kept. */
  seen_minor: WithDefault<number | null>;
};

type Orders = {
  id: string;
  number: WithDefault<string>;
  user_id: string | null;
  cart_id: string;
  status: string;
  payment_status: PaymentStatus;
  currency: string;
  sub_total_minor: number;
  discount_minor: number;
  shipping_minor: number;
  fees_minor: number;
  total_minor: number;
  promo_code: string | null;
  contact: Json<StoredContact>;
  /** JSON's null where it is collected at the shop. */
  address: Json<StoredAddress | null>;
  /** `delivery` is what was promised; orders of before know the days alone. */
  shipping_method: Json<{
    name: Localised;
    days: [number, number];
    delivery?: { from: string; to: string };
    pickup?: boolean;
  }>;
  payment_method: Json<{ name: Localised; code: string }>;
  installment: Json<{ id: number; months: number; monthly_minor: number; last_minor: number } | null> | null;
  notes: string;
  /** The language it was placed in, of its emails. */
  lang: WithDefault<'en' | 'ar'>;
  created_at: Time;
  /** A hash of the address it came from, for a day; of one to be paid on delivery until it is confirmed. */
  placed_from: WithDefault<string | null>;
  /** The cart that got the items back when nothing was paid. */
  restored_cart: string | null;
  courier: WithDefault<string | null>;
  tracking_number: WithDefault<string | null>;
  tracking_url: WithDefault<string | null>;
  /** Until when a mailed link confirms it; null for one that needs no confirmation. */
  confirm_by: WithDefault<Date | null>;
  confirmed_at: WithDefault<Date | null>;
  /** Since when it stands without the person who placed it: their account was deleted. */
  person_gone_at: WithDefault<Date | null>;
};

type Payments = {
  id: string;
  order_id: string;
  provider: string;
  status: 'pending' | 'paid' | 'declined' | 'cancelled' | 'expired';
  amount_minor: number;
  currency: string;
  reference: WithDefault<string>;
  transaction_id: string | null;
  created_at: Time;
  expires_at: Time;
  settled_at: Time | null;
  /** Which gateway takes it, its number there, and its page; null until somebody came to pay. */
  gateway: WithDefault<string | null>;
  charge_id: WithDefault<string | null>;
  page: WithDefault<string | null>;
  track_id: WithDefault<string | null>;
  /** When the gateway was last asked. */
  asked_at: WithDefault<Date | null>;
  /** When money came for it after it had ended: that goes back. */
  late_paid_at: WithDefault<Date | null>;
};

type OrderItems = {
  id: GeneratedAlways<number>;
  order_id: string;
  product_id: number;
  variation_id: number | null;
  name: Json<Localised>;
  slug: string;
  sku: string;
  options: Json<{ name: Localised; value: Localised }[]>;
  picture: Json<StoredPicture | null> | null;
  quantity: number;
  unit_minor: number;
  line_minor: number;
};

/** Carts, and what became of them. */
export type OrderTables = {
  carts: Carts;
  cart_items: CartItems;
  orders: Orders;
  order_items: OrderItems;
  order_history: {
    id: GeneratedAlways<number>;
    order_id: string;
    status: string;
    at: Time;
    /** The name of a staff token, or "shopper"; null for what the shop did by itself. */
    actor: WithDefault<string | null>;
  };
  payments: Payments;
  /** Links that confirm an order. */
  order_confirmations: { token_hash: string; order_id: string; created_at: Time };
};
