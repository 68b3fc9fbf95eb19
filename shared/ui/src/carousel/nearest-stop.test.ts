import { expect, it } from 'vitest';
import { nearestStop } from './nearest-stop.ts';

it.each([
  [0, [0, 0.5, 1], 0],
  [0.3, [0, 0.5, 1], 1],
  [0.9, [0, 0.5, 1], 2],
  [1, [0], 0],
  [Number.NaN, [0, 1], 0],
  [0.4, [], 0],
])('a row scrolled by %s of its way stands, of the stops %j, at number %s', (scrolled, stops, stop) => {
  expect(nearestStop(scrolled, stops)).toBe(stop);
});
