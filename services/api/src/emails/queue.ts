import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../database/schema.ts';
import { json } from '../database/stored.ts';
import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import { hashedKey } from '../http/limiter.ts';

/** What is needed to write an email down. */
type EmailDeps = Pick<ApiDeps, 'now' | 'randomId'>;

/** An email as it is written down: who sends it composes it from `facts`. */
type QueuedEmail = { kind: string; lang: Lang; facts: object };

/**
 * Writes an email down in the transaction of the fact that it reports: both are there, or neither. It is sent soon after
 * the transaction ended, by whichever process has time.
 */
export async function queueEmail(trx: Db, deps: EmailDeps, mail: QueuedEmail): Promise<void> {
  await trx.insertInto('letters').values(emailRow(deps, mail)).execute();
}

/** The row of a new email, due after `afterMs`. */
export function emailRow(
  deps: EmailDeps,
  { kind, lang, facts }: QueuedEmail,
  afterMs = 0,
): Insertable<Database['letters']> {
  const now = deps.now();
  const dueAt = new Date(now.getTime() + afterMs);
  return {
    id: deps.randomId(),
    kind,
    lang,
    order_id: null,
    facts: json(facts),
    created_at: now,
    due_at: dueAt,
    sent_at: null,
    given_up_at: null,
    last_error: null,
  };
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** So long one email that asks for a confirmation stands; whoever asks again meanwhile causes no second one. */
export const confirmationStandsMs = dayMs;

export type StrangerDeps = EmailDeps & Pick<ApiDeps, 'limits'>;

/** What the owner of an account needs to get into it: counted apart, so that nobody uses it up with other emails. */
const ofAccounts = ['password_reset', 'email_confirm'];

/**
 * Writes an email down to an address that anybody may have typed. In a day so many go to one address and no more, whoever asks
 * for them and wherever from; what is more is not written, and nobody is told: who asks may not be who reads.
 * @returns whether it was written.
 */
export async function queueForStranger(
  trx: Db,
  deps: StrangerDeps,
  { email, ...mail }: QueuedEmail & { email: string },
): Promise<boolean> {
  const row = await forStranger(trx, deps, { row: emailRow(deps, mail), email });
  if (row) await trx.insertInto('letters').values(row).execute();
  return row !== null;
}

/** The row of such an email, counted for its address; null when there were as many already. Call inside the transaction that writes it. */
async function forStranger<Row extends Insertable<Database['letters']>>(
  trx: Db,
  { now, limits }: StrangerDeps,
  { row, email }: { row: Row; email: string },
): Promise<(Row & { recipient: string }) | null> {
  const isOfAccount = ofAccounts.includes(row.kind);
  const [max, withinMs] = isOfAccount ? [limits.forgot, hourMs] : [limits.emails, dayMs];
  const recipient = hashedKey(`letters to ${email.toLowerCase()}${isOfAccount ? ` ${row.kind}` : ''}`);
  // Two at once would each not see the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 0))`.execute(trx);
  const { written } = await trx
    .selectFrom('letters')
    .select((eb) => eb.fn.countAll<number>().as('written'))
    .where('recipient', '=', recipient)
    .where('created_at', '>', new Date(now().getTime() - withinMs))
    .executeTakeFirstOrThrow();
  return Number(written) < max ? { ...row, recipient } : null;
}

/** What an order can report to its shopper. */
export const shopperEmailKinds = [
  ...(['order_placed', 'order_to_confirm', 'order_unconfirmed', 'order_paid', 'order_packed'] as const),
  ...(['order_shipped', 'order_delivered', 'order_cancelled', 'order_refunded'] as const),
  ...(['payment_waiting', 'payment_returned', 'return_requested', 'return_decided'] as const),
] as const;
export type ShopperEmailKind = (typeof shopperEmailKinds)[number];
export type OrderEmailKind = ShopperEmailKind | 'order_for_shop';

type OrderEmail = {
  orderId: string;
  kind: OrderEmailKind;
  /** Wait so long, because the shopper is about to change it: by then it may not be true any more, and is not sent. */
  afterMs?: number;
};

/**
 * Writes an email about an order down, in the order's language and in the transaction that changed it. It is composed
 * from the order when it is sent. While one of its kind waits for this order there is no second one: the time of the
 * first is moved. @returns whether it was written: one that everybody could make the shop write may be one too many.
 */
export async function queueOrderEmail(
  trx: Db,
  deps: StrangerDeps,
  { orderId, kind, afterMs = 0 }: OrderEmail,
): Promise<boolean> {
  const order = await trx
    .selectFrom('orders as o')
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .select(['o.lang', 'o.contact', 'o.created_at', 'u.email as proved', 'u.email_verified_at'])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { email } = order.contact;
  // Whoever placed it deleted their account since.
  if (email === '' && kind !== 'order_for_shop') return false;
  const written = { ...emailRow(deps, { kind, lang: order.lang, facts: {} }, afterMs), order_id: orderId };
  const isProved = order.email_verified_at !== null && order.proved === email;
  if (!isProved && kind === 'order_cancelled' && (await isUnheardOf(trx, deps, { id: orderId, ...order })))
    return false;
  const row =
    isProved || !begins.includes(kind) ? written : await forStranger(trx, deps, { row: written, email });
  if (!row) return false;
  await trx
    .insertInto('letters')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'kind'])
        .where('order_id', 'is not', null)
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .doUpdateSet({ due_at: row.due_at, created_at: row.created_at, attempts: 0 }),
    )
    .execute();
  return true;
}

/** What everybody can make the shop write by ordering, with whatever e-mail. */
const begins: OrderEmailKind[] = ['order_placed', 'order_to_confirm', 'payment_waiting'];
const beginningMs = 24 * 60 * 60 * 1000;

/** Whether a young order has had no email, because its address had enough that day: then none says that it ended. */
async function isUnheardOf(
  trx: Db,
  { now }: StrangerDeps,
  { id, created_at }: { id: string; created_at: Date },
): Promise<boolean> {
  if (created_at.getTime() < now().getTime() - beginningMs) return false;
  const first = await trx
    .selectFrom('letters')
    .select('id')
    .where('order_id', '=', id)
    .where('kind', '!=', 'order_for_shop')
    .executeTakeFirst();
  return first === undefined;
}

/** The emails of an order that the shop can begin with: one to who ordered, one to the shop's people. */
export async function queueOrderPlaced(
  trx: Db,
  deps: StrangerDeps,
  orderId: string,
  kind: 'order_placed' | 'order_paid' = 'order_placed',
): Promise<void> {
  await queueOrderEmail(trx, deps, { orderId, kind });
  await queueOrderEmail(trx, deps, { orderId, kind: 'order_for_shop' });
}
