import { toMajor } from '@dana/contracts/money';
import type { Selectable } from 'kysely';
import { localise } from '../catalogue/localise.ts';
import type { Database, Db } from '../database/schema.ts';
import { json } from '../database/stored.ts';
import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { type Currency, fromFils } from '../money/currencies.ts';
import { presentCountry } from './addresses.ts';
import { countryTerms, deliveredCountries, isDelivered, workCalendar } from './country-terms.ts';
import { deliveryDates } from './delivery-dates.ts';

/**
 * How an order that is placed now travels to a country: the first that orders go to when none is asked for.
 * Errors: 404 for a country to which none goes.
 */
export async function presentDeliveries(
  deps: ApiDeps,
  countryId: string | undefined,
  { lang, currency }: { lang: Lang; currency: Currency },
) {
  const delivered = await deliveredCountries(deps);
  const id = countryId ?? delivered[0]?.id;
  const terms = id === undefined ? null : await countryTerms(deps, id);
  if (!terms || !isDelivered(terms)) throw new ApiFailure(404, 'not_found');
  const calendar = await workCalendar(deps.db, terms.country);
  const major = (fils: number): number => toMajor(fromFils(fils, currency), currency.code);
  return {
    country: presentCountry(terms.country, lang),
    countries: delivered.map((country) => presentCountry(country, lang)),
    methods: terms.shipping.map((method) => ({
      id: method.id,
      name: localise(method.name, lang),
      price: major(method.price_minor),
      free_from: method.free_from_minor === null ? null : major(method.free_from_minor),
      delivery: deliveryDates(deps.now(), method, calendar),
    })),
  };
}

type Order = Pick<Selectable<Database['orders']>, 'shipping_method' | 'address'>;

/** What an order's shipping says once it is paid: nothing is packed before, so its days count from then. */
export async function promiseAgain(trx: Db, order: Order, paidAt: Date) {
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
