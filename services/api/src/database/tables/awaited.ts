import type { Time, WithDefault } from '../columns.ts';

type Lang = 'en' | 'ar';

type StockRequests = {
  /** What the links of its letters name it by. */
  key: string;
  email: string;
  /** Stands for the address in the way out of each letter, also after the request is gone. */
  address_key: string;
  lang: Lang;
  product_id: number;
  variation_id: number | null;
  /** Who was signed in; null for a guest. */
  user_id: string | null;
  created_at: Time;
  confirmed_at: Time | null;
  /** The letter that uses it up, while it is under way. */
  letter_id: WithDefault<string | null>;
};

type PriceLetters = {
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
  price_letters: PriceLetters;
};
