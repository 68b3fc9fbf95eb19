/** What shoppers leave behind: accounts, carts, orders, messages. */
export const statements = [
  `create table users (
    id text primary key, first_name text not null, last_name text not null, email text not null unique,
    phone text not null, password_hash text not null, cart_id text, avatar jsonb, created_at timestamptz not null)`,
  `create table tokens (
    token_hash text primary key, user_id text not null references users on delete cascade,
    created_at timestamptz not null, expires_at timestamptz not null)`,
  'create index tokens_user on tokens (user_id)',
  `create table favorites (
    id integer generated always as identity primary key, user_id text not null references users on delete cascade,
    product_id integer not null references products, created_at timestamptz not null, unique (user_id, product_id))`,
  `create table addresses (
    id text primary key, user_id text not null references users on delete cascade,
    country_id integer not null references countries, city_id integer not null references cities,
    town text not null, address text not null, phone text not null, postal_code text not null,
    type integer not null check (type in (1, 2, 3)), is_default boolean not null, created_at timestamptz not null)`,
  'create index addresses_user on addresses (user_id)',
  `create table carts (
    id text primary key, user_id text references users on delete set null,
    created_at timestamptz not null, updated_at timestamptz not null, closed_at timestamptz)`,
  `create table cart_items (
    id integer generated always as identity primary key, cart_id text not null references carts on delete cascade,
    product_id integer not null references products, variation_id integer references variations,
    quantity integer not null check (quantity > 0), unique nulls not distinct (cart_id, product_id, variation_id))`,
  'create sequence order_numbers start 100241',
  // One cart becomes one order, whatever races: the unique cart is the last guard.
  `create table orders (
    id text primary key, number text not null unique default 'DN-' || nextval('order_numbers'),
    user_id text references users on delete set null, cart_id text not null unique references carts,
    status text not null, payment_status text not null, currency text not null,
    sub_total_minor bigint not null, discount_minor bigint not null, shipping_minor bigint not null,
    fees_minor bigint not null, total_minor bigint not null, promo_code text,
    contact jsonb not null, address jsonb not null, shipping_method jsonb not null, payment_method jsonb not null,
    installment jsonb, notes text not null, created_at timestamptz not null,
    check (sub_total_minor - discount_minor + shipping_minor + fees_minor = total_minor))`,
  'create index orders_user on orders (user_id, created_at desc)',
  `create table order_items (
    id integer generated always as identity primary key, order_id text not null references orders on delete cascade,
    product_id integer not null references products, variation_id integer references variations,
    name jsonb not null, slug text not null, sku text not null, options jsonb not null, picture jsonb,
    quantity integer not null check (quantity > 0), unit_minor bigint not null, line_minor bigint not null)`,
  'create index order_items_order on order_items (order_id)',
  `create table order_history (
    id integer generated always as identity primary key, order_id text not null references orders on delete cascade,
    status text not null, at timestamptz not null)`,
  'create index order_history_order on order_history (order_id)',
  // json and not jsonb: a repeat must read the first answer to the letter, and jsonb sorts its keys.
  `create table idempotency (
    scope text not null, key text not null, body_hash text not null, status integer, body json,
    created_at timestamptz not null, primary key (scope, key))`,
  `create table newsletter_subscribers (
    email text primary key, name text not null, created_at timestamptz not null)`,
  `create table contact_messages (
    id integer generated always as identity primary key, name text not null, email text not null, phone text not null,
    subject text not null, message text not null, created_at timestamptz not null)`,
];
