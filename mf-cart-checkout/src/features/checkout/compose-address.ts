import type { NewAddressInput } from '@dana/contracts/api/address';
import { latinDigits } from '@dana/ui';
import type { CheckoutValues } from './checkout-values.ts';

/** The words of an address in the language it is typed in. */
export type AddressWords = Record<
  'block' | 'street' | 'avenue' | 'building' | 'floor' | 'flat' | 'paci',
  string
>;

/** In the order in which drivers in Kuwait read it. */
const kuwaitiParts = ['street', 'avenue', 'building', 'floor', 'flat', 'paci'] as const;

export type Place = { isKuwait: boolean; words: AddressWords; separator: string };

/**
 * Brings the form's address into the API's five fields. In Kuwait the area is the city, the block the town, and the rest
 * one line in fixed order; elsewhere town and street are taken as typed.
 */
export function composeAddress(
  values: CheckoutValues,
  { isKuwait, words, separator }: Place,
): NewAddressInput {
  const text = (name: keyof CheckoutValues): string => latinDigits(values[name]).trim();
  const named = kuwaitiParts
    .filter((part) => text(part) !== '')
    .map((part) => `${words[part]} ${text(part)}`);
  const landmark = text('landmark');
  return {
    country_id: values.country_id,
    city_id: values.city_id,
    town: isKuwait ? `${words.block} ${text('block')}`.trim() : text('town'),
    address: isKuwait ? [...named, ...(landmark ? [landmark] : [])].join(separator) : text('street'),
    phone: text('phone'),
    postal_code: text('postal_code'),
    type: Number(values.address_type),
  };
}
