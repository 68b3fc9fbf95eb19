import { expect, it } from 'vitest';
import { pictureProblem } from './picture-rules.ts';

it.each([
  ['image/jpeg', 10, undefined],
  ['image/webp', 2 * 1024 * 1024, undefined],
  ['image/png', 2 * 1024 * 1024 + 1, 'size'],
  ['image/svg+xml', 10, 'type'],
  ['application/pdf', 10, 'type'],
  ['', 10, 'type'],
])('judges %s of %d bytes as %s', (type, size, problem) => {
  expect(pictureProblem({ type, size })).toBe(problem);
});
