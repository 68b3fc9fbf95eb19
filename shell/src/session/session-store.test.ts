import { ApiError } from '@dana/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { accountMarkOf } from './account-mark.ts';
import { openTab, user } from './testing/open-tab.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const credentials = { email: 'n@dana.example', password: 'secret' };

/** A tab whose shopper has signed in. */
async function signedInTab() {
  const tab = openTab();
  await tab.session.signIn(credentials);
  return tab;
}

/** A tab that is restoring its session: the API has not said yet whose it is. */
async function restoringTab() {
  const tab = openTab({ kept: 'token-0' });
  const { promise, resolve } = Promise.withResolvers<{ data: { user: typeof user } }>();
  tab.api.get.mockReturnValueOnce(promise);
  const started = tab.session.start();
  await tab.session.ready();
  const answered = () => {
    resolve({ data: { user } });
    return started;
  };
  return { ...tab, answered };
}

it('signs in, greets by name, leads home and publishes the session', async () => {
  const tab = openTab({ place: { path: '/login', search: '' } });
  await tab.session.signIn(credentials);
  const account = accountMarkOf({ id: undefined, email: user.email });
  expect(tab.session.getSnapshot()).toMatchObject({
    status: 'signedIn',
    user: { firstName: 'Noura', account },
  });
  expect(tab.session.token()).toBe('token-1');
  expect(tab.browser.kept).toBe('token-1');
  expect(tab.navigate).toHaveBeenCalledExactlyOnceWith('/');
  expect(tab.showToast).toHaveBeenCalledWith({ kind: 'success', text: 'session.welcome Noura Al Sabah' });
  expect(tab.published).toEqual([{ type: 'session.changed', status: 'signedIn', firstName: 'Noura' }]);
});

it('changes nothing when the password is wrong', async () => {
  const tab = openTab();
  tab.api.send.mockRejectedValueOnce(new ApiError(422, 'Wrong'));
  await expect(tab.session.signIn({ ...credentials, password: 'x' })).rejects.toThrow('Wrong');
  expect(tab.session.token()).toBeUndefined();
  expect(tab.published).toEqual([]);
  expect(tab.navigate).not.toHaveBeenCalled();
});

it('sends the second password as the confirmation the API asks for', async () => {
  const tab = openTab();
  const fields = {
    first_name: 'Noura',
    last_name: 'Al Sabah',
    email: 'n@dana.example',
    password: 'long enough',
  };
  await tab.session.register({ ...fields, confirmPassword: 'long enough' });
  expect(tab.api.send.mock.calls[0]?.slice(0, 3)).toEqual([
    'POST',
    '/register',
    { ...fields, password_confirmation: 'long enough' },
  ]);
  expect(tab.showToast).toHaveBeenCalledWith({ kind: 'success', text: 'session.accountCreated' });
});

it('stays on the page of the order that an account is made of, and sends a repeat under the same key', async () => {
  const tab = openTab({ place: { path: '/order/abc', search: '' } });
  await tab.session.registerFromOrder({ orderId: 'a/b', password: 'long enough', key: 'one-press' });
  expect(tab.api.send.mock.calls[0]).toEqual([
    'POST',
    '/orders/a%2Fb/account',
    { password: 'long enough' },
    expect.anything(),
    { headers: { 'Idempotency-Key': 'one-press' } },
  ]);
  expect(tab.navigate).not.toHaveBeenCalled();
  expect(tab.session.getSnapshot()).toMatchObject({ status: 'signedIn', user: { isEmailVerified: false } });
  expect(tab.showToast).toHaveBeenCalledWith({ kind: 'success', text: 'session.accountCreated' });
});

it('sends on that an account is to be kept, and nothing else of what it is told', async () => {
  const tab = openTab({ place: { path: '/login', search: '' } });
  await tab.session.signIn({ ...credentials, remember: false, keep_account: true });
  expect(tab.api.send.mock.calls[0]?.slice(0, 3)).toEqual([
    'POST',
    '/login',
    { ...credentials, keep_account: true },
  ]);
});

it('reports no token to the API that has ended it already', async () => {
  const tab = await signedInTab();
  tab.api.send.mockClear();
  await tab.session.signOut({ isAsked: false, isOver: true });
  expect(tab.session.getSnapshot().status).toBe('guest');
  expect(tab.navigate).toHaveBeenLastCalledWith('/login');
  await new Promise((resolve) => setTimeout(resolve));
  expect(tab.api.send).not.toHaveBeenCalled();
});

it('stays where it is asked to, and sends nothing of that', async () => {
  const tab = openTab({ place: { path: '/confirm-email', search: '' } });
  await tab.session.signIn({ ...credentials, staysHere: true });
  expect(tab.navigate).not.toHaveBeenCalled();
  expect(tab.api.send.mock.calls[0]?.slice(0, 3)).toEqual(['POST', '/login', credentials]);
});

