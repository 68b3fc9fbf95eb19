-- The first form of this shop's database, as the first release of the API made it (November 2026), on PostgreSQL and on the
-- embedded database. Never edited: it is what a shop may still have that was not updated since. What is in it is in data.sql.

create table schema_migrations (
    name text primary key, applied_at timestamptz not null default now());
insert into schema_migrations (name) values ('001-catalogue'), ('002-commerce');

create table categories (
    id integer primary key, slug text not null unique, parent_id integer references categories,
    name jsonb not null, description jsonb not null, picture jsonb not null, position integer not null);
create table brands (
    id integer primary key, slug text not null unique, name jsonb not null, description jsonb not null,
    logo jsonb not null, position integer not null);
create table tags (id integer primary key, name jsonb not null);
create table products (
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
    search_text text not null, created_at timestamptz not null);
create index products_price on products (price_minor, id);
create index products_brand on products (brand_id);
create table product_categories (
    product_id integer not null references products, category_id integer not null references categories,
    position integer not null, primary key (product_id, category_id));
create index product_categories_category on product_categories (category_id, product_id);
create table product_tags (
    product_id integer not null references products, tag_id integer not null references tags,
    position integer not null, primary key (product_id, tag_id));
create table variations (
    id integer primary key, product_id integer not null references products, sku text not null unique,
    name jsonb not null, price_minor bigint check (price_minor > 0), old_price_minor bigint,
    stock integer not null check (stock >= 0), picture jsonb, attributes jsonb not null, position integer not null);
create index variations_product on variations (product_id, position);
create table reviews (
    id integer generated always as identity primary key, product_id integer not null references products,
    name text not null, rating double precision not null check (rating between 0.5 and 5), text text not null,
    lang text not null, created_at timestamptz not null);
create index reviews_product on reviews (product_id, created_at desc);
create table collections (
    id integer primary key, slug text not null unique, title jsonb not null, link text not null, position integer not null);
create table collection_products (
    collection_id integer not null references collections, product_id integer not null references products,
    position integer not null, primary key (collection_id, product_id));
create table sliders (
    id integer primary key, position integer not null, title jsonb not null, sub_title jsonb not null, text jsonb not null,
    button jsonb not null, link text not null, picture jsonb not null, created_at timestamptz not null);
create table banners (
    id integer primary key, position integer not null, title jsonb not null, sub_title jsonb not null, text jsonb not null,
    button jsonb not null, link text not null, picture jsonb not null);
create table pages (
    id integer primary key, slug text not null unique, title jsonb not null, content jsonb not null,
    summary jsonb not null, position integer not null);
create table posts (
    id integer primary key, slug text not null unique, title jsonb not null, excerpt jsonb not null, content jsonb not null,
    category jsonb not null, author jsonb not null, tags jsonb not null, picture jsonb not null, media jsonb,
    published_at timestamptz not null);
create table adverts (
    id integer primary key, priority integer not null, title jsonb not null, content jsonb not null,
    picture jsonb not null, link text not null, active boolean not null);
create table coupons (
    id integer primary key, code text not null unique, title jsonb not null,
    discount_percent double precision not null check (discount_percent > 0 and discount_percent <= 100),
    minimum_minor bigint not null, product_type text, starts_at timestamptz not null, ends_at timestamptz not null,
    use_limit integer, uses integer not null default 0, picture jsonb not null,
    check (use_limit is null or uses <= use_limit));
create table currencies (
    id integer primary key, code text not null unique, name jsonb not null, symbol jsonb not null,
    rate numeric(18, 6) not null check (rate > 0), active boolean not null, is_default boolean not null);
create table countries (
    id integer primary key, name jsonb not null, code text not null unique, phone_code text not null, position integer not null);
create table cities (
    id integer primary key, country_id integer not null references countries, parent_id integer references cities,
    name jsonb not null, position integer not null);
create table shipping_methods (
    id integer primary key, code text not null unique, name jsonb not null, description jsonb not null,
    price_minor bigint not null check (price_minor >= 0), free_from_minor bigint,
    min_days integer not null, max_days integer not null, position integer not null);
create table payment_methods (
    id integer primary key, code text not null unique, name jsonb not null, description jsonb not null,
    has_installments boolean not null, active boolean not null, position integer not null);
create table installment_packages (
    id integer primary key, name jsonb not null, months integer not null check (months > 0),
    fees_percent double precision not null, min_minor bigint not null);
create table settings (key text primary key, value text not null);
create table users (
    id text primary key, first_name text not null, last_name text not null, email text not null unique,
    phone text not null, password_hash text not null, cart_id text, avatar jsonb, created_at timestamptz not null);
create table tokens (
    token_hash text primary key, user_id text not null references users on delete cascade,
    created_at timestamptz not null, expires_at timestamptz not null);
create index tokens_user on tokens (user_id);
create table favorites (
    id integer generated always as identity primary key, user_id text not null references users on delete cascade,
    product_id integer not null references products, created_at timestamptz not null, unique (user_id, product_id));
create table addresses (
    id text primary key, user_id text not null references users on delete cascade,
    country_id integer not null references countries, city_id integer not null references cities,
    town text not null, address text not null, phone text not null, postal_code text not null,
    type integer not null check (type in (1, 2, 3)), is_default boolean not null, created_at timestamptz not null);
create index addresses_user on addresses (user_id);
create table carts (
    id text primary key, user_id text references users on delete set null,
    created_at timestamptz not null, updated_at timestamptz not null, closed_at timestamptz);
create table cart_items (
    id integer generated always as identity primary key, cart_id text not null references carts on delete cascade,
    product_id integer not null references products, variation_id integer references variations,
    quantity integer not null check (quantity > 0), unique nulls not distinct (cart_id, product_id, variation_id));
create sequence order_numbers start 100241;
create table orders (
    id text primary key, number text not null unique default 'DN-' || nextval('order_numbers'),
    user_id text references users on delete set null, cart_id text not null unique references carts,
    status text not null, payment_status text not null, currency text not null,
    sub_total_minor bigint not null, discount_minor bigint not null, shipping_minor bigint not null,
    fees_minor bigint not null, total_minor bigint not null, promo_code text,
    contact jsonb not null, address jsonb not null, shipping_method jsonb not null, payment_method jsonb not null,
    installment jsonb, notes text not null, created_at timestamptz not null,
    check (sub_total_minor - discount_minor + shipping_minor + fees_minor = total_minor));
create index orders_user on orders (user_id, created_at desc);
create table order_items (
    id integer generated always as identity primary key, order_id text not null references orders on delete cascade,
    product_id integer not null references products, variation_id integer references variations,
    name jsonb not null, slug text not null, sku text not null, options jsonb not null, picture jsonb,
    quantity integer not null check (quantity > 0), unit_minor bigint not null, line_minor bigint not null);
create index order_items_order on order_items (order_id);
create table order_history (
    id integer generated always as identity primary key, order_id text not null references orders on delete cascade,
    status text not null, at timestamptz not null);
create index order_history_order on order_history (order_id);
create table idempotency (
    scope text not null, key text not null, body_hash text not null, status integer, body jsonb,
    created_at timestamptz not null, primary key (scope, key));
create table newsletter_subscribers (
    email text primary key, name text not null, created_at timestamptz not null);
create table contact_messages (
    id integer generated always as identity primary key, name text not null, email text not null, phone text not null,
    subject text not null, message text not null, created_at timestamptz not null);
