import type { requestReturnInputSchema } from '@dana/contracts/api/order-return';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import { lockOrder } from '../commerce/settle-payment.ts';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { ApiFailure } from '../http/failure.ts';
import { queueOrderLetter } from '../emails/queue.ts';
import { returnedPieces } from '../returns/returned-pieces.ts';
import { type ReturnTimes, lastReturn, returnTimes } from '../returns/return-until.ts';

type Input = z.output<typeof requestReturnInputSchema>;

// Declined ones free their pieces; asking again and again is talking, and belongs into a letter.
const returnsMax = 10;

/**
 * Writes down what a shopper wants to give back. @returns the return's id. Errors: 409 when the order was not
 * delivered or too long ago; 422 for lines that are not the order's, and for more pieces than are left.
 */
export async function requestReturn(
  trx: Kysely<Database>,
  deps: ApiDeps,
  orderId: string,
  input: Input,
): Promise<string> {
  const order = await lockOrder(trx, orderId);
  const now = deps.now();
  const times = await returnTimes(trx, order);
  const last = lastReturn(times);
  if (!last || now > last) throw tooLate();
  const pieces = await checkPieces(trx, { orderId, times, now }, input.items);
  const { id } = await trx
    .insertInto('order_returns')
    .values({
      id: deps.randomId(),
      order_id: orderId,
      status: 'requested',
      reason: input.reason,
      note: input.note,
      created_at: now,
      decided_at: null,
      received_at: null,
      actor: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_return_items')
    .values([...pieces].map(([itemId, quantity]) => ({ return_id: id, order_item_id: itemId, quantity })))
    .execute();
  await queueOrderLetter(trx, deps, { orderId, kind: 'return_requested' });
  return id;
}

async function checkPieces(
  trx: Kysely<Database>,
  { orderId, times, now }: { orderId: string; times: ReturnTimes; now: Date },
  asked: Input['items'],
): Promise<Map<number, number>> {
  const items = await trx
    .selectFrom('order_items')
    .select(['id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();
  const taken = await returnedPieces(trx, orderId, ['requested', 'accepted', 'received']);
  const { count } = await trx
    .selectFrom('order_returns')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const pieces = new Map<number, number>();
  for (const { item_id: itemId, quantity } of asked) {
    const item = items.find((row) => String(row.id) === itemId);
    if (!item) throw new ApiFailure(422, 'invalid_input', { fields: { items: 'validation.invalid' } });
    if (now > (times.get(item.id) ?? new Date(0))) throw tooLate();
    const sum = (pieces.get(item.id) ?? 0) + quantity;
    if (sum > item.quantity - (taken.get(item.id) ?? 0)) throw tooMany();
    pieces.set(item.id, sum);
  }
  if (Number(count) >= returnsMax) throw tooMany();
  return pieces;
}

const tooLate = () => new ApiFailure(409, 'return_too_late');
const tooMany = () => new ApiFailure(422, 'return_too_many', { fields: { items: 'return_too_many' } });
