import { orderStatusSchema } from '@dana/contracts/api/order';
import type { DecideReturnInput, StaffOrdersQuery, TakeStepInput } from '@dana/contracts/api/staff-order';
import { toMajor } from '@dana/contracts/money';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import type { Paging } from '../http/read-input.ts';
import { confirmationUntil } from '../orders/confirm-order.ts';
import { stepsFrom } from '../orders/order-steps.ts';
import { presentOrder } from '../orders/present-order.ts';
import { decideReturn } from '../orders/return-steps.ts';
import { hasOpenReturn } from '../orders/returns.ts';
import { takeStep } from '../orders/take-step.ts';
import type { StaffMember } from './tokens/staff-tokens.ts';

/** A page of orders for the staff, newest first, and how many there are. */
export async function findStaffOrders(db: Db, query: StaffOrdersQuery, paging: Paging) {
  let found = db.selectFrom('orders as o');
  if (query.status) found = found.where('o.status', '=', query.status);
  if (query.returns) found = found.where(openReturn);
  for (const condition of containing(searched, query.search)) found = found.where(condition);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('o')
    .select([
      sql<number>`(select sum(quantity) from order_items i where i.order_id = o.id)`.as('units'),
      openReturn.as('has_open_return'),
    ])
    .orderBy('o.created_at', 'desc')
    .orderBy('o.number', 'desc')
    .limit(paging.perPage)
    .offset(paging.offset)
    .execute();
  const data = rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status as never,
    payment_status: row.payment_status,
    created_at: row.created_at.toISOString(),
    currency: row.currency,
    total: toMajor(row.total_minor, row.currency),
    items_count: Number(row.units),
    customer: `${row.contact.first_name} ${row.contact.last_name}`.trim(),
    email: row.contact.email,
    phone: row.contact.phone,
    has_open_return: Boolean(row.has_open_return),
    confirm_by: confirmationUntil(row)?.toISOString() ?? null,
    ...(row.shipping_method.pickup && { pickup: true }),
  }));
  return { data, total: Number(total) };
}

const openReturn = sql<SqlBool>`exists (select from order_returns r where r.order_id = o.id
  and r.status in ('requested', 'accepted'))`;

/** Phones are written with spaces and dashes by people. */
const searched = sql`concat_ws(' ', o.number, o.contact->>'first_name', o.contact->>'last_name',
  o.contact->>'email', o.contact->>'phone')`;

/** An order as staff see it. Errors: 404 when there is none. */
export async function presentStaffOrder(db: Db, id: string, reader: { lang: Lang; now: Date }) {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  const [order, isReturning, history, refunds] = await Promise.all([
    presentOrder(db, row, reader),
    hasOpenReturn(db, id),
    db.selectFrom('order_history').selectAll().where('order_id', '=', id).orderBy('id').execute(),
    db.selectFrom('refunds').selectAll().where('order_id', '=', id).orderBy('created_at').execute(),
  ]);
  return {
    order,
    steps: stepsFrom(row.status, {
      hasOpenReturn: isReturning,
      isPickup: row.shipping_method.pickup ?? false,
      isToConfirm: confirmationUntil(row) !== null,
    }),
    history: history.map(({ status, at, actor }) => ({
      status: orderStatusSchema.parse(status),
      at: at.toISOString(),
      actor,
    })),
    refunds: refunds.map(({ amount_minor: amount, currency, means, state, actor, created_at: at }) => ({
      amount: toMajor(amount, currency),
      means,
      state,
      actor,
      at: at.toISOString(),
    })),
  };
}

type Work = { staff: StaffMember; orderId: string; log: Logger };

/** Takes a step in the name of a token; the log says who did what to which order – by its number, as its id opens it. */
export async function takeStaffStep(
  trx: Db,
  deps: ApiDeps,
  { staff, orderId, log }: Work,
  input: TakeStepInput,
): Promise<void> {
  await takeStep(trx, deps, { orderId, input, actor: staff.name });
  const order = await numberOf(trx, orderId);
  log.info({ staff: staff.name, token: staff.tokenId, order, step: input.step }, 'order step');
}

/** Decides a return in the name of a token, likewise logged. */
export async function decideStaffReturn(
  trx: Db,
  deps: ApiDeps,
  { staff, orderId, log }: Work,
  { returnId, input }: { returnId: string; input: DecideReturnInput },
): Promise<void> {
  await decideReturn(trx, deps, { orderId, returnId, input, actor: staff.name });
  const order = await numberOf(trx, orderId);
  const who = { staff: staff.name, token: staff.tokenId };
  log.info({ ...who, order, return: returnId, decision: input.decision }, 'return decision');
}

async function numberOf(trx: Db, orderId: string): Promise<string> {
  const { number } = await trx
    .selectFrom('orders')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return number;
}

// Enough for a whole name; every word is one more condition.
const wordsMax = 5;

/** One condition for each word of a search: `text` has it somewhere, in capitals or not. */
export function containing(text: RawBuilder<unknown>, search: string | undefined): RawBuilder<SqlBool>[] {
  const words = (search ?? '').split(/\s+/).filter(Boolean).slice(0, wordsMax);
  return words.map((word) => {
    const like = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    return sql<SqlBool>`${text} ilike ${like}`;
  });
}
