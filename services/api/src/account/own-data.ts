import type { AccountDataPart } from '@dana/contracts/api/account-data';
import { type Selectable, sql } from 'kysely';
import { presentAddresses, selectAddresses } from '../places/addresses.ts';
import { localise } from '../catalogue/localise.ts';
import type { Database, Db } from '../database/schema.ts';
import type { Localised } from '../database/stored.ts';
import type { Lang } from '../http/context.ts';
import { emailsOf } from './forget-accounts.ts';
import { ownOrders } from './own-orders.ts';

/** One thing that the shop keeps of somebody: what it says, by names that `own-data-words-en` has words for. */
export type OwnRow = Record<string, unknown>;
/** Rows of a part: read when its turn comes, and orders a few at a time. */
type Rows = AsyncIterable<OwnRow> | Promise<readonly OwnRow[]>;
export type OwnParts = Readonly<Record<AccountDataPart, () => Rows>>;

type Owner = Selectable<Database['users']>;
type Asked = { lang: Lang; publicOrigin: string };

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/**
 * Everything that the shop has of a shopper, part by part in their order and a few rows at a time: nobody's orders fill the memory.
 * What is known of an e-mail alone belongs to an account that has proved it. Nothing that opens a door – hashes, tokens, keys of
 * links – is among it.
 */
export function ownData(db: Db, user: Owner, { lang, publicOrigin }: Asked): OwnParts {
  const proved = user.email_verified_at === null ? null : user.email;
  return {
    account: async () => [
      {
        first_name: user.first_name,
        last_name: user.last_name,
        email: user.email,
        email_confirmed_at: iso(user.email_verified_at),
        phone: user.phone,
        picture: user.avatar && new URL(user.avatar.url, publicOrigin).href,
        created_at: user.created_at.toISOString(),
      },
    ],
    consents: () => consentsOf(db, user.id, proved),
    addresses: () => addressesOf(db, user.id, lang),
    orders: () => ownOrders(db, user.id, lang),
    reviews: () => reviewsOf(db, user.id, lang),
    comments: async () => (proved === null ? [] : commentsOf(db, proved, lang)),
    wishlist: () => wishlistOf(db, user.id, lang),
    cart: () => cartOf(db, user, lang),
    alerts: () => alertsOf(db, user.id, proved, lang),
    letters: () => writtenTo(db, user.id, proved),
    messages: async () => (proved === null ? [] : messagesOf(db, proved)),
    devices: () => devicesOf(db, user.id),
  };
}

async function consentsOf(db: Db, userId: string, email: string | null): Promise<OwnRow[]> {
  const [prices, newsletter] = await Promise.all([
    db.selectFrom('price_letters').selectAll().where('user_id', '=', userId).execute(),
    db
      .selectFrom('newsletter_subscribers')
      .selectAll()
      .where('email', '=', email ?? '')
      .execute(),
  ]);
  return [
    ...prices.map(({ consented_at, lang: language }) => ({
      ...{ consent: 'price_alerts', since: consented_at.toISOString(), language },
    })),
    ...newsletter.map(({ created_at, confirmed_at, lang: language }) => ({
      ...{
        consent: 'newsletter',
        since: created_at.toISOString(),
        confirmed_at: iso(confirmed_at),
        language,
      },
    })),
  ];
}

async function addressesOf(db: Db, userId: string, lang: Lang): Promise<OwnRow[]> {
  const rows = await selectAddresses(db, userId).execute();
  const shown = await presentAddresses(db, rows, lang);
  return shown.map(({ country, city, area, town, address, postal_code, phone, type, is_default }, index) => ({
    ...{ country: country?.name ?? '', city: city?.name ?? '', area, town, address, postal_code, phone },
    ...{ type: addressTypes[type], is_default, created_at: iso(rows[index]?.created_at ?? null) },
  }));
}
const addressTypes = { 1: 'home', 2: 'work', 3: 'other' } as const;

async function reviewsOf(db: Db, userId: string, lang: Lang): Promise<OwnRow[]> {
  const rows = await db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['p.name as product', 'r.rating', 'r.text', 'r.name', 'r.created_at'])
    .where('r.user_id', '=', userId)
    .orderBy('r.id')
    .execute();
  return rows.map(({ product, rating, text, name, created_at }) => ({
    ...{ product: localise(product, lang), rating, text, signed: name, created_at: iso(created_at) },
  }));
}

