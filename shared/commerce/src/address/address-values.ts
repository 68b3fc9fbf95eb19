import type { Address, NewAddressInput } from '@dana/contracts/api/address';
import { latinDigits } from '@dana/contracts/digits';
import type { Locale } from '@dana/contracts/locale';
import { readStreetAddress, type StreetAddress, writeStreetAddress } from '@dana/contracts/street-address';

/** What the fields of an address hold; everything is text, as fields hold it. */
export type AddressValues = StreetAddress & {
  country_id: string;
  city_id: string;
  /** Outside Kuwait: the town, and street with house in one line. */
  town: string;
  line: string;
  postal_code: string;
  address_type: string;
};

export type AddressName = keyof AddressValues;

export const emptyAddress: AddressValues = {
  ...{ country_id: '', city_id: '', town: '', line: '', postal_code: '', address_type: '1' },
  ...{ block: '', street: '', avenue: '', building: '', floor: '', flat: '', paci: '', landmark: '' },
};

/** The fields that an address is written in. */
export const addressNames = Object.keys(emptyAddress) as AddressName[];

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
  };
}

/** How an address is written: as in Kuwait, in the shopper's language, or as in the rest of the world. */
export type Place = { isKuwait: boolean; locale: Locale };

/**
 * Brings the fields into the API's five. In Kuwait the area is the city, the block the town, and the rest one line in fixed
 * order; elsewhere town and street are taken as typed.
 */
export function addressInput(
  values: AddressValues & { phone: string },
  { isKuwait, locale }: Place,
): NewAddressInput {
  const text = (name: 'town' | 'line' | 'postal_code' | 'phone') => latinDigits(values[name]).trim();
  const lines = isKuwait ? writeStreetAddress(values, locale) : { town: text('town'), address: text('line') };
  return {
    country_id: values.country_id,
    city_id: values.city_id,
    ...lines,
    phone: text('phone'),
    postal_code: text('postal_code'),
    type: Number(values.address_type),
  };
}

/**
 * The field for each of the API's that has another name here. In Kuwait the API knows the block as the town and the rest as
 * the address. @param prefix – of the fields in the call: "address." in an order.
 */
export function addressFieldsOfApi(isKuwait: boolean, prefix = ''): Record<string, AddressName> {
  const own: Record<string, AddressName> = {
    ...{ country_id: 'country_id', city_id: 'city_id', postal_code: 'postal_code', type: 'address_type' },
    ...(isKuwait ? { town: 'block', address: 'street' } : { town: 'town', address: 'line' }),
  };
  return Object.fromEntries(Object.entries(own).map(([name, field]) => [prefix + name, field]));
}
