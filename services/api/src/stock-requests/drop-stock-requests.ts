import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long a link to confirm is good, and how long a shopper waits. */
const keptDays = { unconfirmed: 7, waiting: 90 };

/** Forgets the addresses of those who did not confirm, waited long enough, or have got their letter. */
export async function dropStockRequests(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await db
    .deleteFrom('stock_requests')
    .where('letter_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('confirmed_at', '<', before(keptDays.waiting)),
        eb('confirmed_at', 'is', null).and('created_at', '<', before(keptDays.unconfirmed)),
      ]),
    )
    .execute();
  await sql`delete from stock_requests r where r.letter_id is not null and not exists (
    select from letters l where l.id = r.letter_id and l.sent_at is null and l.given_up_at is null)`.execute(
    db,
  );
}
