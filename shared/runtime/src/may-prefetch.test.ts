import { expect, it } from 'vitest';
import { mayPrefetch } from './may-prefetch.ts';

it.each([
  [{}, true],
  [{ onLine: false }, false],
  [{ connection: { effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: '3g' } }, true],
  [{ connection: { effectiveType: '2g' } }, false],
  [{ connection: { effectiveType: 'slow-2g' } }, false],
  [{ connection: { effectiveType: '4g', saveData: true } }, false],
])('fetches ahead only where the connection bears it: %o → %s', (navigator, isAllowed) => {
  expect(mayPrefetch({ onLine: true, ...navigator })).toBe(isAllowed);
});
