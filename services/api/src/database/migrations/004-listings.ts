/**
 * What lists and searches read: one narrow row for each product, kept by the database itself, so that no list ever
 * reads the wide rows of `products` (docs/decisions/search.md).
 */
export const statements = [
  // Sales to two digits: an order moves a bestseller's row rarely, and the order of lists hardly at all.
  `create function popularity_of(sold integer) returns integer language sql immutable as $$
    select case when sold < 100 then sold else round(sold::numeric, 1 - floor(log(sold::numeric))::integer)::integer end $$`,
  // A cell is everything by which products are counted. There are as many as combinations in use, not as products.
  `create table listing_cells (
    id integer generated always as identity primary key, category_ids integer[] not null,
    brand_id integer not null, product_type text not null, on_sale boolean not null, in_stock boolean not null,
    unique (category_ids, brand_id, product_type, on_sale, in_stock))`,
  // Changes are only added: two orders that move products between the same cells never wait for each other.
  'create table listing_counts (cell_id integer not null references listing_cells, change integer not null)',
  `create table listings (
    product_id integer not null references products on delete cascade, cell_id integer not null references listing_cells,
    price_minor bigint not null, in_stock boolean not null, popularity integer not null, applied_discount_id integer,
    rating double precision not null, reviews_count integer not null, tag_ids integer[] not null, document tsvector not null default '',
    primary key (product_id) include (cell_id, price_minor))`,
  `create index listings_default on listings (in_stock desc, popularity desc, product_id)
    include (cell_id, price_minor)`,
  'create index listings_price on listings (price_minor, product_id) include (cell_id)',
  `create index listings_reduced on listings (applied_discount_id desc nulls last, product_id)
    include (cell_id, price_minor)`,
  `create index listings_rating on listings (rating, reviews_count, product_id)
    include (cell_id, price_minor)`,
  'create index listings_cell on listings (cell_id, price_minor)',
  'create index listings_tags on listings using gin (tag_ids)',
  // Without a list of pending entries, which every search would have to read through.
  'create index listings_document on listings using gin (document) with (fastupdate = off)',
  // A search always goes by the index: estimates for words would only cost time to plan.
  'alter table listings alter column document set statistics 0',
  // Every word of every document, and each of them with one letter left out: the way from a typing mistake to a word.
  'create table search_words (word text collate "C" primary key)',
  `create table search_typos (
    variant text collate "C" not null, word text collate "C" not null, primary key (variant, word))`,

  `create view listing_facts as select
    p.id as product_id, coalesce(p.brand_id, 0) as brand_id, p.product_type, p.price_minor, p.applied_discount_id,
    p.rating, p.reviews_count,
    p.old_price_minor is not null as on_sale, p.stock > 0 as in_stock, popularity_of(p.sell_count) as popularity,
    coalesce((select array_agg(c.category_id order by c.category_id) from product_categories c
      where c.product_id = p.id), '{}') as category_ids,
    coalesce((select array_agg(t.tag_id order by t.tag_id) from product_tags t
      where t.product_id = p.id), '{}') as tag_ids
    from products p`,
  // All four cells of stock and sale are made together, so that an order never has to make one.
  `create function refresh_listings(changed integer[]) returns void language plpgsql as $$
    begin
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
  `create function products_changed() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then perform refresh_listings(array(select id from added));
      else perform refresh_listings(array[new.id]); end if;
      return null;
    end $$`,
  `create trigger products_added after insert on products referencing new table as added
    for each statement execute function products_changed()`,
  `create trigger products_changed after update on products for each row when (
      (old.stock > 0) is distinct from (new.stock > 0)
      or popularity_of(old.sell_count) is distinct from popularity_of(new.sell_count)
      or (old.price_minor, old.old_price_minor, old.brand_id, old.product_type, old.applied_discount_id, old.rating,
          old.reviews_count)
        is distinct from (new.price_minor, new.old_price_minor, new.brand_id, new.product_type,
          new.applied_discount_id, new.rating, new.reviews_count))
    execute function products_changed()`,
  `create function product_links_changed() returns trigger language plpgsql as $$
    begin perform refresh_listings(array(select distinct product_id from changed)); return null; end $$`,
  ...['product_categories', 'product_tags'].flatMap((table) => [
    `create trigger ${table}_added after insert on ${table} referencing new table as changed
      for each statement execute function product_links_changed()`,
    `create trigger ${table}_removed after delete on ${table} referencing old table as changed
      for each statement execute function product_links_changed()`,
    `create trigger ${table}_changed after update on ${table} referencing new table as changed
      for each statement execute function product_links_changed()`,
  ]),

  `create function listings_counted() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into listing_counts select cell_id, count(*) from added group by cell_id;
      elsif tg_op = 'DELETE' then
        insert into listing_counts select cell_id, -count(*) from removed group by cell_id;
      else
        insert into listing_counts select cell_id, sum(change) from
          (select cell_id, 1 as change from added union all select cell_id, -1 from removed) moves
          group by cell_id having sum(change) <> 0;
      end if;
      return null;
    end $$`,
  `create trigger listings_added after insert on listings referencing new table as added
    for each statement execute function listings_counted()`,
  `create trigger listings_moved after update on listings referencing new table as added old table as removed
    for each statement execute function listings_counted()`,
  `create trigger listings_removed after delete on listings referencing old table as removed
    for each statement execute function listings_counted()`,
  // One row for each cell again. What others add meanwhile stays beside it and is part of the sum.
  `create function fold_listing_counts() returns void language sql as $$
    with gone as (delete from listing_counts returning cell_id, change)
    insert into listing_counts select cell_id, sum(change) from gone group by cell_id having sum(change) <> 0 $$`,
  'select refresh_listings(array(select id from products))',
];
