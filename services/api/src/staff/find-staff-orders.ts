import type { StaffOrdersQuery } from '@dana/contracts/api/staff-order';
import { toMajor } from '@dana/contracts/money';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { confirmationUntil } from '../orders/confirm-order.ts';
import type { Database } from '../database/schema.ts';
import type { Paging } from '../http/read-input.ts';
import { containing } from './containing.ts';

/** A page of orders for the staff, newest first, and how many there are. */
export async function findStaffOrders(db: Kysely<Database>, query: StaffOrdersQuery, paging: Paging) {
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
      sql<number>`(select sum(quantity) from order_items i where i.order_id = o.id)`.as('pieces'),
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
    items_count: Number(row.pieces),
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
