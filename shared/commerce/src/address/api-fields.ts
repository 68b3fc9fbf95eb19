import type { AddressName } from './empty-address.ts';

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
