import { expect, it } from 'vitest';
import { departmentOf } from './department-of.ts';

it.each([
  ['/category/electronics', 'electronics'],
  ['/category/electronics?status=on-sale', undefined],
  ['/category/', undefined],
  ['/shop', undefined],
])('takes the department that a link of the menu leads to from its path: %s', (path, slug) => {
  expect(departmentOf(path)).toBe(slug);
});
