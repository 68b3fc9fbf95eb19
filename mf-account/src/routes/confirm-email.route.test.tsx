// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, startTestApi } from '@dana/testing/start-test-api';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './confirm-email.route.tsx';

const credentials = { email: 'noura.confirms@dana.example', password: 'Gulf-pearls7' };
let api: RunningTestApi;
beforeAll(async () => {
  api = await startTestApi();
  const { password } = credentials;
  const names = { first_name: 'Noura', last_name: 'Al Sabah' };
  await fetch(`${api.baseUrl}/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...names, ...credentials, password_confirmation: password }),
  });
});
afterAll(() => api.stop());

const open = (locale: 'en' | 'ar', signIn?: typeof credentials) =>
  renderRoute(page, {
    ...{ manifest, texts: { en, ar }, path: '/confirm-email', locale, baseUrl: api.baseUrl },
    ...(signIn && { signIn }),
  });

it.each(['en', 'ar'] as const)('asks a guest whose link is cut off to sign in, in %s', async (locale) => {
  const { t, head } = await open(locale);
  expect(head).toMatchObject({ title: t('confirmEmail.title'), isPrivate: true });
  expect((await screen.findByRole('alert')).textContent).toContain(t('forgot.spent.title'));
  const link = screen.getByRole('link', { name: t('signIn.submit') });
  expect(link.getAttribute('href')).toContain('/login?next=%2Fprofile');
});

it('sends a new link to the shopper who is signed in', async () => {
  const { t, user } = await open('en', credentials);
  await user.click(await screen.findByRole('button', { name: t('forgot.spent.again') }));
  expect(await screen.findByText(t('confirmEmail.sent'))).toBeTruthy();
});
