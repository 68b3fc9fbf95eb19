import { expect, it } from 'vitest';
import { satisfiesCaret } from './satisfies-caret.ts';

it.each([
  ['1.2.3', '^1.2.3', true],
  ['1.2.4', '^1.2.3', true],
  ['1.10.0', '^1.9.3', true],
  ['1.2.2', '^1.2.3', false],
  ['1.1.9', '^1.2.3', false],
  ['2.2.3', '^1.2.3', false],
  ['0.4.2', '^0.4.1', true],
  ['0.4.0', '^0.4.1', false],
  ['0.5.0', '^0.4.1', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['19.0.0-rc.1', '^19.0.0', true],
  ['18.3.1', '^19.0.0-rc.1', false],
])('says of %s and %s: %s, as semver does', (version, range, isIn) => {
  expect(satisfiesCaret(version, range)).toBe(isIn);
});

it.each(['1.0.0', '*', '~1.0.0', '^1', '^1.0.0 || ^2.0.0', ''])('takes nothing for "%s"', (range) => {
  expect(satisfiesCaret('1.0.0', range)).toBe(false);
});
