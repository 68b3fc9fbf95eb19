import type { AddressName } from './empty-address.ts';

/** Which address a form must hold: none where a saved one is chosen. */
export type AddressNeed = 'kuwait' | 'elsewhere' | 'none';

/** What must be filled in. The API takes an address without a block or a building. */
export const neededFields = {
  kuwait: ['country_id', 'city_id', 'block', 'street', 'building'],
  elsewhere: ['country_id', 'city_id', 'line'],
  none: [],
} as const satisfies Record<AddressNeed, readonly AddressName[]>;
