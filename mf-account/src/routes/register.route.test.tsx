// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, startTestApi } from '@dana/testing/start-test-api';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './register.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const open = (locale: 'en' | 'ar' = 'en') =>
  renderRoute(page, { manifest, texts: { en, ar }, path: '/register', locale, baseUrl: api.baseUrl });
type Opened = Awaited<ReturnType<typeof open>>;

async function fill({ user, t }: Opened, changes: Record<string, string> = {}): Promise<void> {
  const values = {
    'form.firstName': 'Noura',
    'form.lastName': 'Al Sabah',
    'form.email': 'noura@dana.example',
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

it('creates an account with Arabic digits in the phone number, and it can be signed in to', async () => {
  const opened = await open();
  await fill(opened);
  await opened.user.click(screen.getByRole('button', { name: opened.t('register.submit') }));
  const credentials = JSON.stringify({ email: 'noura@dana.example', password: 'Gulf-pearls7' });
  await waitFor(async () => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${api.baseUrl}/login`, { method: 'POST', headers, body: credentials });
    expect((await answer.json()).data?.user).toMatchObject({ name: 'Noura Al Sabah', phone: '+96550001234' });
  });
});

it('says at the e-mail that it has an account already', async () => {
  const opened = await open('ar');
  await fill(opened);
  await opened.user.click(screen.getByRole('button', { name: opened.t('register.submit') }));
  expect(await screen.findByText('يوجد حساب بهذا البريد الإلكتروني')).toBeTruthy();
  const email = screen.getByLabelText(opened.t('form.email'));
  expect(email.getAttribute('aria-invalid')).toBe('true');
});

it('says that the passwords differ when the second one is left', async () => {
  const opened = await open();
  await fill(opened, { 'form.confirmPassword': 'something else' });
  expect(await screen.findByText(opened.t('validation.passwordsDiffer'))).toBeTruthy();
});

it('asks for the terms and for a password that is long enough', async () => {
  const opened = await open();
  await opened.user.type(screen.getByLabelText(opened.t('form.password')), 'short');
  expect(screen.getByText(opened.t('register.strength.weak'))).toBeTruthy();
  await opened.user.click(screen.getByRole('button', { name: opened.t('register.submit') }));
  expect(await screen.findByText(opened.t('validation.passwordLength', { min: 8 }))).toBeTruthy();
  expect(screen.getByText(opened.t('validation.terms'))).toBeTruthy();
});

it('shows the terms without leaving the form', async () => {
  const { user, t } = await open();
  await user.type(screen.getByLabelText(t('form.email')), 'noura@dana.example');
  await user.click(screen.getByText(t('register.readTerms')));
  const terms = screen.getByRole('region', { name: t('register.terms') });
  await waitFor(() => expect(terms.getAttribute('aria-busy')).toBe('false'));
  // The words are cleaned by a script that comes late.
  await waitFor(() => expect(terms.textContent?.length).toBeGreaterThan(100));
  expect(screen.getByLabelText<HTMLInputElement>(t('form.email')).value).toBe('noura@dana.example');
});
