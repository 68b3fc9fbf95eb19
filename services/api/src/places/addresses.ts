import type { NewAddress } from '@dana/contracts/api/address';
import type { ApiErrorCode } from '@dana/contracts/api/error';
import type { Selectable } from 'kysely';
import { localise } from '../catalogue/localise.ts';
import { rowId } from '../catalogue/product-rows.ts';
import type { Database, Db } from '../database/schema.ts';
import type { StoredAddress } from '../database/stored.ts';
import { countryTerms, isDelivered } from './country-terms.ts';
import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import type { ValidationKey } from '@dana/contracts/api/validation';
import { storedPhone } from './phones.ts';

type WrongPlace = {
  wrong: Record<string, ValidationKey | ApiErrorCode>;
  params?: Record<string, string | number>;
};

/**
 * An address that can be delivered to: its country is, its city is an area of it – named in words where it is the one for
 * others – and its phone is a number. Or which field is wrong.
 */
export async function checkPlace(
  deps: Pick<ApiDeps, 'db' | 'gateway'>,
  address: NewAddress,
): Promise<{ stored: StoredAddress } | WrongPlace> {
  const cityId = rowId(address.city_id);
  const [terms, city] = await Promise.all([
    countryTerms(deps, address.country_id),
    cityId && findArea(deps.db, cityId),
  ]);
  if (!terms) return { wrong: { country_id: 'validation.invalid' } };
  if (!isDelivered(terms)) return { wrong: { country_id: 'country_not_delivered' } };
  const { country } = terms;
  // A governorate is no place that a driver finds.
  if (!city || city.country_id !== country.id || city.has_areas)
    return { wrong: { city_id: 'validation.invalid' } };
  const { town, address: lines, postal_code, type } = address;
  const area = city.is_other ? address.area : '';
  if (city.is_other && area === '') return { wrong: { area: 'validation.required' } };
  const phone = address.phone === '' ? { e164: '' } : storedPhone(address.phone, country.code);
  if ('wrong' in phone) return { wrong: { phone: phone.wrong }, params: phone.params };
  return {
    stored: {
      ...{ country_id: country.id, city_id: city.id, town, address: lines, phone: phone.e164 },
      ...{ postal_code, type, area },
    },
  };
}

/** A city, and whether it is divided into areas. */
function findArea(db: Db, id: number) {
  return db
    .selectFrom('cities as c')
    .select(['c.id', 'c.country_id', 'c.is_other'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('cities as a')
            .select('a.id')
            .whereRef('a.parent_id', '=', 'c.id')
            .where('a.withdrawn_at', 'is', null),
        )
        .as('has_areas'),
    )
    .where('c.id', '=', id)
    .where('c.withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Turns stored addresses into answers, with the names of their places. @param delivered – ids of the countries that orders go
 * to, where it is to be said.
 */
export async function presentAddresses<Stored extends StoredAddress & { id?: string; is_default?: boolean }>(
  db: Db,
  addresses: Stored[],
  lang: Lang,
  delivered?: ReadonlySet<number>,
) {
  if (addresses.length === 0) return [];
  const [countries, cities] = await Promise.all([
    db.selectFrom('countries').selectAll().execute(),
    db
      .selectFrom('cities as c')
      .leftJoin('cities as parent', 'parent.id', 'c.parent_id')
      .selectAll('c')
      .select('parent.name as parent_name')
      .where(
        'c.id',
        'in',
        addresses.map((address) => address.city_id),
      )
      .execute(),
  ]);
  return addresses.map((stored) => {
    const country = countries.find((row) => row.id === stored.country_id);
    const city = cities.find((row) => row.id === stored.city_id);
    return {
      id: stored.id ?? null,
      country: country && presentCountry(country, lang),
      city: city && {
        id: city.id,
        name: localise(city.name, lang),
        country_id: city.country_id,
        parent_id: city.parent_id,
        parent_name: city.parent_name && localise(city.parent_name, lang),
        is_other: city.is_other,
      },
      town: stored.town,
      address: stored.address,
      phone: stored.phone,
      postal_code: stored.postal_code,
      type: stored.type,
      is_default: stored.is_default ?? false,
      area: stored.area ?? '',
      ...(delivered && { is_delivered: delivered.has(stored.country_id) }),
    };
  });
}

/** A country as answers carry it. */
export function presentCountry(
  { id, name, code, phone_code }: Selectable<Database['countries']>,
  lang: Lang,
) {
  return { id, name: localise(name, lang), code, phone_code };
}

/** The addresses of a shopper, the default one first. */
export function selectAddresses(db: Db, userId: string) {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id');
}
