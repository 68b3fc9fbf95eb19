import type { GeneratedAlways } from 'kysely';
import type { Json, StoredAddress, StoredPicture, Time, WithDefault } from '../stored.ts';

type PasswordResets = {
  token_hash: string;
  user_id: string;
  created_at: Time;
  expires_at: Time;
  used_at: Time | null;
  /** The e-mail that the account gets back with the new password; null for an ordinary link. */
  restore_email: string | null;
  /** The e-mail that an ordinary link went to; null for links from before this was kept. */
  mailed_to: WithDefault<string | null>;
};

/** Links that prove an e-mail. */
type EmailConfirmations = {
  token_hash: string;
  user_id: string;
  email: string;
  created_at: Time;
  expires_at: Time;
  used_at: WithDefault<Date | null>;
};

type Users = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  /** When a link that was mailed to `email` was followed. */
  email_verified_at: WithDefault<Date | null>;
  phone: string;
  password_hash: string;
  cart_id: string | null;
  avatar: Json<StoredPicture | null> | null;
  created_at: Time;
  /** When it is gone, once its shopper deleted it; until then signing in takes that back. */
  deletes_at: WithDefault<Date | null>;
};

type Tokens = { token_hash: string; user_id: string; created_at: Time; expires_at: Time };

type Addresses = Omit<StoredAddress, 'area'> & {
  area: WithDefault<string>;
  id: string;
  user_id: string;
  is_default: boolean;
  created_at: Time;
};

type Uploads = {
  /** Known to its shopper; names the upload in calls. */
  id: string;
  /** Part of the picture's address. */
  key: string;
  user_id: string;
  content_type: string;
  bytes: Uint8Array;
  created_at: Time;
};

/** Accounts and what belongs to them. */
export type ShopperTables = {
  users: Users;
  tokens: Tokens;
  known_devices: { device_hash: string; user_id: string; seen_at: Time };
  password_resets: PasswordResets;
  email_confirmations: EmailConfirmations;
  uploads: Uploads;
  favorites: {
    id: GeneratedAlways<number>;
    /** What calls name it by. */
    key: WithDefault<string>;
    user_id: string;
    product_id: number;
    created_at: Time;
    /** What it cost when it came to the list, in the currency that the shopper saw. */
    seen_currency: WithDefault<string | null>;
    seen_minor: WithDefault<number | null>;
    /** The lowest price that was written about, in the same. */
    told_minor: WithDefault<number | null>;
  };
  addresses: Addresses;
};
