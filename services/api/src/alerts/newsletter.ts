import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { confirmationStandsMs, queueForStranger, queueEmail } from '../emails/queue.ts';
import type { Compose } from '../emails/send.ts';
import type { Lang } from '../http/context.ts';
import { ownShop } from '../shop/own-shop.ts';
import { type Alert, alertLink, renderAlert } from './mailed-links.ts';

type Request = { email: string; name: string; lang: Lang };

/**
 * Keeps an address that asks for the newsletter, and writes to it: nothing else is sent before its owner confirms. Who
 * confirmed before gets no email, nor who has one to answer.
 */
export async function subscribe(trx: Db, deps: ApiDeps, { email, name, lang }: Request): Promise<void> {
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

/** Confirms a subscription, once; a second time nothing changes and no second email is written. */
async function confirm(deps: ApiDeps, key: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const subscriber = await trx
      .updateTable('newsletter_subscribers')
      .set({ confirmed_at: deps.now() })
      .where('key', '=', key)
      .where('confirmed_at', 'is', null)
      .returning('lang')
      .executeTakeFirst();
    if (subscriber)
      await queueEmail(trx, deps, { kind: 'newsletter_welcome', lang: subscriber.lang, facts: { key } });
  });
}

/** Ends a subscription; nothing of it is kept. */
async function leave(deps: ApiDeps, key: string): Promise<void> {
  await deps.db.deleteFrom('newsletter_subscribers').where('key', '=', key).execute();
}

/** The pages behind the links. */
export const newsletter: Alert = {
  kind: 'newsletter',
  questions: 'newsletter',
  named: howOften,
  async state({ db }, _, key) {
    const row = await db
      .selectFrom('newsletter_subscribers')
      .select('confirmed_at')
      .where('key', '=', key)
      .executeTakeFirst();
    return row ? (row.confirmed_at ? 'confirmed' : 'waiting') : 'none';
  },
  confirm,
  leave,
};

/** How often the shop says that its newsletter comes at most, where it does. */
async function howOften(deps: ApiDeps, lang: Lang) {
  const often = (await ownShop(deps.db)).newsletter?.often?.[lang];
  return { values: { often: often ?? '' }, context: often ? 'often' : undefined };
}

/** Asks the owner of an address whether they want the newsletter. */
export const composeNewsletterConfirm: Compose = async (deps, { facts }) => {
  const subscriber = await find(deps, facts);
  return subscriber && !subscriber.confirmed_at ? write(deps, subscriber, 'newsletter_confirm') : null;
};

/** Says that they will get it, and how it ends. */
export const composeNewsletterWelcome: Compose = async (deps, { facts }) => {
  const subscriber = await find(deps, facts);
  return subscriber ? write(deps, subscriber, 'newsletter_welcome') : null;
};

type Subscriber = { email: string; key: string; lang: Lang };

function find(deps: ApiDeps, facts: object) {
  return deps.db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('key', '=', (facts as { key: string }).key)
    .executeTakeFirst();
}

async function write(deps: ApiDeps, subscriber: Subscriber, kind: `newsletter_${'confirm' | 'welcome'}`) {
  const { email: to, lang } = subscriber;
  return renderAlert(deps, kind, {
    to,
    lang,
    ...(await howOften(deps, lang)),
    link: alertLink(deps, 'newsletter', 'confirm', subscriber),
    out: alertLink(deps, 'newsletter', 'leave', subscriber),
  });
}
