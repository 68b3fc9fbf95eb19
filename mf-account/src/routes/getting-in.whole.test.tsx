// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import ar from '../locales/ar.json';
import { openShop } from '../testing/open-shop.ts';
import * as confirmEmail from './confirm-email.route.tsx';
import * as forgot from './forgot.route.tsx';
import * as login from './login.route.tsx';
import * as register from './register.route.tsx';
import * as arrival from './success-login.route.tsx';

/* The ways into an account. Who gets in and how it goes on, `e2e/journeys` and `e2e/account` show. */

const { shopper, post, show } = openShop();

describe('signing in', () => {
  it('asks for e-mail and password in a way that password managers understand and no address ever holds', async () => {
    const { t, head } = await show(login, '/login');
    expect(head).toMatchObject({ title: 'Sign in', isPrivate: true });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in');
    expect(screen.getByLabelText(t('form.email')).getAttribute('autocomplete')).toBe('username');
    const password = screen.getByLabelText<HTMLInputElement>(t('form.password'));
    expect(password.getAttribute('autocomplete')).toBe('current-password');
    // Sent without the page's scripts, too.
    expect(password.form?.method).toBe('post');
  });

  it.each([
    ['e-mail or password is wrong', {}, 'البريد الإلكتروني أو كلمة المرور غير صحيحة'],
    ['the shop did not answer', { baseUrl: 'http://localhost:1/api' }, ar.form.unreachable],
  ])('says once, in Arabic, that %s, and keeps what was typed', async (_, given, words) => {
    const { user, t } = await show(login, '/login', { locale: 'ar', ...given });
    const email = screen.getByLabelText<HTMLInputElement>(t('form.email'));
    await user.type(email, 'nobody@dana.example');
    await user.type(screen.getByLabelText(t('form.password')), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(email.value).toBe('nobody@dana.example');
  });

  it('shows and hides the password', async () => {
    const { user, t } = await show(login, '/login');
    const field = screen.getByLabelText<HTMLInputElement>(t('form.password'));
    expect(field.type).toBe('password');
    await user.click(screen.getByRole('button', { name: t('form.showPassword') }));
    expect(field.type).toBe('text');
    await user.click(screen.getByRole('button', { name: t('form.hidePassword') }));
    expect(field.type).toBe('password');
  });

  it('says that the session has ended when that is why the shopper is here', async () => {
    const { t } = await show(login, '/login?reason=expired&next=%2Fwishlist');
    expect(screen.getByText(t('signIn.expired'))).toBeTruthy();
  });

  it('asks who comes back to an account that is being deleted, and keeps it only with a yes', async () => {
    const { user, t } = await show(login, '/login', { locale: 'ar' });
    const person = { email: 'leaving@dana.example', password: 'Gulf-pearls7' };
    const names = { first_name: 'Noura', last_name: 'Al Sabah' };
    const made = await post('/register', { ...person, ...names, password_confirmation: person.password });
    const { token } = (await made.json()).data;
    await post('/account/delete', { current_password: person.password }, token);
    const fill = async () => {
      await user.type(screen.getByLabelText(t('form.password')), `${person.password}{Enter}`);
      return screen.findByRole('group', { name: t('keepAccount.title') });
    };
    await user.type(screen.getByLabelText(t('form.email')), person.email);
    const question = await fill();
    expect(question.textContent).toContain('سيُحذف هذا الحساب');
    await user.click(screen.getByRole('button', { name: t('keepAccount.leave') }));
    const email = screen.getByLabelText<HTMLInputElement>(t('form.email'));
    expect(email.value).toBe(person.email);
    expect((await post('/login', person)).status).toBe(409);
    await fill();
    await user.click(screen.getByRole('button', { name: t('keepAccount.keep') }));
    await waitFor(async () => expect((await post('/login', person)).status).toBe(200));
  });

  it('keeps the page to return to on the way to registering', async () => {
    const { t } = await show(login, '/login?next=%2Fwishlist');
    const link = screen.getByRole('link', { name: t('signIn.createOne') });
    expect(link.getAttribute('href')).toBe('/en/register?next=%2Fwishlist');
  });
});

describe('registering', () => {
  type Opened = Awaited<ReturnType<typeof show>>;

  async function fill({ user, t }: Opened, changes: Record<string, string> = {}): Promise<void> {
    const values = {
      'form.firstName': 'Dalal',
      'form.lastName': 'Al Sabah',
      'form.email': 'dalal@dana.example',
      'form.phone': '٥٠٠٠ ١٢٣٤',
      'form.password': 'Gulf-pearls7',
      'form.confirmPassword': 'Gulf-pearls7',
      ...changes,
    };
    for (const [label, value] of Object.entries(values)) {
      // The label of an optional field carries a note behind its name.
      const name = label === 'form.phone' ? new RegExp(`^${t(label)}`) : t(label);
      await user.type(screen.getByLabelText(name), value);
    }
    await user.click(screen.getByRole('checkbox'));
  }
  const submit = ({ user, t }: Opened) =>
    user.click(screen.getByRole('button', { name: t('register.submit') }));

  it('creates an account with Arabic digits in the phone number, and it can be signed in to', async () => {
    const opened = await show(register, '/register');
    await fill(opened);
    await submit(opened);
    await waitFor(async () => {
      const answer = await post('/login', { email: 'dalal@dana.example', password: 'Gulf-pearls7' });
      const { data } = await answer.json();
      expect(data?.user).toMatchObject({ name: 'Dalal Al Sabah', phone: '+96550001234' });
    });
  });

  it('says that the passwords differ when the second is left, and at the e-mail that it has an account', async () => {
    const opened = await show(register, '/register', { locale: 'ar' });
    const { t, user } = opened;
    await fill(opened, { 'form.email': shopper.email, 'form.confirmPassword': 'something else' });
    expect(await screen.findByText(t('validation.passwordsDiffer'))).toBeTruthy();
    const confirmation = screen.getByLabelText(t('form.confirmPassword'));
    await user.clear(confirmation);
    await user.type(confirmation, 'Gulf-pearls7');
    await submit(opened);
    expect(await screen.findByText('يوجد حساب بهذا البريد الإلكتروني')).toBeTruthy();
    expect(screen.getByLabelText(t('form.email')).getAttribute('aria-invalid')).toBe('true');
  });

  it('asks for the terms and for a password that is long enough', async () => {
    const opened = await show(register, '/register');
    const { t, user } = opened;
    await user.type(screen.getByLabelText(t('form.password')), 'short');
    expect(screen.getByText(t('register.strength.weak'))).toBeTruthy();
    await submit(opened);
    expect(await screen.findByText(t('validation.passwordLength', { min: 8 }))).toBeTruthy();
    expect(screen.getByText(t('validation.terms'))).toBeTruthy();
  });

  it('shows the terms without leaving the form', async () => {
    const { user, t } = await show(register, '/register');
    await user.type(screen.getByLabelText(t('form.email')), 'dalal@dana.example');
    await user.click(screen.getByText(t('register.readTerms')));
    const terms = screen.getByRole('region', { name: t('register.terms') });
    await waitFor(() => expect(terms.getAttribute('aria-busy')).toBe('false'));
    // The words are cleaned by a script that comes late.
    await waitFor(() => expect(terms.textContent?.length).toBeGreaterThan(100));
    expect(screen.getByLabelText<HTMLInputElement>(t('form.email')).value).toBe('dalal@dana.example');
  });
});

describe('a forgotten password', () => {
  const mailedLink = '/forgot?reset=1#token=abcdefghijklmnopqrstuvwxyz';

  it('is asked for with an address: a wrong one is said, and one that nobody has is answered like any other', async () => {
    const { user, t, head } = await show(forgot, '/forgot');
    expect(head).toMatchObject({ isPrivate: true });
    const email = screen.getByLabelText(t('form.email'));
    await user.type(email, 'nobody{Enter}');
    expect(await screen.findByText(t('validation.email'))).toBeTruthy();
    await user.type(email, '@dana.example{Enter}');
    const sent = await screen.findByText(t('forgot.sent.title'));
    expect(document.activeElement?.contains(sent)).toBe(true);
    await user.click(screen.getByRole('button', { name: t('forgot.sent.again') }));
    expect(screen.getByLabelText(t('form.email'))).toBeTruthy();
  });

  it('takes the token of the link out of the address at once, and offers another link when it is spent', async () => {
    const { user, t, address } = await show(forgot, mailedLink);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('forgot.reset.title'));
    await waitFor(() => expect(address()).toBe('/forgot'));
    expect(document.documentElement.outerHTML).not.toContain('abcdefghijklmnop');
    await user.type(screen.getByLabelText(t('form.newPassword')), 'Gulf-pearls7');
    await user.type(screen.getByLabelText(t('form.confirmPassword')), 'Gulf-pearls7{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(t('forgot.spent.title'));
    await user.click(screen.getByRole('button', { name: t('forgot.spent.again') }));
    expect(screen.getByLabelText(t('form.email'))).toBeTruthy();
  });

  it('asks for another link after a reload, when the token is gone', async () => {
    const { t } = await show(forgot, '/forgot?reset=1');
    expect(await screen.findByText(t('forgot.title'))).toBeTruthy();
  });
});

describe('a link that confirms an e-mail and is cut off', () => {
  it('asks a guest to sign in', async () => {
    const { t, head } = await show(confirmEmail, '/confirm-email', { locale: 'ar' });
    expect(head).toMatchObject({ title: t('confirmEmail.title'), isPrivate: true });
    expect((await screen.findByRole('alert')).textContent).toContain(t('forgot.spent.title'));
    const link = screen.getByRole('link', { name: t('signIn.submit') });
    expect(link.getAttribute('href')).toContain('/login?next=%2Fprofile');
  });

  it('is sent anew to the shopper who is signed in', async () => {
    const { t, user } = await show(confirmEmail, '/confirm-email', { signIn: shopper });
    await user.click(await screen.findByRole('button', { name: t('forgot.spent.again') }));
    expect(await screen.findByText(t('confirmEmail.sent'))).toBeTruthy();
  });
});

describe('the page after signing in', () => {
  const arrive = (signIn?: typeof shopper) =>
    show(arrival, '/success-login', { locale: 'ar', ...(signIn && { signIn }) });

  it('welcomes by name and moves on by itself', async () => {
    const { t, address } = await arrive(shopper);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('arrival.title'));
    expect(screen.getByText(t('arrival.text', { name: 'Noura Al Sabah' }))).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('stays with a shopper who does something', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { t, address } = await arrive(shopper);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    act(() => vi.advanceTimersByTime(10_000));
    expect(address()).toBe('/success-login');
    expect(screen.getByRole('link', { name: t('profile.title') }).getAttribute('href')).toBe('/ar/profile');
  });

  it('says so to a visitor who is not signed in', async () => {
    const { t } = await arrive();
    expect(screen.getByText(t('arrival.failed'))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('signIn.title') }).getAttribute('href')).toBe('/ar/login');
  });
});
