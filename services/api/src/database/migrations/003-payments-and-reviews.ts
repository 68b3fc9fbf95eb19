/** Payments on a provider's page, forgotten passwords, uploads, comments, reviews of shoppers, counted calls. */
export const statements = [
  `create table password_resets (
    token_hash text primary key, user_id text not null references users on delete cascade,
    created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz)`,
  'create index password_resets_user on password_resets (user_id)',
  `create table call_limits (key text primary key, calls integer not null, ends_at timestamptz not null)`,
  'create sequence payment_references start 700311',
  `create table payments (
    id text primary key, order_id text not null references orders on delete cascade, provider text not null,
    status text not null check (status in ('pending', 'paid', 'declined', 'cancelled', 'expired')),
    amount_minor bigint not null, currency text not null,
    reference text not null unique default 'DP-' || nextval('payment_references'), transaction_id text unique,
    created_at timestamptz not null, expires_at timestamptz not null, settled_at timestamptz,
    check ((status = 'pending') = (settled_at is null)))`,
  'create index payments_order on payments (order_id, created_at desc)',
  // Two open pages for one order could take its money twice.
  `create unique index payments_open on payments (order_id) where status in ('pending', 'paid')`,
  `create index payments_due on payments (expires_at) where status = 'pending'`,
  'alter table orders add column restored_cart text references carts',
  `create table uploads (
    id text primary key, key text not null unique, user_id text not null references users on delete cascade,
    content_type text not null, bytes bytea not null, created_at timestamptz not null)`,
  'create index uploads_user on uploads (user_id)',
  `create table comments (
    id integer generated always as identity primary key, post_id integer not null references posts on delete cascade,
    parent_id integer references comments on delete cascade, name text not null, email text not null,
    text text not null, lang text not null, approved boolean not null, created_at timestamptz not null)`,
  'create index comments_post on comments (post_id, created_at)',
  'alter table reviews add column user_id text references users on delete set null',
  'create unique index reviews_shopper on reviews (user_id, product_id)',
  'create index idempotency_age on idempotency (created_at)',
  // A shop that was filled before gets what a new one is filled with.
  `insert into payment_methods (id, code, name, description, has_installments, active, position)
    select 4, 'knet', '{"en": "KNET", "ar": "كي نت"}',
      '{"en": "Pay now with your bank card", "ar": "ادفع الآن ببطاقتك المصرفية"}', false, true, 0
    where exists (select from settings where key = 'seeded')
      and not exists (select from payment_methods where id = 4 or code = 'knet')`,
];
