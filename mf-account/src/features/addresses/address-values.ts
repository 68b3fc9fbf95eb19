import type { Address, NewAddressInput } from '@dana/contracts/api/address';
import { latinDigits } from '@dana/contracts/digits';
import type { Locale } from '@dana/contracts/locale';
import { readStreetAddress, type StreetAddress, writeStreetAddress } from '@dana/contracts/street-address';

/** What the form of an address holds; everything is text, as fields hold it, but for the one tick. */
export type AddressValues = StreetAddress & {
  country_id: string;
  city_id: string;
  /** Outside Kuwait: the town, and street with house in one line. */
  town: string;
  line: string;
  postal_code: string;
  phone: string;
  type: string;
  is_default: boolean;
};

export type AddressTextName = Exclude<keyof AddressValues, 'is_default'>;

export const emptyAddress: AddressValues = {
  ...{ country_id: '', city_id: '', town: '', line: '', postal_code: '', phone: '', type: '1' },
  ...{ block: '', street: '', avenue: '', building: '', floor: '', flat: '', paci: '', landmark: '' },
  is_default: false,
};

/** A saved address as the form shows it. */
export function addressValues(address: Address): AddressValues {
  const { country, city, town, postal_code, phone, type, is_default } = address;
  return {
    ...readStreetAddress(address),
    country_id: country?.id ?? '',
    city_id: city?.id ?? '',
    town,
    line: address.address,
    postal_code,
    phone,
    type: String(type),
    is_default,
  };
}

/** What the API is told. In Kuwait the area is the city, the block the town, and the rest one line in fixed order. */
export function addressInput(
  values: AddressValues,
  { isKuwait, locale }: { isKuwait: boolean; locale: Locale },
): NewAddressInput & { is_default: boolean } {
  const text = (name: AddressTextName): string => latinDigits(values[name]).trim();
  const lines = isKuwait ? writeStreetAddress(values, locale) : { town: text('town'), address: text('line') };
  return {
    country_id: values.country_id,
    city_id: values.city_id,
    ...lines,
    postal_code: text('postal_code'),
    phone: text('phone'),
    type: Number(values.type),
    is_default: values.is_default,
  };
}
