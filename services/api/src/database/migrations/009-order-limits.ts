/** What bounds orders by shopper: uses of a coupon for each account, and where an order came from (a hash, for a day). */
export const statements = [
  `alter table coupons add column use_limit_per_account integer check (use_limit_per_account > 0)`,
  'alter table orders add column placed_from text',
  'create index orders_placed_from on orders (placed_from, created_at) where placed_from is not null',
];
