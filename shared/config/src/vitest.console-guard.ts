import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

/*
 * A warning that nobody reads is a bug that nobody sees: whatever reaches console.error or console.warn fails the test
 * it came from. A test that expects one replaces the method with `vi.spyOn(console, 'error')` and asserts on it.
 */

const real = { error: console.error, warn: console.warn };
let written: string[] = [];

beforeEach(() => {
  written = [];
  console.error = (...words: unknown[]) => written.push(`console.error: ${format(...words)}`);
  console.warn = (...words: unknown[]) => written.push(`console.warn: ${format(...words)}`);
});

afterEach(() => {
  Object.assign(console, real);
  if (written.length === 0) return;
  throw new Error(
    `The test passed, but the console was written to without being expected:\n${written.join('\n')}`,
  );
});
