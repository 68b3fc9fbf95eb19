import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '@dana/runtime';
import { accountMarkOf } from './account-mark.ts';
import { openTab, user } from './testing/open-tab.ts';

/* Documents that came with who they are for. */

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const sentOf = (email: string): Session => ({
  status: 'signedIn',
  user: { firstName: 'Noura', lastName: 'Al Sabah', email, account: accountMarkOf({ id: undefined, email }) },
});

it('is who the document came for from the first moment, and has calls wait for the token until it is there', async () => {
  const sent = sentOf(user.email);
  const { session, forgetPersonal } = openTab({ kept: 'token-0', sent });
  expect([session.getSnapshot(), session.getServerSnapshot()]).toEqual([sent, sent]);
  const waits = session.tokenOnItsWay();
  expect(waits).toBeInstanceOf(Promise);
  const started = session.start();
  await waits;
  expect([session.token(), session.tokenOnItsWay()]).toEqual(['token-0', undefined]);
  await started;
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', user: { email: user.email } });
  expect(forgetPersonal).not.toHaveBeenCalled();
});

it('drops what a document came with for somebody else than who is signed in by now', async () => {
  const { session, forgetPersonal } = openTab({ kept: 'token-0', sent: sentOf('s@dana.example') });
  await session.start();
  expect(forgetPersonal).toHaveBeenCalledOnce();
  expect(session.getSnapshot()).toMatchObject({ user: { email: user.email } });
});

it('is nobody’s when the shopper has signed out elsewhere since the document was sent', async () => {
  const { session, forgetPersonal } = openTab({ sent: sentOf(user.email) });
  expect(session.getSnapshot()).toEqual({ status: 'unknown' });
  await session.start();
  expect(session.getSnapshot()).toEqual({ status: 'guest' });
  expect(forgetPersonal).toHaveBeenCalledOnce();
  const late = openTab({ kept: 'token-0', sent: sentOf(user.email) });
  late.browser.kept = undefined;
  await late.session.start();
  expect([late.session.getSnapshot(), late.session.tokenOnItsWay()]).toEqual([
    { status: 'guest' },
    undefined,
  ]);
});

it('asks again who it is when the API was away, though the document said so', async () => {
  const { session, api, published } = openTab({ kept: 'token-0', sent: sentOf(user.email) });
  api.get.mockRejectedValueOnce(new Error('It is away.'));
  await session.start();
  expect(api.get).toHaveBeenCalledTimes(2);
  expect(published).toEqual([{ type: 'session.changed', status: 'signedIn', firstName: 'Noura' }]);
});
