import { expect, it } from 'vitest';
import { sizeKindOf } from './size-kind.ts';
import { sizeTables } from './size-tables.ts';

type Values = Parameters<typeof sizeKindOf>[0]['values'];
const attribute = (...names: string[]) => ({ values: names.map((name) => ({ name })) as unknown as Values });

it('knows clothes by letters, shoes and rings by figures of their department', () => {
  expect(sizeKindOf(attribute('S', 'M', 'xl'), 'fashion')).toBe('clothing');
  expect(sizeKindOf(attribute('37', '38'), 'fashion')).toBe('shoes');
  expect(sizeKindOf(attribute('50', '52'), 'jewelry')).toBe('rings');
});

it('has no guide for what is no size, nor for what is only partly one', () => {
  expect(sizeKindOf(attribute('Pearl', 'Sea'), 'fashion')).toBeUndefined();
  expect(sizeKindOf(attribute('S', 'One size'), 'fashion')).toBeUndefined();
  expect(sizeKindOf(attribute('38 mm', '42 mm'), 'electronics')).toBeUndefined();
  expect(sizeKindOf(attribute('50', '52'), null)).toBeUndefined();
  expect(sizeKindOf(attribute(), 'fashion')).toBeUndefined();
});

it('gives clothes the girths of the European standard, for the sizes that there are', () => {
  const [women, men] = sizeTables('clothing', ['S', 'M']);
  expect(women?.rows).toEqual([
    { size: 'S', measures: ['82–90', '66–74', '90–98'] },
    { size: 'M', measures: ['90–98', '74–82', '98–106'] },
  ]);
  expect(men?.rows[0]).toEqual({ size: 'S', measures: ['86–94', '74–82'] });
});

it('gives shoes the length of the foot and rings their diameter', () => {
  expect(sizeTables('shoes', ['40'])[0]?.rows).toEqual([{ size: '40', measures: ['25.3'] }]);
  expect(sizeTables('rings', ['54'])[0]?.rows).toEqual([{ size: '54', measures: ['17.2', '54'] }]);
});
