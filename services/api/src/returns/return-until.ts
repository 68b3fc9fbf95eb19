import { returnDays } from '@dana/contracts/api/return-rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Until when pieces of an order may be given back; null unless it is with its shopper. */
export async function returnUntil(
  db: Kysely<Database>,
  order: { id: string; status: string },
): Promise<Date | null> {
  if (order.status !== 'delivered') return null;
  const delivered = await db
    .selectFrom('order_history')
    .select('at')
    .where('order_id', '=', order.id)
    .where('status', '=', 'delivered')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return delivered ? new Date(delivered.at.getTime() + returnDays * dayMs) : null;
}
