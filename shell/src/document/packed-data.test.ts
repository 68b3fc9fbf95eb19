import type { Navigation } from '@dana/contracts/navigation';
import { expect, it } from 'vitest';
import { pack, unpack } from './packed-data.ts';
import { packNavigation, unpackNavigation } from './packed-navigation.ts';

const throughHtml = (value: unknown): unknown => unpack(JSON.parse(JSON.stringify(pack(value))));

it.each([
  [
    'a list of things',
    [
      { id: 1, at: { x: 1 } },
      { id: 2, at: { x: 2 } },
    ],
  ],
  ['fields that only some have', [{ id: 1 }, { id: 2, old: 3, by: { name: 'a' } }, { old: null, id: 4 }]],
  ['things with no field in common', [{ a: 1 }, { b: 2 }]],
  ['things without fields, and lists without things', [{}, {}, [], [1, 'two', null], [{ a: 1 }, 2]]],
  [
    'lists in lists in things',
    { rows: [{ cells: [{ a: 1 }, { a: 2 }] }, { cells: [] }, { cells: [{ a: 3 }] }] },
  ],
  [
    'fields with the names of the marks',
    [
      { '#': { a: [1] }, '?': 1, as: 2 },
      { '#': null, '?': { 0: 1 }, as: 3 },
    ],
  ],
  ['such fields alone', { '#': { a: [1, 2] }, in: { '?': { 0: 1 }, '#': 5 } }],
  ['columns that look like marks', [{ a: { '?': { 0: 'x' } } }, { a: { '#': { b: [1] } } }]],
  ['plain values', 'text'],
  [
    'a column of one value',
    [
      { id: 1, old: null },
      { id: 2, old: null },
    ],
  ],
  [
    'things that are all the same',
    [
      { id: 1, of: [] },
      { id: 1, of: [] },
    ],
  ],
  [
    'lists of things in each thing',
    [
      { id: 1, in: [{ a: 1 }, { a: 2 }] },
      { id: 2, in: [] },
      { id: 3, in: [{ a: 3, old: [[1], []] }] },
    ],
  ],
])('comes back as it was: %s', (_, value) => {
  expect(throughHtml(value)).toEqual(value);
});

it('names each field of a list once, and leaves out what has no value', () => {
  const list = [
    { slug: 'a', old: undefined },
    { slug: 'b', old: 2 },
  ];
  expect(JSON.stringify(pack(list))).toBe('{"#":{"slug":["a","b"],"old":{"?":{"1":2}}}}');
  expect(throughHtml(list)).toEqual([{ slug: 'a' }, { slug: 'b', old: 2 }]);
});

it('names the fields of lists in a list once, and a value that all have once', () => {
  const list = [
    { slug: 'a', in: [{ id: 1 }, { id: 2 }], of: null },
    { slug: 'b', in: [{ id: 3 }], of: null },
  ];
  expect(JSON.stringify(pack(list))).toBe(
    '{"#":{"slug":["a","b"],"in":{"+":[2,1],"of":{"#":{"id":[1,2,3]}}},"of":{"=":null}}}',
  );
});

it('navigation comes out in the browser as it was', () => {
  const navigation: Navigation = {
    menu: [
      { path: '/', label: 'Home', panel: 'home' },
      { path: '/coupons', label: 'Coupons' },
    ],
    'footer.account': [{ path: '/login', label: 'Sign in', for: 'guests' }],
  };
  expect(unpackNavigation(JSON.parse(JSON.stringify(packNavigation(navigation))))).toEqual(navigation);
});
