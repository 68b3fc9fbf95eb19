// biome-ignore-all lint/style/noExcessiveLinesPerFile: a schema that lists every table is read as one.
import type { PaymentStatus } from '@dana/contracts/api/order';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** A text in one or both languages of the shop. */
export type Localised = { en?: string; ar?: string };
export type StoredPicture = { url: string; alt: Localised; color?: { name: Localised; code: string } };
export type StoredAttribute = {
  id: number;
  name: Localised;
  values: { id: number; name: Localised; code?: string }[];
};
export type StoredContact = { first_name: string; last_name: string; email: string; phone: string };
export type StoredAddress = {
  country_id: number;
  city_id: number;
  town: string;
  address: string;
  phone: string;
  postal_code: string;
  type: 1 | 2 | 3;
};

type Json<Value extends object | null> = JSONColumnType<Value, string | object, string | object>;
type Time = ColumnType<Date, Date | string, Date | string>;
type WithDefault<Value> = ColumnType<Value, Value | undefined, Value>;

type Categories = {
  id: number;
  slug: string;
  parent_id: number | null;
  name: Json<Localised>;
  description: Json<Localised>;
  picture: Json<StoredPicture>;
  position: number;
};

type Brands = {
  id: number;
  slug: string;
  name: Json<Localised>;
  description: Json<Localised>;
  logo: Json<StoredPicture>;
  position: number;
};

type Products = {
  id: number;
  slug: string;
  sku: string;
  name: Json<Localised>;
  excerpt: Json<Localised>;
  description: Json<Localised>;
  specifications: Json<{ key: Localised; value: Localised }[]>;
  price_minor: number;
  old_price_minor: number | null;
  /** Pieces that can be sold; for a product with variations the sum of theirs. */
  stock: number;
  min_quantity: number;
  max_quantity: number | null;
  brand_id: number | null;
  product_type: 'electronics' | 'fashion' | 'beauty' | 'jewelry';
  pictures: Json<StoredPicture[]>;
  video_id: string | null;
  attributes: Json<StoredAttribute[]>;
  offer_start: Time | null;
  offer_end: Time | null;
  applied_discount_id: number | null;
  featured: boolean;
  sell_count: number;
  /** How many reviews gave 5, 4, 3, 2, 1 stars. */
  star_counts: Json<number[]>;
  rating: number;
  reviews_count: number;
  /** Folded words of both languages, for searching. */
  search_text: string;
  created_at: Time;
};

type Variations = {
  id: number;
  product_id: number;
  sku: string;
  name: Json<Localised>;
  price_minor: number | null;
  old_price_minor: number | null;
  stock: number;
  picture: Json<StoredPicture | null> | null;
  attributes: Json<{ id: number; values: number[] }[]>;
  position: number;
};

type PasswordResets = {
  token_hash: string;
  user_id: string;
  created_at: Time;
  expires_at: Time;
  used_at: Time | null;
};

type Reviews = {
  id: GeneratedAlways<number>;
  product_id: number;
  name: string;
  rating: number;
  text: string;
  lang: 'en' | 'ar';
  /** Null for reviews of the sample shop. */
  user_id: string | null;
  created_at: Time;
};

/** A combination of everything by which products are counted (docs/decisions/014). */
type ListingCells = {
  id: GeneratedAlways<number>;
  /** In ascending order. */
  category_ids: number[];
  /** 0 for products without a brand. */
  brand_id: number;
  product_type: string;
  on_sale: boolean;
  in_stock: boolean;
};

/** What lists and searches read of a product; kept by triggers, except for the document. */
type Listings = {
  product_id: number;
  cell_id: number;
  price_minor: number;
  in_stock: boolean;
  popularity: number;
  applied_discount_id: number | null;
  rating: number;
  reviews_count: number;
  tag_ids: number[];
  document: string;
};

type Users = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  password_hash: string;
  cart_id: string | null;
  avatar: Json<StoredPicture | null> | null;
  created_at: Time;
};

type Tokens = { token_hash: string; user_id: string; created_at: Time; expires_at: Time };

type Carts = {
  id: string;
  user_id: string | null;
  created_at: Time;
  updated_at: Time;
  closed_at: Time | null;
};

type CartItems = {
  id: GeneratedAlways<number>;
  cart_id: string;
  product_id: number;
  variation_id: number | null;
  quantity: number;
};

type Addresses = StoredAddress & { id: string; user_id: string; is_default: boolean; created_at: Time };

type Orders = {
  id: string;
  number: WithDefault<string>;
  user_id: string | null;
  cart_id: string;
  status: string;
  payment_status: PaymentStatus;
  currency: string;
  sub_total_minor: number;
  discount_minor: number;
  shipping_minor: number;
  fees_minor: number;
  total_minor: number;
  promo_code: string | null;
  contact: Json<StoredContact>;
  address: Json<StoredAddress>;
  shipping_method: Json<{ name: Localised; days: [number, number] }>;
  payment_method: Json<{ name: Localised; code: string }>;
  installment: Json<{ id: number; months: number; monthly_minor: number; last_minor: number } | null> | null;
  notes: string;
  created_at: Time;
  /** The cart that got the items back when nothing was paid. */
  restored_cart: string | null;
};

type Payments = {
  id: string;
  order_id: string;
  provider: string;
  status: 'pending' | 'paid' | 'declined' | 'cancelled' | 'expired';
  amount_minor: number;
  currency: string;
  reference: WithDefault<string>;
  transaction_id: string | null;
  created_at: Time;
  expires_at: Time;
  settled_at: Time | null;
};

