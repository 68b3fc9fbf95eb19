/** Lowest and highest, in the unit the caller counts in (major units of the currency for prices). */
export type Range = readonly [number, number];
