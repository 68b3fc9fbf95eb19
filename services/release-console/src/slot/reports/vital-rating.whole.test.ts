import { expect, it } from 'vitest';
import { ratingOf } from './vital-rating.ts';

it('calls values good and poor where web.dev does, those on a bound by its better side', () => {
  expect([2_500, 2_501, 4_000, 4_001].map((value) => ratingOf('lcpMs', value))).toEqual([
    ...['good', 'middling', 'middling', 'poor'],
  ]);
  expect([0, 200, 500, 501].map((value) => ratingOf('inpMs', value))).toEqual([
    ...['good', 'good', 'middling', 'poor'],
  ]);
  expect([0.1, 0.11, 0.26].map((value) => ratingOf('cls', value))).toEqual(['good', 'middling', 'poor']);
});
