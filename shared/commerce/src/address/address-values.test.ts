import { describe, expect, it } from 'vitest';
import { addressInput } from './address-values.ts';
import { addressFieldsOfApi } from './api-fields.ts';
import { emptyAddress } from './empty-address.ts';

describe('the address', () => {
  const typed = {
    ...emptyAddress,
    country_id: '1',
    city_id: '20',
    block: ' ٤ ',
    street: '12',
    building: '7',
    floor: '2',
    flat: '5',
    landmark: 'Opposite the park',
    phone: '٥٠٠٠ ١٢٣٤',
  };

  it('goes from a Kuwaiti form into five fields, in fixed order and Latin digits', () => {
    expect(addressInput(typed, { isKuwait: true, locale: 'en' })).toEqual({
      country_id: 1,
      city_id: 20,
      town: 'Block 4',
      address: 'Street 12, Building 7, Floor 2, Flat 5, Opposite the park',
      phone: '+96550001234',
      postal_code: '',
      type: 1,
      area: '',
    });
  });

  it('is taken as typed in other countries', () => {
    const abroad = { ...typed, town: 'Riffa', line: 'House 3, Road 9' };
    const composed = addressInput(abroad, { isKuwait: false, locale: 'en' });
    expect(composed).toMatchObject({ town: 'Riffa', address: 'House 3, Road 9' });
  });
});

describe('what the API refused of an address', () => {
  it('belongs to block and street in Kuwait, and to town and line elsewhere', () => {
    expect(addressFieldsOfApi(true)).toMatchObject({ town: 'block', address: 'street' });
    expect(addressFieldsOfApi(false)).toMatchObject({ town: 'town', address: 'line' });
  });

  it('has the name of the address before its own in an order', () => {
    expect(addressFieldsOfApi(false, 'address.')).toMatchObject({
      'address.town': 'town',
      'address.city_id': 'city_id',
    });
  });
});
