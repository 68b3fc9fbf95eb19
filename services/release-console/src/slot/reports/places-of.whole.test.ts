import { expect, it } from 'vitest';
import { placesOf } from './places-of.ts';

const line = (file: string, isSource = true) => ({ file, line: 42, column: 7, isSource });

it('begins with the line of the shop that called what failed, and leaves the others in their order', () => {
  const stack = [
    line('node_modules/react/index.js'),
    line('mf-demo/src/price.tsx'),
    line('shell/src/main.ts'),
  ];
  expect(placesOf(stack)).toEqual([
    'mf-demo/src/price.tsx:42:7',
    'node_modules/react/index.js:42:7',
    'mf-demo/src/price.tsx:42:7',
    'shell/src/main.ts:42:7',
  ]);
  expect(placesOf(stack.slice(1))).toEqual(['mf-demo/src/price.tsx:42:7', 'shell/src/main.ts:42:7']);
});

it('is short for a script without a map, and nothing for no stack', () => {
  const built = line(`/assets/mf-demo/${'a'.repeat(64)}/web/demo.route.1a2b.js`, false);
  expect(placesOf([built])).toEqual(['mf-demo/web/demo.route.1a2b.js:42:7']);
  expect(placesOf([])).toEqual([]);
});
