import { sql } from 'kysely';
import { statements as catalogue } from './migrations/001-catalogue.ts';
import { statements as commerce } from './migrations/002-commerce.ts';
import { statements as paymentsAndReviews } from './migrations/003-payments-and-reviews.ts';
import { statements as listings } from './migrations/004-listings.ts';
import { statements as signedLinks } from './migrations/005-signed-links.ts';
import { statements as homes } from './migrations/006-homes.ts';
import { statements as favoriteKeys } from './migrations/007-favorite-keys.ts';
import { statements as limits } from './migrations/008-limits.ts';
import { statements as orderLimits } from './migrations/009-order-limits.ts';
import { statements as knownDevices } from './migrations/010-known-devices.ts';
import { statements as emailWayBack } from './migrations/011-email-way-back.ts';
import { statements as changes } from './migrations/012-changes.ts';
import { statements as pictures } from './migrations/013-pictures.ts';
import { statements as emails } from './migrations/014-letters.ts';
import { statements as orderSteps } from './migrations/015-order-steps.ts';
import { statements as options } from './migrations/016-options.ts';
import { statements as ratings } from './migrations/017-ratings.ts';
import { statements as gatewayPayments } from './migrations/018-gateway-payments.ts';
import { statements as places } from './migrations/019-places.ts';
import { statements as cartCoupons } from './migrations/020-cart-coupons.ts';
import { statements as confirmedEmails } from './migrations/021-confirmed-emails.ts';
import { statements as awaitedProducts } from './migrations/022-awaited-products.ts';
import { statements as answersToTheLetter } from './migrations/023-answers-to-the-letter.ts';
import { statements as livingCatalogue } from './migrations/024-living-catalogue.ts';
import { statements as emailsToStrangers } from './migrations/025-letters-to-strangers.ts';
import { statements as seenPricesInCarts } from './migrations/026-seen-prices-in-carts.ts';
import { statements as leavingAccounts } from './migrations/027-leaving-accounts.ts';
import { statements as ordersToConfirm } from './migrations/028-orders-to-confirm.ts';
import type { Db } from './schema.ts';

/** One step from one form of the database to the next. */
export type Migration = { name: string; statements: readonly string[] };

/*
 * Forward only: a released migration is never edited; the next one corrects it. Kysely's Migrator is not used: it refuses to
 * start on a database that knows a migration which this release does not, and releases run beside newer ones. So each only
 * adds what an older program can do without; what is no longer read goes a release later (docs/running.md).
 */
export const migrations: readonly Migration[] = [
  { name: '001-catalogue', statements: catalogue },
  { name: '002-commerce', statements: commerce },
  // Recorded in databases under its first name.
  { name: '003-payments-and-voices', statements: paymentsAndReviews },
  { name: '004-listings', statements: listings },
  { name: '005-signed-links', statements: signedLinks },
  { name: '006-homes', statements: homes },
  { name: '007-favorite-keys', statements: favoriteKeys },
  { name: '008-limits', statements: limits },
  { name: '009-order-limits', statements: orderLimits },
  { name: '010-known-devices', statements: knownDevices },
  { name: '011-email-way-back', statements: emailWayBack },
  { name: '012-changes', statements: changes },
  { name: '013-pictures', statements: pictures },
  { name: '014-letters', statements: emails },
  { name: '015-order-steps', statements: orderSteps },
  { name: '016-options', statements: options },
  { name: '017-ratings', statements: ratings },
  { name: '018-gateway-payments', statements: gatewayPayments },
  { name: '019-places', statements: places },
  { name: '020-cart-coupons', statements: cartCoupons },
  { name: '021-confirmed-emails', statements: confirmedEmails },
  { name: '022-awaited-products', statements: awaitedProducts },
  { name: '023-answers-to-the-letter', statements: answersToTheLetter },
  { name: '024-living-catalogue', statements: livingCatalogue },
  { name: '025-letters-to-strangers', statements: emailsToStrangers },
  { name: '026-seen-prices-in-carts', statements: seenPricesInCarts },
  { name: '027-leaving-accounts', statements: leavingAccounts },
  { name: '028-orders-to-confirm', statements: ordersToConfirm },
];

// Any constant does, as long as every instance of this API uses the same.
const startLockKey = 4_815_162;

/**
 * Runs `work` while no other instance does, in one transaction: two processes that start on one database take
 * turns, and a crash half-way leaves nothing behind. Waiting for another instance, and a migration of a large shop, may
 * take longer than any request: `db` is the `startDb` of an open database.
 */
export function underStartLock<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(startLockKey)})`.execute(trx);
    return work(trx);
  });
}

/** Brings the database to the newest form; does nothing when it is there already. Call under the start lock. */
export async function migrate(trx: Db, all: readonly Migration[] = migrations): Promise<string[]> {
  await sql`create table if not exists schema_migrations (
    name text primary key, applied_at timestamptz not null default now())`.execute(trx);
  const done = new Set(
    (await trx.selectFrom('schema_migrations').select('name').execute()).map((row) => row.name),
  );
  const pending = all.filter((migration) => !done.has(migration.name));
  for (const { name, statements } of pending) {
    for (const statement of statements) await sql.raw(statement).execute(trx);
    await trx.insertInto('schema_migrations').values({ name }).execute();
  }
  return pending.map((migration) => migration.name);
}
