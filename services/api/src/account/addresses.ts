import type { NewAddress } from '@dana/contracts/api/address';
import type { Kysely } from 'kysely';
import { localise } from '../catalogue/localise.ts';
import { rowId } from '../catalogue/product-rows.ts';
import type { Database } from '../database/schema.ts';
import type { StoredAddress } from '../database/stored.ts';
import type { Lang } from '../http/context.ts';
import type { FieldKey } from '../http/messages.ts';

/** An address whose country and city exist and belong together, or which field is wrong. */
export async function checkPlace(
  db: Kysely<Database>,
  address: NewAddress,
): Promise<{ stored: StoredAddress } | { wrong: Record<string, FieldKey> }> {
  const countryId = rowId(address.country_id);
  const cityId = rowId(address.city_id);
  const [country, city] = await Promise.all([
    countryId && db.selectFrom('countries').select('id').where('id', '=', countryId).executeTakeFirst(),
    cityId &&
      db.selectFrom('cities').select(['id', 'country_id']).where('id', '=', cityId).executeTakeFirst(),
  ]);
  if (!country) return { wrong: { country_id: 'validation.invalid' } };
  if (!city || city.country_id !== country.id) return { wrong: { city_id: 'validation.invalid' } };
  const { town, address: lines, phone, postal_code, type } = address;
  return {
    stored: { country_id: country.id, city_id: city.id, town, address: lines, phone, postal_code, type },
  };
}

/** Turns stored addresses into answers, with the names of their places. */
export async function presentAddresses<Stored extends StoredAddress & { id?: string; is_default?: boolean }>(
  db: Kysely<Database>,
  addresses: Stored[],
  lang: Lang,
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
      country: country && {
        id: country.id,
        name: localise(country.name, lang),
        code: country.code,
        phone_code: country.phone_code,
      },
      city: city && {
        id: city.id,
        name: localise(city.name, lang),
        country_id: city.country_id,
        parent_id: city.parent_id,
        parent_name: city.parent_name && localise(city.parent_name, lang),
      },
      town: stored.town,
      address: stored.address,
      phone: stored.phone,
      postal_code: stored.postal_code,
      type: stored.type,
      is_default: stored.is_default ?? false,
    };
  });
}

/** The addresses of a shopper, the default one first. */
export function selectAddresses(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id');
}
