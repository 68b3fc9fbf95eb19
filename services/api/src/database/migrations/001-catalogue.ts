/** What the shop shows: catalogue, home page, content, places and ways to ship and pay. */
export const statements = [
  `create table categories (
    id integer primary key, slug text not null unique, parent_id integer references categories,
    name jsonb not null, description jsonb not null, picture jsonb not null, position integer not null)`,
  `create table brands (
    id integer primary key, slug text not null unique, name jsonb not null, description jsonb not null,
    logo jsonb not null, position integer not null)`,
  `create table tags (id integer primary key, name jsonb not null)`,
  `create table products (
    id integer primary key, slug text not null unique, sku text not null unique,
    name jsonb not null, excerpt jsonb not null, description jsonb not null, specifications jsonb not null,
    price_minor bigint not null check (price_minor > 0),
    old_price_minor bigint check (old_price_minor > price_minor),
    stock integer not null check (stock >= 0),
    min_quantity integer not null check (min_quantity >= 1),
    max_quantity integer check (max_quantity >= min_quantity),
    brand_id integer references brands, product_type text not null,
    pictures jsonb not null, video_id text, attributes jsonb not null,
    offer_start timestamptz, offer_end timestamptz, applied_discount_id integer,
    featured boolean not null, sell_count integer not null,
    star_counts jsonb not null, rating double precision not null, reviews_count integer not null,
    search_text text not null, created_at timestamptz not null)`,
  'create index products_price on products (price_minor, id)',
  'create index products_brand on products (brand_id)',
  `create table product_categories (
    product_id integer not null references products, category_id integer not null references categories,
    position integer not null, primary key (product_id, category_id))`,
  'create index product_categories_category on product_categories (category_id, product_id)',
  `create table product_tags (
    product_id integer not null references products, tag_id integer not null references tags,
    position integer not null, primary key (product_id, tag_id))`,
  `create table variations (
    id integer primary key, product_id integer not null references products, sku text not null unique,
    name jsonb not null, price_minor bigint check (price_minor > 0), old_price_minor bigint,
    stock integer not null check (stock >= 0), picture jsonb, attributes jsonb not null, position integer not null)`,
  'create index variations_product on variations (product_id, position)',
  `create table reviews (
    id integer generated always as identity primary key, product_id integer not null references products,
    name text not null, rating double precision not null check (rating between 0.5 and 5), text text not null,
    lang text not null, created_at timestamptz not null)`,
  'create index reviews_product on reviews (product_id, created_at desc)',
  `create table collections (
    id integer primary key, slug text not null unique, title jsonb not null, link text not null, position integer not null)`,
  `create table collection_products (
    collection_id integer not null references collections, product_id integer not null references products,
    position integer not null, primary key (collection_id, product_id))`,
  `create table sliders (
    id integer primary key, position integer not null, title jsonb not null, sub_title jsonb not null, text jsonb not null,
    button jsonb not null, link text not null, picture jsonb not null, created_at timestamptz not null)`,
  `create table banners (
    id integer primary key, position integer not null, title jsonb not null, sub_title jsonb not null, text jsonb not null,
    button jsonb not null, link text not null, picture jsonb not null)`,
  `create table pages (
    id integer primary key, slug text not null unique, title jsonb not null, content jsonb not null,
    summary jsonb not null, position integer not null)`,
  `create table posts (
    id integer primary key, slug text not null unique, title jsonb not null, excerpt jsonb not null, content jsonb not null,
    category jsonb not null, author jsonb not null, tags jsonb not null, picture jsonb not null, media jsonb,
    published_at timestamptz not null)`,
  `create table adverts (
    id integer primary key, priority integer not null, title jsonb not null, content jsonb not null,
    picture jsonb not null, link text not null, active boolean not null)`,
  `create table coupons (
    id integer primary key, code text not null unique, title jsonb not null,
    discount_percent double precision not null check (discount_percent > 0 and discount_percent <= 100),
    minimum_minor bigint not null, product_type text, starts_at timestamptz not null, ends_at timestamptz not null,
    use_limit integer, uses integer not null default 0, picture jsonb not null,
    check (use_limit is null or uses <= use_limit))`,
  `create table currencies (
    id integer primary key, code text not null unique, name jsonb not null, symbol jsonb not null,
    rate numeric(18, 6) not null check (rate > 0), active boolean not null, is_default boolean not null)`,
  `create table countries (
    id integer primary key, name jsonb not null, code text not null unique, phone_code text not null, position integer not null)`,
  `create table cities (
    id integer primary key, country_id integer not null references countries, parent_id integer references cities,
    name jsonb not null, position integer not null)`,
  `create table shipping_methods (
    id integer primary key, code text not null unique, name jsonb not null, description jsonb not null,
    price_minor bigint not null check (price_minor >= 0), free_from_minor bigint,
    min_days integer not null, max_days integer not null, position integer not null)`,
  `create table payment_methods (
    id integer primary key, code text not null unique, name jsonb not null, description jsonb not null,
    has_installments boolean not null, active boolean not null, position integer not null)`,
  `create table installment_packages (
    id integer primary key, name jsonb not null, months integer not null check (months > 0),
    fees_percent double precision not null, min_minor bigint not null)`,
  'create table settings (key text primary key, value text not null)',
];
