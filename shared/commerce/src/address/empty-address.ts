import type { StreetAddress } from '@dana/contracts/street-address';

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