it('asks nobody when there is no sign of a session', async () => {
  const tab = openTab();
  await tab.session.start();
  expect(tab.keeper.read).not.toHaveBeenCalled();
  expect(tab.session.getSnapshot().status).toBe('guest');
  expect(tab.published).toEqual([{ type: 'session.changed', status: 'guest' }]);
});

it('restores the session of the last visit, and lets calls go as soon as the token is there', async () => {
  const tab = await restoringTab();
  expect([tab.session.token(), tab.session.getSnapshot().status]).toEqual(['token-0', 'unknown']);
  await tab.answered();
  expect([tab.session.token(), tab.session.getSnapshot().status]).toEqual(['token-0', 'signedIn']);
});

it('leaves the sign-in page before it asks with the token, which is not sent from there', async () => {
  const tab = openTab({ kept: 'token-0', place: { path: '/login', search: '?next=%2Fwishlist' } });
  await tab.session.start();
  expect(tab.navigate).toHaveBeenCalledWith('/wishlist');
  expect(tab.navigate.mock.invocationCallOrder[0]).toBeLessThan(tab.api.get.mock.invocationCallOrder[0] ?? 0);
});

it('tries again when the shop does not answer at the start, and then goes on as a guest', async () => {
  const tab = openTab({ kept: 'token-0' });
  tab.api.get.mockRejectedValue(new Error('unreachable'));
  await tab.session.start();
  expect(tab.api.get).toHaveBeenCalledTimes(2);
  expect(tab.session.getSnapshot().status).toBe('guest');
  // Nobody signed out: other tabs receive nothing, and the next document tries again.
  expect(tab.published).toEqual([]);
  expect(tab.browser.kept).toBe('token-0');
});

it('signs out: user, token and cart id go, and the way leads to the sign-in page', async () => {
  const tab = await signedInTab();
  await tab.session.signOut();
  expect(tab.session.getSnapshot().status).toBe('guest');
  expect(tab.session.token()).toBeUndefined();
  expect(tab.browser).toEqual({ kept: undefined, cartId: undefined });
  expect(tab.forgetPersonal).toHaveBeenCalledOnce();
  expect(tab.navigate).toHaveBeenLastCalledWith('/login');
  expect(tab.published.at(-1)).toEqual({ type: 'session.changed', status: 'guest' });
});

it('goes nowhere when the shopper stays, and asks nothing where it must not', async () => {
  const tab = await signedInTab();
  tab.leaveDevice.mockResolvedValueOnce(false);
  await tab.session.signOut();
  expect(tab.session.getSnapshot().status).toBe('signedIn');
  expect(tab.navigate).not.toHaveBeenCalledWith('/login');
  await tab.session.signOut({ isAsked: false });
  expect(tab.session.getSnapshot().status).toBe('guest');
  expect(tab.leaveDevice.mock.calls).toEqual([[true], [false]]);
});

it('ends the token only after the calls that carry it', async () => {
  const tab = await signedInTab();
  const paths = () => tab.api.send.mock.calls.map((call: unknown[]) => call[1]);
  let answer: () => void = () => undefined;
  tab.session.watchCall(new Promise<void>((resolve) => (answer = resolve)));
  await tab.session.signOut();
  await new Promise((resolve) => setTimeout(resolve));
  expect(tab.session.token()).toBeUndefined();
  expect(paths()).not.toContain('/logout');
  answer();
  await vi.waitFor(() => expect(paths()).toContain('/logout'));
});
it('ends once when several calls find the token expired', async () => {
  const tab = await signedInTab();
  tab.navigate.mockClear();
  tab.showToast.mockClear();
  for (const _ of [1, 2, 3]) tab.session.expire('token-1');
  tab.session.expire('an older token');
  expect(tab.navigate).toHaveBeenCalledExactlyOnceWith('/login?reason=expired');
  expect(tab.showToast).toHaveBeenCalledOnce();
});

it('keeps what was typed when the token expires, and gives it back after signing in again', async () => {
  const tab = await signedInTab();
  tab.where.current = { path: '/contact', search: '' };
  tab.session.expire('token-1');
  expect(tab.typed.keep).toHaveBeenCalledExactlyOnceWith('/contact', user.email);
  expect(tab.typed.keep.mock.invocationCallOrder[0]).toBeLessThan(
    tab.navigate.mock.invocationCallOrder.at(-1) ?? 0,
  );
  tab.where.current = { path: '/login', search: '?reason=expired&next=%2Fcontact' };
  await tab.session.signIn(credentials);
  expect(tab.typed.giveBack).toHaveBeenLastCalledWith('/contact', user.email);
});

