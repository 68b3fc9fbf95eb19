import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { shopSetting } from '../shop/own-shop.ts';
import { loadedSetting } from './load-shop.ts';

/** Everything that `writeCatalogue` writes. */
const tables = [
  'pictures',
  'categories',
  'brands',
  'tags',
  'products',
  'sliders',
  'banners',
  'testimonials',
  'collections',
  'adverts',
  'pages',
  'posts',
  'comments',
  'currencies',
  'countries',
  'cities',
  'country_shipping',
  'country_payments',
  'holidays',
  'shipping_methods',
  'payment_methods',
  'installment_packages',
  'coupons',
  'catalogue_entries',
  // Made from products; and carts of guests, which hold them.
  'listing_cells',
  'listing_options',
  'search_words',
  'search_typos',
  'carts',
] as const;

/**
 * Takes the catalogue out of a shop, with the carts of guests. Call in a transaction.
 * Errors: throws where somebody ordered or has an account, which refer to products and places; nothing is changed then.
 */
export async function clearCatalogue(trx: Kysely<Database>): Promise<void> {
  // Nobody orders between the question and the answer.
  await sql`lock table orders, users in exclusive mode`.execute(trx);
  const { rows } = await sql<{ orders: number; accounts: number }>`
    select (select count(*)::integer from orders) as orders, (select count(*)::integer from users) as accounts`.execute(
    trx,
  );
  const { orders = 0, accounts = 0 } = rows[0] ?? {};
  if (orders + accounts > 0)
    throw new Error(
      `This shop has ${orders} ${orders === 1 ? 'order' : 'orders'} and ${accounts} ${accounts === 1 ? 'account' : 'accounts'}, which refer to its catalogue. Load the other ` +
        'catalogue into a database of its own: set DATA_DIR or DATABASE_URL.',
    );
  // What refers to these tables holds parts of the catalogue, or belongs to orders and accounts, of which there are none.
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} restart identity cascade`.execute(
    trx,
  );
  await trx.deleteFrom('settings').where('key', 'in', [loadedSetting, shopSetting]).execute();
}
