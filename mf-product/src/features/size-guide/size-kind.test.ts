import { expect, it } from 'vitest';
import { sizeKindOf } from './size-kind.ts';

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
