/**
 * Who waits for a product, and for a lower price of what is on their list. Requests name products without referring to
 * them: a catalogue that is loaded again keeps its ids, and nobody who waits is forgotten with the rows of the old one.
 */
export const statements = [
  `create table stock_requests (
    key text primary key, email text not null, address_key text not null,
    lang text not null check (lang in ('en', 'ar')), product_id integer not null, variation_id integer,
    user_id text references users on delete cascade, created_at timestamptz not null, confirmed_at timestamptz,
    letter_id text, unique nulls not distinct (email, product_id, variation_id))`,
  `create index stock_requests_waiting on stock_requests (product_id, variation_id, confirmed_at)
    where confirmed_at is not null and letter_id is null`,
  'create index stock_requests_addresses on stock_requests (address_key)',
  'create index stock_requests_letters on stock_requests (letter_id) where letter_id is not null',
  // What was written about a product, or to a shopper, lately.
  `create index letters_about_items on letters ((facts->>'item'), created_at)
    where kind in ('back_in_stock', 'price_drop')`,
  // An address is confirmed for the account that had it then; one that changes it has to confirm the new one.
  `create table letter_addresses (
    user_id text primary key references users on delete cascade, email text not null, confirmed_at timestamptz not null)`,
  `create table price_letters (
    user_id text primary key references users on delete cascade, key text not null unique,
    lang text not null check (lang in ('en', 'ar')), currency text not null,
    consented_at timestamptz not null, asked_at timestamptz)`,
  // Null where an older release beside this one put it there: it is noted before prices are compared.
  `alter table favorites add column seen_currency text, add column seen_minor bigint, add column told_minor bigint`,
];
