/** Where the usual measure of a vital ends to be good, and where it begins to be poor. Units: milliseconds; `cls` has none. */
export const vitalBounds = {
  lcpMs: { good: 2_500, poor: 4_000 },
  inpMs: { good: 200, poor: 500 },
  cls: { good: 0.1, poor: 0.25 },
} as const;

export type Vital = keyof typeof vitalBounds;
export type VitalRating = 'good' | 'middling' | 'poor';

/** How good a value is; a value on a bound is on its better side. */
export function ratingOf(vital: Vital, value: number): VitalRating {
  const { good, poor } = vitalBounds[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'middling' : 'poor';
}
