import { addressInput, addressValues } from '@dana/commerce/address/address-values';
import { type AddressValues, emptyAddress } from '@dana/commerce/address/empty-address';
import type { Address, NewAddressInput } from '@dana/contracts/api/address';
import type { Locale } from '@dana/contracts/locale';

/** What the form of a saved address holds. */
export type SavedAddressValues = AddressValues & { phone: string; is_default: boolean };

/** A saved address as the form shows it; an empty one in the given country for none. */
export function savedAddressValues(address: Address | undefined, countryId: string): SavedAddressValues {
  if (!address) return { ...emptyAddress, country_id: countryId, phone: '', is_default: false };
  return { ...addressValues(address), phone: address.phone, is_default: address.is_default };
}

/** The body of the call that saves it. */
export function savedAddressInput(
  values: SavedAddressValues,
  place: { isKuwait: boolean; locale: Locale },
): NewAddressInput & { is_default: boolean } {
  return { ...addressInput(values, place), is_default: values.is_default };
}
