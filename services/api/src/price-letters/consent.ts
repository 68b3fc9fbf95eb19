import { type Kysely, sql } from 'kysely';
import { mayWriteTo } from '../account/confirm-email.ts';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import { queueForStranger } from '../emails/queue.ts';
import type { Currency } from '../money/currencies.ts';
import { noteSeenPrices } from './seen-prices.ts';

/** Whether a shopper agreed to letters about lower prices, since when, and whether their e-mail is confirmed. */
export async function readConsent(db: Kysely<Database>, userId: string) {
  const { email, consented_at: since } = await db
    .selectFrom('users as u')
    .leftJoin('price_letters as p', 'p.user_id', 'u.id')
    .select(['u.email', 'p.consented_at'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  const isConfirmed = await mayWriteTo(db, userId, email);
  return { is_on: since !== null, is_confirmed: isConfirmed, email, since: since?.toISOString() ?? null };
}

type Agreed = { userId: string; lang: Lang; currency: Currency };

/**
 * Notes that a shopper agrees, and asks them to confirm an e-mail that nobody confirmed; saying so again sends that letter
 * again. Prices count from now for what nobody saw the price of.
 */
export async function agree(
  trx: Kysely<Database>,
  deps: ApiDeps,
  { userId, lang, currency }: Agreed,
): Promise<void> {
  const { is_confirmed: isConfirmed, email } = await readConsent(trx, userId);
  const now = deps.now();
  const askedAt = isConfirmed ? null : now;
  const { key } = await trx
    .insertInto('price_letters')
    .values({
      user_id: userId,
      key: deps.randomId(),
      lang,
      currency: currency.code,
      consented_at: now,
      asked_at: askedAt,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ lang, currency: currency.code, asked_at: askedAt }),
    )
    .returning('key')
    .executeTakeFirstOrThrow();
  await noteSeenPrices(trx, userId);
  if (!isConfirmed) await queueForStranger(trx, deps, { kind: 'price_confirm', lang, facts: { key }, email });
}

/** Ends the letters of a shopper; nothing of the consent is kept. */
export async function disagree(
  db: Kysely<Database>,
  who: { userId: string } | { key: string },
): Promise<void> {
  const all = db.deleteFrom('price_letters');
  await ('key' in who ? all.where('key', '=', who.key) : all.where('user_id', '=', who.userId)).execute();
}

const askedMs = 7 * 24 * 60 * 60 * 1000;

/** Ends what nobody confirmed in time; so does a new e-mail that is not confirmed. */
export async function dropUnconfirmedConsents(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('price_letters as p')
    .where(sql`coalesce(p.asked_at, p.consented_at)`, '<', new Date(now.getTime() - askedMs))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('letter_addresses as e')
            .innerJoin('users as u', (join) =>
              join.onRef('u.id', '=', 'e.user_id').onRef('u.email', '=', 'e.email'),
            )
            .select('e.user_id')
            .whereRef('e.user_id', '=', 'p.user_id'),
        ),
      ),
    )
    .execute();
}
