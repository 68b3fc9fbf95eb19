import { expect, it } from 'vitest';
import { citySchema, countrySchema } from './api/country-city.ts';
import { areaGroups, hasPostalCodes, matchesArea } from './delivery-areas.ts';

const areas = [
  { id: 2, name: 'Abdullah Al-Salem', names: ['ضاحية عبد الله السالم'] },
  { id: 3, name: 'Sabah Al-Salem', names: ['صباح السالم'] },
].map((area) => citySchema.parse({ ...area, country_id: 1, parent_id: 1, parent_name: 'Capital' }));

const found = (query: string) =>
  areaGroups(areas, '1')
    .flatMap(({ items }) => items)
    .filter((area) => matchesArea(area, query))
    .map(({ label }) => label);

it.each([
  ['عبدالله', 'Abdullah Al-Salem'],
  ['عبد الله السالم', 'Abdullah Al-Salem'],
  ['abdullah alsalem', 'Abdullah Al-Salem'],
  ['Sabah Al Salem', 'Sabah Al-Salem'],
  ['sabah al-sal', 'Sabah Al-Salem'],
  ['صباحالسالم', 'Sabah Al-Salem'],
])('finds an area by %s, however it is spaced', (query, name) => {
  expect(found(query)).toEqual([name]);
});

it('finds none across two names, none by a sign alone, and all while nothing is typed', () => {
  expect(found('salemضاحية')).toEqual([]);
  expect(found("'")).toEqual([]);
  for (const nothing of ['', ' ', '\u200f', '\u2066\u2069']) expect(found(nothing)).toHaveLength(2);
});

it('offers the area for others last, whatever is typed', () => {
  const other = citySchema.parse({ id: 9, name: 'Other area', country_id: 1, is_other: true });
  const groups = areaGroups([other, ...areas], '1');
  expect(groups.map(({ value, items }) => [value, items.length])).toEqual([
    ['Capital', 2],
    ['', 1],
  ]);
  expect(matchesArea(groups[1]?.items[0], 'nowhere')).toBe(true);
});

it('asks for a postal code where addresses have one', () => {
  const countries = ['KW', 'SA', 'QA'].map((code, index) =>
    countrySchema.parse({ id: index + 1, name: code, code }),
  );
  expect(['1', '2', '3'].map((id) => hasPostalCodes(countries, id))).toEqual([false, true, false]);
});
