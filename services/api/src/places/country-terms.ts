import type { Selectable } from 'kysely';
import { rowId } from '../catalogue/product-rows.ts';
import type { Database, Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { providerOf } from '../payments/payment-provider.ts';
import type { WorkCalendar } from './delivery-dates.ts';

type Row<Table extends keyof Database> = Selectable<Database[Table]>;

/** A shipping method as it goes to one country. */
export type CountryMethod = Pick<Row<'shipping_methods'>, 'id' | 'name' | 'description' | 'is_pickup'> &
  Pick<Row<'country_shipping'>, 'price_minor' | 'free_from_minor' | 'min_days' | 'max_days'>;

/** What holds for orders to a country; no methods, or no payments: none go there. */
export type CountryTerms = {
  country: Row<'countries'>;
  shipping: CountryMethod[];
  payments: Row<'payment_methods'>[];
};

/** The countries that orders go to, in the shop's order: those with a rate and a way to pay that this API takes. */
export async function deliveredCountries(deps: Pick<ApiDeps, 'db' | 'gateway'>): Promise<Row<'countries'>[]> {
  const rows = await deps.db
    .selectFrom('countries as c')
    .selectAll('c')
    .where((eb) =>
      eb.exists(
        eb.selectFrom('country_shipping as s').select('s.country_id').whereRef('s.country_id', '=', 'c.id'),
      ),
    )
    .orderBy('c.position')
    .execute();
  const ways = await deps.db
    .selectFrom('country_payments as cp')
    .innerJoin('payment_methods as p', 'p.id', 'cp.payment_method_id')
    .select(['cp.country_id', 'p.code'])
    .where('p.active', '=', true)
    .execute();
  const payable = new Set(ways.filter(({ code }) => providerOf(deps, code)).map((way) => way.country_id));
  return rows.filter(({ id }) => payable.has(id));
}

/** What holds for one country. Null for one that is not known. */
export async function countryTerms(
  deps: Pick<ApiDeps, 'db' | 'gateway'>,
  countryId: string | number,
): Promise<CountryTerms | null> {
  const id = rowId(String(countryId));
  if (!id) return null;
  const { db } = deps;
  const [country, shipping, payments] = await Promise.all([
    db.selectFrom('countries').selectAll().where('id', '=', id).executeTakeFirst(),
    db
      .selectFrom('country_shipping as s')
      .innerJoin('shipping_methods as m', 'm.id', 's.shipping_method_id')
      .select(['m.id', 'm.name', 'm.description', 'm.is_pickup'])
      .select(['s.price_minor', 's.free_from_minor', 's.min_days', 's.max_days'])
      .where('s.country_id', '=', id)
      .orderBy('m.position')
      .execute(),
    db
      .selectFrom('country_payments as cp')
      .innerJoin('payment_methods as p', 'p.id', 'cp.payment_method_id')
      .selectAll('p')
      .where('cp.country_id', '=', id)
      .where('p.active', '=', true)
      .orderBy('p.position')
      .execute(),
  ]);
  if (!country) return null;
  return { country, shipping, payments: payments.filter(({ code }) => providerOf(deps, code)) };
}

/** Whether orders go to the country of these terms. */
export const isDelivered = ({ shipping, payments }: CountryTerms): boolean =>
  shipping.length > 0 && payments.length > 0;

/** When is worked in a country and in the shop's own country, Kuwait. */
export async function workCalendar(db: Db, destination: WorkCalendar['destination']): Promise<WorkCalendar> {
  const [shop, holidays] = await Promise.all([
    db.selectFrom('countries').selectAll().where('code', '=', 'KW').executeTakeFirst(),
    db.selectFrom('holidays').selectAll().execute(),
  ]);
  return { shop, destination, holidays };
}
