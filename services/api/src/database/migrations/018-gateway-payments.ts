/**
 * Payments that a gateway takes: its own numbers for each, when it was last asked, and money that came too late. Refunds that
 * go out through it, until it confirms them; an older release beside this one writes them down as it always did, and this
 * one sends them.
 */
export const statements = [
  `alter table payments add column gateway text, add column charge_id text, add column page text,
    add column track_id text, add column asked_at timestamptz, add column late_paid_at timestamptz`,
  // A charge is known by its own number; that of the bank behind a gateway is not for the shop to judge.
  'alter table payments drop constraint payments_transaction_id_key',
  'create unique index payments_charge on payments (gateway, charge_id) where charge_id is not null',
  `alter table refunds add column state text not null default 'waiting'
      check (state in ('waiting', 'sent', 'done', 'failed')),
    add column is_late boolean not null default false, add column gateway_refund_id text,
    add column attempts integer not null default 0, add column due_at timestamptz not null default now(),
    add column confirmed_at timestamptz`,
  `update refunds set state = 'done'`,
  `create index refunds_due on refunds (due_at) where state in ('waiting', 'sent')`,
];
