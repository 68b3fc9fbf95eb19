import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { dayText } from '../emails/layout/amounts-and-days.ts';
import { renderEmail, writeEmail } from '../emails/layout/render-email.ts';
import { queueEmail } from '../emails/queue.ts';
import type { Compose } from '../emails/send.ts';
import { greetedName } from '../emails/typed-words.ts';
import type { Lang } from '../http/context.ts';

/** How long signing in keeps an account that its shopper deleted. Source: docs/shop-rules.md. */
const keptDays = 14;

/**
 * Deletes an account: all its sessions end at once, an email says until when it can be kept, and after that time
 * `forgetAccounts` takes the person away. Deleted again meanwhile, the first time counts. @returns when it is gone.
 */
export async function deleteAccount(
  trx: Db,
  deps: ApiDeps,
  { userId, lang }: { userId: string; lang: Lang },
): Promise<Date> {
  const { deletes_at: until } = await trx
    .updateTable('users')
    .set({
      deletes_at: sql<Date>`coalesce(deletes_at,
        date_trunc('milliseconds', now()) + make_interval(days => ${keptDays}))`,
    })
    .where('id', '=', userId)
    .returning('deletes_at')
    .executeTakeFirstOrThrow();
  if (until === null) throw new Error('An account was deleted and has no time at which it is gone.');
  await trx.deleteFrom('tokens').where('user_id', '=', userId).execute();
  const facts = { userId, until: until.toISOString() };
  await queueEmail(trx, deps, { kind: 'account_deleted', lang, facts });
  return until;
}

/**
 * Takes back that an account is deleted, also when its time is up and it only waits for its orders. @returns whether it is still
 * there.
 */
export async function keepAccount(trx: Db, userId: string): Promise<boolean> {
  const kept = await trx
    .updateTable('users')
    .set({ deletes_at: null })
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  // A sign-in of the moment in which it was deleted may have left one behind, which is good for nothing until now.
  await trx.deleteFrom('tokens').where('user_id', '=', userId).execute();
  return kept !== undefined;
}

/** The email that says an account was deleted, and until when it can be kept; null when it is kept or gone by now. */
export const composeDeletedEmail: Compose = async (deps, { facts, lang }) => {
  const { userId = '', until = '' } = facts as Record<string, string>;
  const user = await deps.db
    .selectFrom('users')
    .select(['first_name', 'email'])
    .where('id', '=', userId)
    .where('deletes_at', '=', new Date(until))
    .executeTakeFirst();
  if (!user) return null;
  const values = { name: greetedName(user.first_name, lang), until: dayText(until, lang) };
  const email = writeEmail(lang, 'account_deleted', values, `${deps.publicOrigin}/${lang}/login`);
  return renderEmail(deps, email, { to: user.email, lang });
};