async function commentsOf(db: Db, email: string, lang: Lang): Promise<OwnRow[]> {
  const rows = await db
    .selectFrom('comments as c')
    .innerJoin('posts as p', 'p.id', 'c.post_id')
    .select(['p.title', 'c.text', 'c.name', 'c.created_at'])
    .where(sql`lower(c.email)`, '=', email)
    .orderBy('c.id')
    .execute();
  return rows.map(({ title, text, name, created_at }) => ({
    ...{ article: localise(title, lang), text, signed: name, created_at: iso(created_at) },
  }));
}

async function wishlistOf(db: Db, userId: string, lang: Lang): Promise<OwnRow[]> {
  const rows = await db
    .selectFrom('favorites as f')
    .innerJoin('products as p', 'p.id', 'f.product_id')
    .select(['p.name', 'p.sku', 'f.created_at'])
    .where('f.user_id', '=', userId)
    .orderBy('f.id')
    .execute();
  return rows.map(({ name, sku, created_at }) => ({
    ...{ product: localise(name, lang), sku, created_at: iso(created_at) },
  }));
}

async function cartOf(db: Db, { id, cart_id }: Owner, lang: Lang): Promise<OwnRow[]> {
  const rows = await db
    .selectFrom('cart_items as i')
    .innerJoin('carts as c', 'c.id', 'i.cart_id')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .leftJoin('variations as v', 'v.id', 'i.variation_id')
    .select(['p.name', 'p.sku', 'v.sku as variation_sku', 'i.quantity'])
    .where((eb) => eb.or([eb('c.user_id', '=', id), eb('c.id', '=', cart_id ?? '')]))
    .orderBy('i.id')
    .execute();
  return rows.map(({ name, sku, variation_sku, quantity }) => ({
    ...{ product: localise(name, lang), sku: variation_sku ?? sku, quantity },
  }));
}

async function alertsOf(db: Db, userId: string, email: string | null, lang: Lang): Promise<OwnRow[]> {
  const rows = await db
    .selectFrom('stock_requests as s')
    .leftJoin('products as p', 'p.id', 's.product_id')
    .leftJoin('variations as v', 'v.id', 's.variation_id')
    .select(['p.name', 'v.name as variation', 's.email', 's.created_at', 's.confirmed_at'])
    .where((eb) => eb.or([eb('s.user_id', '=', userId), eb('s.email', '=', email ?? '')]))
    .orderBy('s.created_at')
    .execute();
  return rows.map(({ name, variation, created_at, confirmed_at, ...row }) => ({
    product: [name, variation].flatMap((each) => localise(each as Localised | null, lang) || []).join(' – '),
    ...{ email: row.email, created_at: iso(created_at), confirmed_at: iso(confirmed_at) },
  }));
}

/** Which emails were written and when; what is sent is kept for 30 days. */
async function writtenTo(db: Db, id: string, proved: string | null): Promise<OwnRow[]> {
  const rows = await db
    .selectFrom('letters')
    .leftJoin('orders as o', 'o.id', 'letters.order_id')
    .select(['letters.kind', 'o.number', 'letters.created_at', 'letters.sent_at'])
    .where((eb) => eb.or([eb('o.user_id', '=', id), emailsOf(id, proved)]))
    // These are to the shop.
    .where('letters.kind', 'not in', ['order_for_shop', 'contact_message'])
    .orderBy('letters.created_at')
    .execute();
  return rows.map(({ kind, number, created_at, sent_at }) => ({
    ...{ letter: kind, order: number, created_at: iso(created_at), sent_at: iso(sent_at) },
  }));
}

async function messagesOf(db: Db, email: string): Promise<OwnRow[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .select(['subject', 'message', 'name', 'phone', 'created_at'])
    .where(sql`lower(email)`, '=', email)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, created_at: iso(row.created_at) }));
}

/** Where somebody is signed in, and which browsers are known: when alone, since nothing else is kept of them. */
async function devicesOf(db: Db, userId: string): Promise<OwnRow[]> {
  const [sessions, browsers] = await Promise.all([
    db.selectFrom('tokens').select(['created_at', 'expires_at']).where('user_id', '=', userId).execute(),
    db.selectFrom('known_devices').select('seen_at').where('user_id', '=', userId).execute(),
  ]);
  return [
    ...sessions.map(({ created_at, expires_at }) => ({
      ...{ device: 'session', created_at: iso(created_at), expires_at: iso(expires_at) },
    })),
    ...browsers.map(({ seen_at }) => ({ device: 'browser', seen_at: iso(seen_at) })),
  ];
}