type Uploads = {
  /** Known to its shopper; names the upload in calls. */
  id: string;
  /** Part of the picture's address. */
  key: string;
  user_id: string;
  content_type: string;
  bytes: Uint8Array;
  created_at: Time;
};

type Comments = {
  id: GeneratedAlways<number>;
  post_id: number;
  parent_id: number | null;
  name: string;
  email: string;
  text: string;
  lang: 'en' | 'ar';
  approved: boolean;
  created_at: Time;
};

type OrderItems = {
  id: GeneratedAlways<number>;
  order_id: string;
  product_id: number;
  variation_id: number | null;
  name: Json<Localised>;
  slug: string;
  sku: string;
  options: Json<{ name: Localised; value: Localised }[]>;
  picture: Json<StoredPicture | null> | null;
  quantity: number;
  unit_minor: number;
  line_minor: number;
};

type Coupons = {
  id: number;
  code: string;
  title: Json<Localised>;
  discount_percent: number;
  minimum_minor: number;
  product_type: string | null;
  starts_at: Time;
  ends_at: Time;
  use_limit: number | null;
  uses: WithDefault<number>;
  picture: Json<StoredPicture>;
};

type Posts = {
  id: number;
  slug: string;
  title: Json<Localised>;
  excerpt: Json<Localised>;
  content: Json<Localised>;
  category: Json<Localised>;
  author: Json<Localised>;
  tags: Json<Localised[]>;
  picture: Json<StoredPicture>;
  media: Json<{ type: 'quote' | 'video'; value: Localised } | null> | null;
  published_at: Time;
};

/** The tables of the shop. Amounts are minor units of KWD, except in orders, which name their currency. */
export type Database = {
  categories: Categories;
  brands: Brands;
  tags: { id: number; name: Json<Localised> };
  products: Products;
  listing_cells: ListingCells;
  listings: Listings;
  product_categories: { product_id: number; category_id: number; position: number };
  product_tags: { product_id: number; tag_id: number; position: number };
  variations: Variations;
  reviews: Reviews;
  collections: {
    id: number;
    slug: string;
    title: Json<Localised>;
    link: string;
    position: number;
    theme: Generated<string>;
  };
  collection_products: { collection_id: number; product_id: number; position: number };
  sliders: HomePicture & { text: Json<Localised>; created_at: Time };
  banners: HomePicture & {
    text: Json<Localised>;
    placement: Generated<string>;
    spots: Json<StoredSpot[]>;
    ends_at: Time | null;
  };
  testimonials: {
    id: number;
    theme: string;
    position: number;
    name: Json<Localised>;
    place: Json<Localised>;
    text: Json<Localised>;
    rating: number;
  };
  pages: {
    id: number;
    slug: string;
    title: Json<Localised>;
    content: Json<Localised>;
    summary: Json<Localised>;
    position: number;
  };
  posts: Posts;
  comments: Comments;
  adverts: Adverts;
  coupons: Coupons;
  currencies: {
    id: number;
    code: string;
    name: Json<Localised>;
    symbol: Json<Localised>;
    rate: string;
    active: boolean;
    is_default: boolean;
  };
  countries: { id: number; name: Json<Localised>; code: string; phone_code: string; position: number };
  cities: {
    id: number;
    country_id: number;
    parent_id: number | null;
    name: Json<Localised>;
    position: number;
  };
  shipping_methods: ShippingMethods;
  payment_methods: {
    id: number;
    code: string;
    name: Json<Localised>;
    description: Json<Localised>;
    has_installments: boolean;
    active: boolean;
    position: number;
  };
  installment_packages: {
    id: number;
    name: Json<Localised>;
    months: number;
    fees_percent: number;
    min_minor: number;
  };
  users: Users;
  tokens: Tokens;
  password_resets: PasswordResets;
  uploads: Uploads;
  favorites: {
    id: GeneratedAlways<number>;
    /** What calls name it by. */
    key: WithDefault<string>;
    user_id: string;
    product_id: number;
    created_at: Time;
  };
  addresses: Addresses;
  carts: Carts;
  cart_items: CartItems;
  orders: Orders;
  order_items: OrderItems;
  payments: Payments;
  order_history: { id: GeneratedAlways<number>; order_id: string; status: string; at: Time };
  idempotency: {
    scope: string;
    key: string;
    body_hash: string;
    status: number | null;
    body: Json<object> | null;
    created_at: Time;
  };
  newsletter_subscribers: { email: string; name: string; created_at: Time };
  contact_messages: {
    id: GeneratedAlways<number>;
    name: string;
    email: string;
    phone: string;
    subject: string;
    message: string;
    created_at: Time;
  };
  call_limits: { key: string; calls: number; ends_at: Time };
  settings: { key: string; value: string };
  schema_migrations: { name: string; applied_at: Generated<Date> };
};

/** A point of a picture that tells about itself. Unit of `x` and `y`: per cent of the picture, from its left and top. */
export type StoredSpot = { x: number; y: number; title: Localised; text: Localised; link: string };

type HomePicture = {
  id: number;
  theme: Generated<string>;
  position: number;
  title: Json<Localised>;
  sub_title: Json<Localised>;
  button: Json<Localised>;
  link: string;
  picture: Json<StoredPicture>;
};

type Adverts = {
  id: number;
  priority: number;
  title: Json<Localised>;
  content: Json<Localised>;
  picture: Json<StoredPicture>;
  link: string;
  active: boolean;
};

type ShippingMethods = {
  id: number;
  code: string;
  name: Json<Localised>;
  description: Json<Localised>;
  price_minor: number;
  free_from_minor: number | null;
  min_days: number;
  max_days: number;
  position: number;
};
