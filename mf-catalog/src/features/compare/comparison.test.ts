import { expect, it } from 'vitest';
import type { ComparedProduct } from '#api/comparison.queries.ts';
import { differs, factRows } from './comparison-rows.ts';
import { sharedIds } from './shared-ids.ts';

const withFacts = (facts: Record<string, string>) =>
  ({ facts: Object.entries(facts).map(([name, value]) => ({ name, value })) }) as ComparedProduct;

it('has a row for every specification that any product names', () => {
  const rows = factRows([
    withFacts({ Weight: '200 g', Battery: '30 h' }),
    withFacts({ Weight: '180 g', Case: 'yes' }),
  ]);
  expect(rows).toEqual([
    { name: 'Weight', values: ['200 g', '180 g'] },
    { name: 'Battery', values: ['30 h', ''] },
    { name: 'Case', values: ['', 'yes'] },
  ]);
});

it('knows in which rows products differ', () => {
  expect(differs(['a', 'a', 'a'])).toBe(false);
  expect(differs(['a', '', 'a'])).toBe(true);
  expect(differs(['a'])).toBe(true);
});

it.each([
  ['?ids=3,14,3', ['3', '14']],
  ['?ids=1,2,3,4,5,6', ['1', '2', '3', '4']],
  ['?ids=%3Cscript%3E,,7', ['7']],
  ['?ids=', []],
  ['', []],
  [`?ids=${'9'.repeat(10_000)}`, []],
])('reads %s as a shared comparison of %j', (search, ids) => {
  expect(sharedIds(new URLSearchParams(search))).toEqual(ids);
});
