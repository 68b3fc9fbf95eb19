import { expect, it } from 'vitest';
import { nextTab } from './next-tab.ts';

it('moves with the arrows in reading direction, round the ends', () => {
  expect(nextTab('ArrowRight', 0, 3, 'ltr')).toBe(1);
  expect(nextTab('ArrowRight', 2, 3, 'ltr')).toBe(0);
  expect(nextTab('ArrowLeft', 0, 3, 'ltr')).toBe(2);
});

it('has the next tab at the left in Arabic', () => {
  expect(nextTab('ArrowLeft', 0, 3, 'rtl')).toBe(1);
  expect(nextTab('ArrowRight', 0, 3, 'rtl')).toBe(2);
});

it('jumps to both ends and leaves other keys alone', () => {
  expect(nextTab('Home', 2, 3, 'rtl')).toBe(0);
  expect(nextTab('End', 0, 3, 'ltr')).toBe(2);
  expect(nextTab('Tab', 0, 3, 'ltr')).toBeUndefined();
});
