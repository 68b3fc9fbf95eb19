import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { forStranger, type StrangerDeps } from './queue-for-stranger.ts';
import { letterRow } from './queue-letter.ts';

/** What an order can report: to its shopper, and `order_for_shop` to the shop's people. */
export type OrderLetterKind =
  | 'order_placed'
  | 'order_to_confirm'
  | 'order_unconfirmed'
  | 'order_for_shop'
  | 'order_paid'
  | 'payment_waiting'
  | 'payment_returned'
  | 'order_packed'
  | 'order_shipped'
  | 'order_delivered'
  | 'order_cancelled'
  | 'order_refunded'
  | 'return_requested'
  | 'return_decided';

type OrderLetter = {
  orderId: string;
  kind: OrderLetterKind;
  /** Wait so long, because the shopper is about to change it: by then it may not be true any more, and is not sent. */
  afterMs?: number;
};

/**
 * Writes a letter about an order down, in the order's language and in the transaction that changed it. It is composed
 * from the order when it is sent. While one of its kind waits for this order there is no second one: the time of the
 * first is moved. @returns whether it was written: one that everybody could make the shop write may be one too many.
 */
export async function queueOrderLetter(
  trx: Kysely<Database>,
  deps: StrangerDeps,
  { orderId, kind, afterMs = 0 }: OrderLetter,
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
  const written = { ...letterRow(deps, { kind, lang: order.lang, facts: {} }, afterMs), order_id: orderId };
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
const begins: OrderLetterKind[] = ['order_placed', 'order_to_confirm', 'payment_waiting'];
const beginningMs = 24 * 60 * 60 * 1000;

/** Whether a young order has had no letter, because its address had enough that day: then none says that it ended. */
async function isUnheardOf(
  trx: Kysely<Database>,
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

/** The letters of an order that the shop can begin with: one to who ordered, one to the shop's people. */
export async function queueOrderPlaced(
  trx: Kysely<Database>,
  deps: StrangerDeps,
  orderId: string,
  kind: 'order_placed' | 'order_paid' = 'order_placed',
): Promise<void> {
  await queueOrderLetter(trx, deps, { orderId, kind });
  await queueOrderLetter(trx, deps, { orderId, kind: 'order_for_shop' });
}