it('leads to the sign-in page when the token of the last visit has run out', async () => {
  const tab = openTab({ kept: 'token-0', place: { path: '/shop', search: '?page=2' } });
  tab.api.get.mockImplementationOnce(async () => {
    tab.session.expire('token-0');
    throw new ApiError(401, 'Unauthenticated');
  });
  await tab.session.start();
  expect(tab.session.getSnapshot().status).toBe('guest');
  expect(tab.browser.kept).toBeUndefined();
  expect(tab.navigate).toHaveBeenCalledExactlyOnceWith('/login?reason=expired&next=%2Fshop%3Fpage%3D2');
});

it('publishes a changed name', async () => {
  const tab = await signedInTab();
  tab.api.get.mockResolvedValueOnce({ data: { user: { ...user, first_name: 'Nour' } } } as never);
  await tab.session.refresh();
  expect(tab.session.getSnapshot()).toMatchObject({ user: { firstName: 'Nour' } });
  expect(tab.published.at(-1)).toMatchObject({ status: 'signedIn', firstName: 'Nour' });
});

it('finds out that another tab signed out when the page comes back from where it could receive nothing', async () => {
  const tab = await signedInTab();
  tab.browser.kept = undefined;
  tab.session.followOtherTabs();
  expect(tab.session.getSnapshot().status).toBe('guest');
  expect(tab.forgetPersonal).toHaveBeenCalledOnce();
});

it('signs out and in with another tab', async () => {
  const tab = await signedInTab();
  tab.browser.kept = undefined;
  tab.bus.receive({ type: 'session.changed', status: 'guest' });
  expect(tab.session.getSnapshot().status).toBe('guest');
  tab.browser.kept = 'token-2';
  tab.bus.receive({ type: 'session.changed', status: 'signedIn' });
  await vi.waitFor(() => expect(tab.session.getSnapshot().status).toBe('signedIn'));
  expect(tab.session.token()).toBe('token-2');
});

it('signs out with another tab whose message arrives before its change of the cookie', async () => {
  const tab = openTab({ kept: 'token-1' });
  await tab.session.start();
  tab.bus.receive({ type: 'session.changed', status: 'guest' });
  expect(tab.session.getSnapshot().status).toBe('signedIn');
  tab.browser.kept = undefined;
  await vi.waitFor(() => expect(tab.session.getSnapshot().status).toBe('guest'));
});

it('signs out with another tab while it is still restoring the session', async () => {
  const tab = await restoringTab();
  tab.browser.kept = undefined;
  tab.bus.receive({ type: 'session.changed', status: 'guest' });
  await tab.answered();
  expect(tab.session.getSnapshot().status).toBe('guest');
  expect(tab.session.token()).toBeUndefined();
});

it('restores no token whose session ended meanwhile', async () => {
  const tab = openTab({ kept: 'token-0' });
  let answer: (token: string) => void = () => undefined;
  vi.mocked(tab.keeper.read).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const started = tab.session.start();
  tab.browser.kept = undefined;
  answer('token-0');
  await started;
  expect(tab.session.getSnapshot().status).toBe('guest');
  expect(tab.api.get).not.toHaveBeenCalled();
});

it('ignores a tab that only failed to restore the session', async () => {
  const tab = await signedInTab();
  tab.bus.receive({ type: 'session.changed', status: 'guest' });
  expect(tab.session.getSnapshot().status).toBe('signedIn');
});

it('lets what waits for the token go on when it cannot be had, and says so', async () => {
  const tab = openTab({ kept: 'token-0' });
  vi.mocked(tab.keeper.read).mockRejectedValue(new Error('unreachable'));
  const ready = vi.fn();
  void tab.session.ready().then(ready);
  await tab.session.start();
  await vi.waitFor(() => expect(ready).toHaveBeenCalled());
  expect(tab.session.getSnapshot().status).toBe('guest');
  expect(tab.showToast).toHaveBeenCalledWith({ kind: 'error', text: 'session.unconfirmed' });
});

it('lets what waits for the token go on when another tab signs out meanwhile', async () => {
  const tab = openTab({ kept: 'token-0' });
  vi.mocked(tab.keeper.read).mockReturnValue(new Promise(() => undefined));
  const ready = vi.fn();
  void tab.session.ready().then(ready);
  void tab.session.start();
  tab.browser.kept = undefined;
  tab.bus.receive({ type: 'session.changed', status: 'guest' });
  await vi.waitFor(() => expect(ready).toHaveBeenCalled());
  expect(tab.session.getSnapshot().status).toBe('guest');
});

it('lets what waits for the token go on when another tab signs out between two attempts', async () => {
  const tab = openTab({ kept: 'token-0' });
  vi.mocked(tab.keeper.read).mockImplementation(async () => {
    tab.browser.kept = undefined;
    throw new Error('unreachable');
  });
  const ready = vi.fn();
  void tab.session.ready().then(ready);
  await tab.session.start();
  await vi.waitFor(() => expect(ready).toHaveBeenCalled());
  expect(tab.session.getSnapshot().status).toBe('guest');
});
