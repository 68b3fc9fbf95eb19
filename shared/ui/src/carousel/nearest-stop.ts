/**
 * Where a row that was scrolled by hand stands among the stops that a carousel makes of it.
 * @param scrolled – the part of the way that was scrolled, 0 to 1. @param stops – parts of the way, in order.
 * @returns the position of the nearest stop, from 0.
 */
export function nearestStop(scrolled: number, stops: readonly number[]): number {
  const distances = stops.map((stop) => Math.abs(stop - scrolled));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
