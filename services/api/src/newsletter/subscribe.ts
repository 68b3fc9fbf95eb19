import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import { confirmationStandsMs, queueForStranger, queueLetter } from '../emails/queue.ts';

type Request = { email: string; name: string; lang: Lang };

/**
 * Keeps an address that asks for the newsletter, and writes to it: nothing else is sent before its owner confirms. Who
 * confirmed before gets no letter, nor who has one to answer.
 */
export async function subscribe(
  trx: Kysely<Database>,
  deps: ApiDeps,
  { email, name, lang }: Request,
): Promise<void> {
  const now = deps.now();
  const subscriber = await trx
    .insertInto('newsletter_subscribers')
    .values({ email, name, lang, created_at: now, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ lang, created_at: now })
        .where('newsletter_subscribers.confirmed_at', 'is', null)
        .where('newsletter_subscribers.created_at', '<', new Date(now.getTime() - confirmationStandsMs)),
    )
    .returning('key')
    .executeTakeFirst();
  if (!subscriber) return;
  const { key } = subscriber;
  await queueForStranger(trx, deps, { kind: 'newsletter_confirm', lang, facts: { key }, email });
}

/** Confirms a subscription, once; a second time nothing changes and no second letter is written. */
export async function confirm(deps: ApiDeps, key: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const subscriber = await trx
      .updateTable('newsletter_subscribers')
      .set({ confirmed_at: deps.now() })
      .where('key', '=', key)
      .where('confirmed_at', 'is', null)
      .returning('lang')
      .executeTakeFirst();
    if (subscriber)
      await queueLetter(trx, deps, { kind: 'newsletter_welcome', lang: subscriber.lang, facts: { key } });
  });
}

/** Ends a subscription; nothing of it is kept. */
export async function leave(deps: ApiDeps, key: string): Promise<void> {
  await deps.db.deleteFrom('newsletter_subscribers').where('key', '=', key).execute();
}
