import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type LetterDeps, letterRow } from './queue-letter.ts';

/** What an order can report: to its shopper, and `order_for_shop` to the shop's people. */
export type OrderLetterKind =
  | 'order_placed'
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
 * first is moved.
 */
export async function queueOrderLetter(
  trx: Kysely<Database>,
  deps: LetterDeps,
  { orderId, kind, afterMs = 0 }: OrderLetter,
): Promise<void> {
  const { lang } = await trx
    .selectFrom('orders')
    .select('lang')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const row = { ...letterRow(deps, { kind, lang, facts: {} }, afterMs), order_id: orderId };
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
}

/** The letters of an order that the shop can begin with: one to who ordered, one to the shop's people. */
export async function queueOrderPlaced(
  trx: Kysely<Database>,
  deps: LetterDeps,
  orderId: string,
  kind: 'order_placed' | 'order_paid' = 'order_placed',
): Promise<void> {
  await queueOrderLetter(trx, deps, { orderId, kind });
  await queueOrderLetter(trx, deps, { orderId, kind: 'order_for_shop' });
}
