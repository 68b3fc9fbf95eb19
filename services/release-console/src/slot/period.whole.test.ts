import { expect, it } from 'vitest';
import { periodOf } from './period.ts';

it('is what the address says, and a night where it says nothing or something else', () => {
  expect(['1h', '7d', null, '', '2h', 'toString'].map(periodOf)).toEqual([
    '1h',
    '7d',
    '12h',
    '12h',
    '12h',
    '12h',
  ]);
});
