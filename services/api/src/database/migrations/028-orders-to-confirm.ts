/**
 * Large orders that are paid on delivery: until when a mailed link confirms one, and when it was. Of the links the hashes are kept.
 * An older release beside this one leaves both empty, and ships such an order as it did.
 */
export const statements = [
  'alter table orders add column confirm_by timestamptz, add column confirmed_at timestamptz',
  'create index orders_to_confirm on orders (confirm_by) where confirm_by is not null and confirmed_at is null',
  `create table order_confirmations (
    token_hash text primary key, order_id text not null references orders on delete cascade,
    created_at timestamptz not null)`,
  'create index order_confirmations_order on order_confirmations (order_id)',
  // By which what one phone or e-mail holds is counted.
  `create index orders_of_phone on orders ((contact->>'phone'), created_at)`,
  `create index orders_of_email on orders ((contact->>'email'), created_at)`,
];
