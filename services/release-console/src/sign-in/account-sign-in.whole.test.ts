// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { credentials, forgetCredentials, hasCredentials } from '../calls/credentials.ts';
import { keepToken } from '../calls/release-token.ts';
import { makeKey } from '../calls/session-key.ts';
import { takeReason } from './account-sign-in.ts';

beforeEach(() => {
  forgetCredentials();
  history.replaceState(null, '', '/_releases/en/timeline?env=staging');
});

it('a tab that signed in says its key, whose hash is all that the server was given before', async () => {
  const sha256 = await makeKey();
  const { 'Release-Session': key = '' } = credentials();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  expect(Buffer.from(digest).toString('hex')).toBe(sha256);
});

it('a token goes before a session', async () => {
  await makeKey();
  keepToken(' dana_1_2 ');
  expect(credentials()).toEqual({ Authorization: 'Bearer dana_1_2' });
});

it('a sign-in that was refused leaves nothing behind, neither in the tab nor in the address', async () => {
  await makeKey();
  history.replaceState(null, '', '/_releases/en/timeline?env=staging&signIn=sign_in_clock');
  expect(takeReason()).toMatchObject({ code: 'sign_in_clock' });
  expect(hasCredentials()).toBe(false);
  expect(location.pathname + location.search).toBe('/_releases/en/timeline?env=staging');
});

it('a reason that only a newer server knows is said in plain words', () => {
  history.replaceState(null, '', '/_releases/en?signIn=store_unreachable');
  expect(takeReason()).toMatchObject({ code: 'sign_in_failed' });
});

it('a way back without a reason keeps what the tab has', async () => {
  await makeKey();
  expect(takeReason()).toBeUndefined();
  expect(hasCredentials()).toBe(true);
});
