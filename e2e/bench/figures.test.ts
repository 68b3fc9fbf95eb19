import { expect, it } from 'vitest';
import { kilobytes, median, milliseconds, percentile, seconds, times } from './figures.ts';

it('takes the middle of the figures, whatever their order, and leaves them as they are', () => {
  const figures = [9, 1, 100, 2, 10];
  expect(median(figures)).toBe(9);
  expect(figures).toEqual([9, 1, 100, 2, 10]);
});

it('finds the figure below which a share of all lies, the last one for all', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([51, 96, 100, 100]);
});

it('writes a dash where there is nothing to take a figure from', () => {
  expect([milliseconds(median([])), seconds(median([])), times(median([]), 2), times(2, 0)]).toEqual(
    Array(4).fill('–'),
  );
});

it('writes figures in the unit of their column', () => {
  expect([
    milliseconds(12.6),
    milliseconds(0.32),
    seconds(1_849),
    kilobytes(33_177),
    times(1_840, 636),
  ]).toEqual(['13 ms', '0.3 ms', '1.85 s', '32', '2.9 ×']);
});
