import { expect, it } from 'vitest';
import { readBenchWords } from './bench-words.ts';
import { pageKinds, pathOf } from './page-kinds.ts';
import { pathsOf, readServerWords } from './server-words.ts';

it('measures loads and presses of all pages in five rounds where nothing else is asked for', () => {
  expect(readBenchWords([])).toEqual({
    kinds: [...pageKinds],
    rounds: 5,
    measuresLoads: true,
    measuresPresses: true,
    beside: undefined,
  });
  expect(readBenchWords([], { BENCH_ROUNDS: '2' }).rounds).toBe(2);
});

it('measures only what is named', () => {
  const words = readBenchWords(['home', 'product', '--rounds', '3', '--presses'], { BENCH_ROUNDS: '2' });
  expect(words).toMatchObject({ kinds: ['home', 'product'], rounds: 3 });
  expect(words).toMatchObject({ measuresLoads: false, measuresPresses: true });
  expect(readBenchWords(['--loads'])).toMatchObject({ measuresLoads: true, measuresPresses: false });
});

it('names the pages there are when it is asked for another', () => {
  expect(() => readBenchWords(['hom'])).toThrow(/"hom".*home, listing/);
  expect(() => readBenchWords(['--rounds', 'many'])).toThrow('many');
});

it('gives every kind of page an address of its own in each language', () => {
  const paths = pageKinds.flatMap((kind) => [pathOf(kind, 'en', 'ring'), pathOf(kind, 'ar', 'ring')]);
  expect(new Set(paths).size).toBe(2 * pageKinds.length);
  expect(paths.every((path) => /^\/(en|ar)(\/|$)/.test(path))).toBe(true);
});

it('reads how a server is to be pressed', () => {
  const words = readServerWords([
    '--connections',
    '1,50',
    '--minutes',
    '10',
    '--uncached',
    '/en/shop?page={n}',
  ]);
  expect(words).toMatchObject({ connections: [1, 50], minutes: 10, uncached: '/en/shop?page={n}' });
  expect(() => readServerWords(['--seconds', ''])).toThrow('""');
});

it('asks for another page each time where a pattern says so', () => {
  const numbered = pathsOf('/en/shop?page={n}', []);
  expect(numbered()).not.toBe(numbered());
  const products = pathsOf('/ar/product-details/{slug}', ['ring', 'watch']);
  expect([products(), products(), products()].map((path) => path.split('/').at(-1))).toEqual([
    'ring',
    'watch',
    'ring',
  ]);
  const same = pathsOf('/en', []);
  expect(same()).toBe(same());
});
