import type { trackOrderInputSchema } from '@dana/contracts/api/order';
import type { Kysely, Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../database/schema.ts';
import type { CurrentUser } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { ownShop } from '../shop/own-shop.ts';
import { storedPhone } from '../places/phones.ts';

type OrderRow = Selectable<Database['orders']>;

/** An order that the caller may see: a guest's by its unguessable id, a shopper's only for them. 404 for all others. */
export async function findOrder(
  db: Kysely<Database>,
  id: string,
  user: CurrentUser | null,
): Promise<OrderRow> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    // Nobody's any more; who was its owner is no reason to show it to whoever has the link.
    .where('person_gone_at', 'is', null)
    .executeTakeFirst();
  // Another shopper's order looks like a missing one.
  if (!row || (row.user_id !== null && row.user_id !== user?.id)) throw notFound();
  return row;
}

/** Before the numbers of orders from when no shop had letters of its own. */
const firstPrefix = 'DN';

/** The order with this number, if everything that was said about its contact is right. One 404 for all else. */
export async function findTracked(
  db: Kysely<Database>,
  { number, email, phone }: z.output<typeof trackOrderInputSchema>,
): Promise<OrderRow> {
  const { orderPrefix } = await ownShop(db);
  const [, own, digits] = /^([A-Z]*)(\d+)$/.exec(number) ?? [];
  const prefixes = own === '' ? [orderPrefix ?? firstPrefix, firstPrefix] : own ? [own] : [];
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('person_gone_at', 'is', null)
    .where('number', 'in', [number, ...prefixes.map((letters) => `${letters}-${digits}`)])
    .executeTakeFirst();
  const isRight =
    row && (!email || row.contact.email === email) && (!phone || (await isPhoneOf(db, row, phone)));
  if (!isRight) throw notFound();
  return row;
}

/** Whether this is an order's phone, also as it is written in the country that the order goes to. */
async function isPhoneOf(db: Kysely<Database>, { contact, address }: OrderRow, phone: string) {
  const country = await db
    .selectFrom('countries')
    .select('code')
    .where('id', '=', address?.country_id ?? 0)
    .executeTakeFirst();
  const spellings = [storedPhone(phone), storedPhone(phone, country?.code)];
  return spellings.some((read) => 'e164' in read && read.e164 === contact.phone);
}
