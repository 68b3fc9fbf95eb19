/**
 * When an account that its shopper deleted is gone, and which orders stand without the person who placed them. A review keeps
 * whether its writer had bought the product, which nobody can look up afterwards.
 */
export const statements = [
  'alter table users add column deletes_at timestamptz',
  'create index users_leaving on users (deletes_at) where deletes_at is not null',
  'alter table orders add column person_gone_at timestamptz',
  'alter table reviews add column was_bought boolean not null default false',
];
