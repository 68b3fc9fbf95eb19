import { expect, it } from 'vitest';
import { readStack } from './read-stack.ts';

const origin = 'https://shop.test';
const base = `/assets/mf-product/${'a'.repeat(64)}/web/`;
const frames = [
  { file: `${base}product.js`, line: 1, column: 20, fn: 'priceOf' },
  { file: `/assets/shell/${'b'.repeat(64)}/web/main.js`, line: 2, column: 300 },
];
const [own, shell] = frames.map(({ file }) => origin + file);

it.each([
  [
    'Chrome',
    `TypeError: x is undefined: at y:1:2\n    at priceOf (${own}?again=1:1:20)\n    at ${shell}:2:300`,
  ],
  ['Chrome, asynchronous', `Error: x\n    at async priceOf (${own}:1:20)\n    at async ${shell}:2:300`],
  ['Firefox', `priceOf@${own}:1:20\n@${shell}:2:300\n`],
  ['Safari', `priceOf@${own}:1:20\n[native code]\n${shell}:2:300`],
  ['React in Chrome', `\n    at priceOf (${own}:1:20)\n    at div\n    at ${shell}:2:300`],
])('reads the calls within released scripts as %s writes them', (_, stack) => {
  const read = readStack(stack, origin);
  expect(read.frames.map(({ fn, ...frame }) => frame)).toEqual(frames.map(({ fn, ...frame }) => frame));
  expect(read.frames[0]?.fn).toBe('priceOf');
  expect(read.innermost).toBe(frames[0]?.file);
});

it('says that the shop’s scripts were not running where another’s were', () => {
  const stack = `Error: x\n    at hook (chrome-extension://abc/inject.js:1:2)\n    at priceOf (${own}:1:20)`;
  expect(readStack(stack, origin)).toEqual({ frames: [frames[0]], innermost: undefined });
  expect(readStack(`Error: x\n    at ${origin}/en/shop?q=me:12:3`, origin)).toEqual({ frames: [] });
  expect(readStack(`Error: x\n    at https://other.test${base}product.js:1:20`, origin).frames).toEqual([]);
  expect(readStack('', origin)).toEqual({ frames: [] });
});

it('keeps the first fifteen calls, and of a name what code is called by', () => {
  const call = `    at Object.نور <Noor> (${own}:1:20)`;
  const { frames: read } = readStack(
    `Error: x\n${Array.from({ length: 40 }, () => call).join('\n')}`,
    origin,
  );
  expect(read).toHaveLength(15);
  expect(read[0]?.fn).toBe('Object. <Noor>');
});
