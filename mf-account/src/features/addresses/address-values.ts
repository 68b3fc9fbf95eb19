import { addressInput, addressValues, type Place } from '@dana/commerce/address/address-values';
import { type AddressValues, emptyAddress } from '@dana/commerce/address/empty-address';
import type { Address, NewAddressInput } from '@dana/contracts/api/address';
import type { Country } from '@dana/contracts/api/country-city';
import { homeCountry } from '@dana/contracts/delivery-areas';
import { showLocalPhone } from '@dana/contracts/show-local-phone';

/** What the form of a saved address holds. */
export type SavedAddressValues = AddressValues & { phone: string; is_default: boolean };

/**
 * A saved address as the form shows it; an empty one at home for none. One in a country that orders no longer go to begins at
 * home, where its area is to be chosen again.
 */
export function savedAddressValues(
  address: Address | undefined,
  countries: readonly Country[],
): SavedAddressValues {
  const atHome = { country_id: homeCountry(countries)?.id ?? '', city_id: '', area_kind: '', area: '' };
  if (!address) return { ...emptyAddress, ...atHome, phone: '', is_default: false };
  const values = addressValues(address);
  const country = countries.find(({ id }) => id === values.country_id);
  return {
    ...values,
    ...(country ? {} : atHome),
    phone: showLocalPhone(address.phone, country?.code ?? ''),
    is_default: address.is_default,
  };
}

/** The body of the call that saves it. */
export function savedAddressInput(
  values: SavedAddressValues,
  place: Place,
): NewAddressInput & { is_default: boolean } {
  return { ...addressInput(values, place), is_default: values.is_default };
}
