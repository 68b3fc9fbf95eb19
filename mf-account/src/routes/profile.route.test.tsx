// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, startTestApi } from '@dana/testing/start-test-api';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './profile.route.tsx';

const credentials = { email: 'noura@dana.example', password: 'Gulf-pearls7' };
let api: RunningTestApi;
beforeAll(async () => {
  api = await startTestApi();
  const names = { first_name: 'Noura', last_name: 'Al Sabah' };
  const body = JSON.stringify({ ...credentials, ...names, password_confirmation: credentials.password });
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${api.baseUrl}/register`, { method: 'POST', headers, body });
});
afterEach(() => api.restore());
afterAll(() => api.stop());

const open = (query = '', locale: 'en' | 'ar' = 'en', isGuest = false) =>
  renderRoute(page, {
    manifest,
    texts: { en, ar },
    path: `/profile${query}`,
    locale,
    baseUrl: api.baseUrl,
    ...(isGuest ? {} : { signIn: credentials }),
  });

it('shows nothing of anybody while nobody is signed in', async () => {
  await open('', 'en', true);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(document.body.textContent).not.toContain(credentials.email);
});

it('counts orders, lists and addresses, and leads to each', async () => {
  const { t } = await open('', 'ar');
  const counter = await screen.findByRole('link', { name: `0 ${t('overview.addresses')}` });
  expect(counter.getAttribute('href')).toBe('/ar/profile?tab=addresses');
});

it.each([
  ['?tab=orders', 'orders.empty.title'],
  ['?tab=addresses', 'addresses.empty.title'],
])('says at %s that there is nothing yet, and where to begin', async (query, key) => {
  const { t } = await open(query);
  expect(await screen.findByText(t(key))).toBeTruthy();
});

it.each([
  ['?tab=orders', '/api/orders', 'orders.failed', 'orders.empty.title'],
  ['?tab=addresses', '/api/addresses', 'addresses.failed', 'addresses.empty.title'],
  ['', '/api/orders', 'overview.failed', 'overview.orders'],
])('says at "%s" that it failed, and tries again on request', async (query, path, failed, healthy) => {
  await api.disturb(path, { status: 503 });
  const { t, user } = await open(query, 'ar');
  expect(await screen.findByText(t(failed))).toBeTruthy();
  await api.restore();
  await user.click(screen.getByRole('button', { name: t('form.retry') }));
  expect(await screen.findByText(t(healthy))).toBeTruthy();
});

it('asks for the password with another e-mail, and takes none for what else changes', async () => {
  const { t, user, toasts } = await open('?tab=information', 'ar');
  const email = await screen.findByLabelText<HTMLInputElement>(t('form.email'));
  expect(screen.queryByLabelText(t('form.currentPassword'))).toBeNull();
  await user.clear(email);
  await user.type(email, 'noura.moved@dana.example{Enter}');
  const password = await screen.findByLabelText<HTMLInputElement>(t('form.currentPassword'));
  expect(await screen.findByText(t('validation.required'))).toBeTruthy();
  expect(password.matches(':focus')).toBe(true);
  await user.type(password, 'a guess{Enter}');
  expect(await screen.findByText('كلمة المرور الحالية غير صحيحة')).toBeTruthy();
  await user.clear(password);
  await user.type(password, `${credentials.password}{Enter}`);
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', text: t('information.updated') }));
  credentials.email = 'noura.moved@dana.example';
});

it('says that the e-mail is not confirmed yet, sends the link again, and says why it cannot', async () => {
  const { t, user } = await open();
  expect(await screen.findByText(t('confirmEmail.state.unconfirmed'))).toBeTruthy();
  const send = screen.getByRole('button', { name: t('confirmEmail.send') });
  await api.disturb('/api/confirm-email/letter', {
    status: 429,
    body: '{"success":false,"message":"Too many attempts"}',
  });
  await user.click(send);
  expect(await screen.findByText('Too many attempts')).toBeTruthy();
  await api.restore();
  await user.click(send);
  expect(await screen.findByText(t('confirmEmail.sent'))).toBeTruthy();
});

it('saves a changed name and says at its field what the API refused', async () => {
  const { t, user, toasts } = await open('?tab=information');
  const first = await screen.findByLabelText<HTMLInputElement>(t('form.firstName'));
  await user.clear(first);
  await user.type(first, 'Dalal');
  await user.click(screen.getByRole('button', { name: t('information.save') }));
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', text: t('information.updated') }));
  const email = screen.getByLabelText(t('form.email'));
  await user.clear(email);
  await user.type(email, 'no address{Enter}');
  expect(await screen.findByText(t('validation.email'))).toBeTruthy();
});

it('keeps the session and what was typed when the current password is wrong', async () => {
  const { t, user, toasts } = await open('?tab=password', 'ar');
  await user.type(await screen.findByLabelText(t('form.currentPassword')), 'not it');
  await user.type(screen.getByLabelText(t('form.newPassword')), 'Gulf-pearls8');
  await user.type(screen.getByLabelText(t('form.confirmPassword')), 'Gulf-pearls8{Enter}');
  const current = screen.getByLabelText<HTMLInputElement>(t('form.currentPassword'));
  await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText<HTMLInputElement>(t('form.newPassword')).value).toBe('Gulf-pearls8');
  expect(screen.getByText(credentials.email)).toBeTruthy();
  expect(toasts).toEqual([]);
});

it('changes the password and says so', async () => {
  const { t, user, toasts } = await open('?tab=password');
  await user.type(await screen.findByLabelText(t('form.currentPassword')), credentials.password);
  await user.type(screen.getByLabelText(t('form.newPassword')), 'Gulf-pearls8');
  await user.type(screen.getByLabelText(t('form.confirmPassword')), 'Gulf-pearls8{Enter}');
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', text: t('password.updated') }));
  credentials.password = 'Gulf-pearls8';
});

it('writes an address the Kuwaiti way and shows it as drivers read it', async () => {
  const { t, user, address } = await open('?tab=addresses&address=new');
  const field = (name: string) => t(`field.${name}`);
  await user.type(await screen.findByRole('combobox', { name: field('city_id') }), 'السالمية');
  await user.click(await screen.findByRole('option', { name: 'Salmiya' }));
  await user.type(screen.getByLabelText(field('block')), '٤');
  await user.type(screen.getByLabelText(field('street')), '12');
  await user.click(screen.getByRole('button', { name: t('addresses.save') }));
  expect(await screen.findByText(t('validation.required'))).toBeTruthy();
  await user.type(screen.getByLabelText(field('building')), '7');
  await user.click(screen.getByRole('button', { name: t('addresses.save') }));
  await waitFor(() => expect(address()).toBe('/profile?tab=addresses'));
  expect(await screen.findByText('Block 4')).toBeTruthy();
  expect(screen.getByText('Street 12, Building 7')).toBeTruthy();
  expect(screen.getByText(t('addresses.default'))).toBeTruthy();
}, 30_000);

it('says what the API has against a picture that is none inside', async () => {
  const { t, user } = await open();
  const input = screen.getByLabelText(t('picture.choose'), { selector: 'input' });
  await user.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
  expect(await screen.findByRole('button', { name: t('picture.use') })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('picture.use') }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  await user.click(screen.getByRole('button', { name: t('form.cancel') }));
  expect(screen.queryByRole('alert')).toBeNull();
});
