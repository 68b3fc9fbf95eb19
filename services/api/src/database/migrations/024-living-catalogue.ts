/** Tables of which rows stay when the catalogue no longer has them: orders, carts, addresses and comments refer to them. */
const withdrawn = ['products', 'variations', 'posts', 'cities'];

/** What pages show of places, and what was not counted among it before. */
const shown = ['shipping_methods', 'country_shipping', 'country_payments', 'holidays'];

/**
 * A catalogue that is updated while people buy: what its folder said last, by which an update knows what the folder says anew,
 * and what is no longer sold. That is on no list: it has no row in `listings`.
 */
export const statements = [
  `create table catalogue_entries (
    kind text not null, key text not null, entry jsonb not null, loaded_at timestamptz not null,
    withdrawn_at timestamptz, primary key (kind, key))`,
  ...withdrawn.map((table) => `alter table ${table} add column withdrawn_at timestamptz`),
  // What the shop's people took out by hand: it stays out when the catalogue is updated.
  'alter table products add column hidden_at timestamptz',
  `create table goods_changes (
    id bigint generated always as identity primary key, product_id integer not null, sku text not null,
    at timestamptz not null, actor text not null, change jsonb not null)`,
  'create index goods_changes_of on goods_changes (product_id, id desc)',
  'alter table shipping_methods add column is_pickup boolean not null default false',
  `create or replace view listing_facts as select
    p.id as product_id, coalesce(p.brand_id, 0) as brand_id, p.product_type, p.price_minor, p.applied_discount_id,
    p.rating, p.reviews_count,
    p.old_price_minor is not null as on_sale, p.stock > 0 as in_stock, popularity_of(p.sell_count) as popularity,
    coalesce((select array_agg(c.category_id order by c.category_id) from product_categories c
      where c.product_id = p.id), '{}') as category_ids,
    coalesce((select array_agg(t.tag_id order by t.tag_id) from product_tags t
      where t.product_id = p.id), '{}') as tag_ids
    from products p where p.withdrawn_at is null`,
  `create or replace function refresh_listings(changed integer[]) returns void language plpgsql as $$
    begin
      delete from listings l using products p
        where l.product_id = any(changed) and p.id = l.product_id and p.withdrawn_at is not null;
      insert into listing_cells (category_ids, brand_id, product_type, on_sale, in_stock)
        select distinct f.category_ids, f.brand_id, f.product_type, sale.flag, stock.flag
        from listing_facts f, (values (true), (false)) as sale(flag), (values (true), (false)) as stock(flag)
        where f.product_id = any(changed) and not exists (select from listing_cells c
          where c.category_ids = f.category_ids and c.brand_id = f.brand_id and c.product_type = f.product_type)
        on conflict do nothing;
      insert into listings
          (product_id, cell_id, price_minor, in_stock, popularity, applied_discount_id, rating, reviews_count, tag_ids)
        select f.product_id, c.id, f.price_minor, f.in_stock, f.popularity, f.applied_discount_id,
          f.rating, f.reviews_count, f.tag_ids
        from listing_facts f join listing_cells c
          using (category_ids, brand_id, product_type, on_sale, in_stock)
        where f.product_id = any(changed)
        order by f.product_id
        on conflict (product_id) do update set
          (cell_id, price_minor, in_stock, popularity, applied_discount_id, rating, reviews_count, tag_ids) =
          (excluded.cell_id, excluded.price_minor, excluded.in_stock, excluded.popularity,
           excluded.applied_discount_id, excluded.rating, excluded.reviews_count, excluded.tag_ids);
    end $$`,
  // Beside the trigger of before, which does not know the column.
  `create trigger products_withdrawn after update on products for each row
    when ((old.withdrawn_at is null) is distinct from (new.withdrawn_at is null))
    execute function products_changed()`,
  ...shown.map(
    (table) => `create trigger ${table}_noted after insert or update or delete or truncate on ${table}
      for each statement execute function note_catalogue_change()`,
  ),
];
