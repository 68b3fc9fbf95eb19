// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { credentials, forgetToken, hasToken, keepToken } from './release-call.ts';

afterEach(() => vi.restoreAllMocks());

it('knows who asks until the page ends where a browser forbids all storage', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect([hasToken(), credentials()]).toEqual([false, {}]);
  keepToken(' t0k3n\n');
  expect([hasToken(), credentials()]).toEqual([true, { Authorization: 'Bearer t0k3n' }]);
  forgetToken();
  expect([hasToken(), credentials()]).toEqual([false, {}]);
});

it('knows who asks when the page is loaded again in its tab, and forgets it when told', () => {
  sessionStorage.setItem('release_token', 't0k3n');
  expect([hasToken(), credentials()]).toEqual([true, { Authorization: 'Bearer t0k3n' }]);
  forgetToken();
  expect([hasToken(), credentials()]).toEqual([false, {}]);
});
