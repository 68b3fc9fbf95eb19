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
  /** `other` where the list of areas does not have the one that is meant, which then stands in `area`. */
  area_kind: string;
  area: string;
};

/** The `area_kind` of an area that no list has. */
export const otherArea = 'other';

export type AddressName = keyof AddressValues;

export const emptyAddress: AddressValues = {
  ...{ country_id: '', city_id: '', town: '', line: '', postal_code: '', address_type: '1' },
  ...{ area_kind: '', area: '' },
  ...{ block: '', street: '', avenue: '', building: '', floor: '', flat: '', paci: '', landmark: '' },
};

/** The fields that an address is written in. */
export const addressNames = Object.keys(emptyAddress) as AddressName[];
