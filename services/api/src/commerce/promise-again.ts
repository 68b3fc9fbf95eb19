import type { Kysely, Selectable } from 'kysely';
import { json } from '../database/stored.ts';
import type { Database } from '../database/schema.ts';
import { workCalendar } from '../places/country-terms.ts';
import { deliveryDates } from '../places/delivery-dates.ts';

type Order = Pick<Selectable<Database['orders']>, 'shipping_method' | 'address'>;

/** What an order's shipping says once it is paid: nothing is packed before, so its days count from then. */
export async function promiseAgain(trx: Kysely<Database>, order: Order, paidAt: Date) {
  const { shipping_method: shipping, address } = order;
  const country = await trx
    .selectFrom('countries')
    .selectAll()
    // What is collected has no address: the days are the shop's own.
    .where((eb) => (address ? eb('id', '=', address.country_id) : eb('code', '=', 'KW')))
    .executeTakeFirst();
  if (!country) return {};
  const [min_days, max_days] = shipping.days;
  const delivery = deliveryDates(paidAt, { min_days, max_days }, await workCalendar(trx, country));
  return { shipping_method: json({ ...shipping, delivery }) };
}
