/**
 * What happens to an order after it was placed: who took each step, how it travels, what was paid back, what was sent
 * back, and the tokens of those who may do so.
 */
export const statements = [
  `alter table orders add column courier text, add column tracking_number text, add column tracking_url text`,
  // The name of the token, or "shopper"; null for what the shop did by itself, and for steps before this migration.
  `alter table order_history add column actor text`,
  `create index orders_newest on orders (created_at desc, id)`,
  `create table refunds (
    id text primary key, order_id text not null references orders on delete cascade,
    payment_id text references payments on delete set null, amount_minor bigint not null check (amount_minor > 0),
    currency text not null, means text not null check (means in ('provider', 'by_hand')),
    actor text not null, created_at timestamptz not null)`,
  'create index refunds_order on refunds (order_id)',
  `create table order_returns (
    id text primary key, order_id text not null references orders on delete cascade,
    status text not null check (status in ('requested', 'accepted', 'declined', 'received')),
    reason text not null, note text not null default '', answer text not null default '',
    refund_minor bigint not null default 0, created_at timestamptz not null,
    decided_at timestamptz, received_at timestamptz, actor text)`,
  'create index order_returns_order on order_returns (order_id, created_at)',
  `create index order_returns_open on order_returns (order_id) where status in ('requested', 'accepted')`,
  `create table order_return_items (
    return_id text not null references order_returns on delete cascade,
    order_item_id integer not null references order_items on delete cascade,
    quantity integer not null check (quantity > 0), primary key (return_id, order_item_id))`,
  `create table staff_tokens (
    id text primary key, name text not null, scopes text[] not null, secret_hash text not null,
    created_at timestamptz not null, expires_at timestamptz not null, revoked_at timestamptz)`,
];
