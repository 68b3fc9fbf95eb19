import { sql } from 'kysely';
import type { DatabaseClock } from './database/database-clock.ts';
import type { ApiDeps } from './deps.ts';
import { doAll } from './schedule-job.ts';
import { createSweepTurns, dropUnusedUploads, sweepUploads } from './media/upload-store.ts';
import { dropGuestCarts } from './cart/carts.ts';
import { cancelUnconfirmed } from './orders/take-step.ts';
import { forgetAccounts } from './account/forget-accounts.ts';
import { expireDuePayments } from './orders/open-payments.ts';
import { confirmedWithinMs } from './alerts/mailed-links.ts';
import { dropUnconfirmedConsents } from './alerts/price-alerts.ts';
import { dropStockRequests } from './alerts/stock-requests.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** What is kept, and for how long, after it is no longer needed. */
const keptMs = {
  idempotency: 3 * dayMs,
  uploads: dayMs,
  addresses: dayMs,
  devices: 365 * dayMs,
  emails: 30 * dayMs,
  // Browsers keep a cart's id for 30 days after something was put in.
  guestCarts: 35 * dayMs,
};

/** More than the longest window in which calls are counted. */
const longestCountMs = 2 * 60 * minuteMs;

/** Does what no request asks for: ends payments whose time is up and drops what is over. May run on every instance. */
export async function cleanUp(deps: ApiDeps, isSweepDue = createSweepTurns()): Promise<void> {
  const now = deps.now();
  const { db } = deps;
  const before = (ageMs: number) => new Date(now.getTime() - ageMs);
  const isSweep = isSweepDue(now);
  await doAll([
    () => expireDuePayments(deps),
    () => cancelUnconfirmed(deps),
    () => forgetAccounts(deps),
    () =>
      db
        .deleteFrom('rate_limits')
        // Calls are counted by the clock of the machine that they came to: one that was ahead refuses nobody for weeks.
        .where((eb) =>
          eb.or([eb('expire', '<', now.getTime()), eb('expire', '>', now.getTime() + longestCountMs)]),
        )
        .execute(),
    // An older release beside this one counts here.
    () => db.deleteFrom('call_limits').where('ends_at', '<', now).execute(),
    () =>
      db
        .updateTable('orders')
        .set({ placed_from: null })
        .where('placed_from', 'is not', null)
        .where('created_at', '<', before(keptMs.addresses))
        // What an address holds without a confirmation is counted for as long as it does.
        .where(
          sql<boolean>`not (status = 'placed' and payment_status = 'due_on_delivery' and confirmed_at is null)`,
        )
        .execute(),
    () => db.deleteFrom('tokens').where('expires_at', '<', now).execute(),
    () => db.deleteFrom('known_devices').where('seen_at', '<', before(keptMs.devices)).execute(),
    () => db.deleteFrom('email_confirmations').where('expires_at', '<', now).execute(),
    () => db.deleteFrom('password_resets').where('expires_at', '<', now).execute(),
    // For as long as somebody may ask what was sent; the unsent ones are given up long before.
    () => db.deleteFrom('letters').where('created_at', '<', before(keptMs.emails)).execute(),
    () => db.deleteFrom('order_confirmations').where('created_at', '<', before(keptMs.emails)).execute(),
    () =>
      db
        .deleteFrom('newsletter_subscribers')
        .where('confirmed_at', 'is', null)
        .where('created_at', '<', before(confirmedWithinMs))
        .execute(),
    () => dropStockRequests(db, now),
    () => dropUnconfirmedConsents(db, now),
    () => dropUnusedUploads(db, before(keptMs.uploads)),
    async () => {
      if (isSweep) await dropGuestCarts(db, before(keptMs.guestCarts));
    },
    async () => {
      if (isSweep && deps.uploadBucket) await sweepUploads(deps.uploadBucket, deps, before(keptMs.uploads));
    },
    () => db.deleteFrom('idempotency').where('created_at', '<', before(keptMs.idempotency)).execute(),
    // Counts of lists are kept as changes; every list reads them all.
    () =>
      sql`select fold_listing_counts() where (select count(*) from listing_counts) >
        2 * (select count(*) from listing_cells)`.execute(db),
    () => foldChanges(db),
  ]);
  deps.changes.noteWrite();
}

/** Puts the counted changes into one row, of the same sum. What others add or fold meanwhile stays beside it. */
async function foldChanges(db: ApiDeps['db']): Promise<void> {
  await sql`with gone as (delete from catalogue_changes returning changes)
    insert into catalogue_changes select sum(changes) from gone having count(*) > 0`.execute(db);
}

/** How far this machine's clock and the database's may differ. */
const differenceMaxMs = minuteMs;

/**
 * Cleans up while this machine and the database agree about the time. Where they do not, one of them is wrong, and nothing
 * is ended or dropped for good until somebody set it right.
 */
export async function cleanUpByClock(
  deps: ApiDeps,
  clock: DatabaseClock,
  isSweepDue = createSweepTurns(),
): Promise<void> {
  await clock.look();
  const aheadSeconds = Math.round(clock.aheadMs() / 1000);
  if (Math.abs(clock.aheadMs()) <= differenceMaxMs) return cleanUp(deps, isSweepDue);
  deps.log.error(
    { aheadSeconds },
    'The clocks of this machine and of the database differ by more than a minute: the clean-up waits until they are set right.',
  );
}
