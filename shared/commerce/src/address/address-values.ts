import type { Address, NewAddressInput } from '@dana/contracts/api/address';
import type { Locale } from '@dana/contracts/locale';
import { readStreetAddress, writeStreetAddress } from '@dana/contracts/street-address';
import { normalizePhone } from '@dana/contracts/phone';
import { sentId } from '@dana/contracts/sent-ids';
import { identifierText, latinDigits, proseText } from '@dana/contracts/typed-text';
import { type AddressValues, otherArea } from './empty-address.ts';

/** A saved address as its fields show it. */
export function addressValues(address: Address): AddressValues {
  const { country, city, town, postal_code, type } = address;
  return {
    ...readStreetAddress(address),
    country_id: country?.id ?? '',
    city_id: city?.id ?? '',
    town,
    line: address.address,
    postal_code,
    address_type: String(type),
    area_kind: city?.is_other ? otherArea : '',
    area: address.area,
  };
}

/** How an address is written: as in Kuwait, in the shopper's language, or as in the rest of the world. */
export type Place = {
  isKuwait: boolean;
  locale: Locale;
  /** Whose rule reads a phone without a prefix: a code of ISO 3166, '' where nothing is known of the country. */
  phoneCountry?: string | undefined;
  /** The back end takes the name of an area that its list does not have. */
  takesArea?: boolean;
};

/**
 * Brings the fields into those of the API. In Kuwait the area is the city, the block the town, and the rest one line in fixed
 * order; elsewhere town and street are taken as typed.
 */
export function addressInput(
  values: AddressValues & { phone: string },
  { isKuwait, locale, phoneCountry, takesArea = true }: Place,
): NewAddressInput {
  const text = (name: 'town' | 'line') => latinDigits(proseText(values[name]));
  const lines = isKuwait ? writeStreetAddress(values, locale) : { town: text('town'), address: text('line') };
  return {
    country_id: sentId(values.country_id),
    city_id: sentId(values.city_id),
    ...lines,
    phone: normalizePhone(values.phone, phoneCountry) ?? identifierText(values.phone),
    postal_code: isKuwait ? '' : identifierText(values.postal_code),
    type: Number(values.address_type),
    ...(takesArea && { area: values.area_kind === otherArea ? proseText(values.area) : '' }),
  };
}
