import type { NewAddressInput } from '@dana/contracts/api/address';
import { latinDigits } from '@dana/contracts/digits';
import type { Locale } from '@dana/contracts/locale';
import { writeStreetAddress } from '@dana/contracts/street-address';
import type { CheckoutValues } from './checkout-values.ts';

export type Place = { isKuwait: boolean; locale: Locale };

/**
 * Brings the form's address into the API's five fields. In Kuwait the area is the city, the block the town, and the rest
 * one line in fixed order; elsewhere town and street are taken as typed.
 */
export function composeAddress(values: CheckoutValues, { isKuwait, locale }: Place): NewAddressInput {
  const text = (name: keyof CheckoutValues): string => latinDigits(values[name]).trim();
  const lines = isKuwait
    ? writeStreetAddress(values, locale)
    : { town: text('town'), address: text('street') };
  return {
    country_id: values.country_id,
    city_id: values.city_id,
    ...lines,
    phone: text('phone'),
    postal_code: text('postal_code'),
    type: Number(values.address_type),
  };
}
