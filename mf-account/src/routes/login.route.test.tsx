// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './login.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await readTestApi();
});
afterEach(() => api.restore());
afterAll(() => api.stop());

const open = (path = '/login', locale: 'en' | 'ar' = 'en') =>
  renderRoute(page, { manifest, texts: { en, ar }, path, locale, baseUrl: api.baseUrl });

it('asks for e-mail and password in a way that password managers understand', async () => {
  const { t, head } = await open();
  expect(head).toMatchObject({ title: 'Sign in', isPrivate: true });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in');
  expect(screen.getByLabelText(t('form.email')).getAttribute('autocomplete')).toBe('username');
  expect(screen.getByLabelText(t('form.password')).getAttribute('autocomplete')).toBe('current-password');
});

it('never writes a password into an address, even without the page’s scripts', async () => {
  const { t } = await open();
  const form = screen.getByLabelText<HTMLInputElement>(t('form.password')).form;
  expect(form?.method).toBe('post');
});

it('names what is missing, at the field, and goes to the first', async () => {
  const { user, t } = await open();
  await user.click(screen.getByRole('button', { name: t('signIn.submit') }));
  const email = await screen.findByLabelText(t('form.email'));
  await screen.findAllByText(t('validation.required'));
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(email.getAttribute('aria-describedby')).toBeTruthy();
  expect(document.activeElement).toBe(email);
});

it('says once that e-mail or password is wrong, and keeps what was typed', async () => {
  const { user, t } = await open();
  const email = screen.getByLabelText<HTMLInputElement>(t('form.email'));
  await user.type(email, 'nobody@dana.example');
  await user.type(screen.getByLabelText(t('form.password')), 'wrong{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('The e-mail or the password is wrong');
  expect(email.value).toBe('nobody@dana.example');
});

it('says in Arabic that the shop did not answer', async () => {
  await api.disturb('/api/login', { status: 'none' });
  const { user, t } = await open('/login', 'ar');
  await user.type(screen.getByLabelText(t('form.email')), 'n@dana.example');
  await user.type(screen.getByLabelText(t('form.password')), 'secret{Enter}');
  expect((await screen.findByRole('alert', {}, { timeout: 12_000 })).textContent).toBe(t('form.unreachable'));
}, 15_000);

it('shows and hides the password', async () => {
  const { user, t } = await open();
  const field = screen.getByLabelText<HTMLInputElement>(t('form.password'));
  expect(field.type).toBe('password');
  await user.click(screen.getByRole('button', { name: t('form.showPassword') }));
  expect(field.type).toBe('text');
  await user.click(screen.getByRole('button', { name: t('form.hidePassword') }));
  expect(field.type).toBe('password');
});

it('keeps the page to return to on the way to registering', async () => {
  const { t } = await open('/login?next=%2Fwishlist');
  const link = screen.getByRole('link', { name: t('signIn.createOne') });
  expect(link.getAttribute('href')).toBe('/en/register?next=%2Fwishlist');
});

it('says that the session has ended when that is why the shopper is here', async () => {
  const { t } = await open('/login?reason=expired&next=%2Fwishlist');
  expect(screen.getByText(t('signIn.expired'))).toBeTruthy();
});
