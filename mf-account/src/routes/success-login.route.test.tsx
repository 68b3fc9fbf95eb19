// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, startTestApi } from '@dana/testing/start-test-api';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './success-login.route.tsx';

const credentials = { email: 'noura@dana.example', password: 'Gulf-pearls7' };
let api: RunningTestApi;
beforeAll(async () => {
  api = await startTestApi();
  const names = { first_name: 'Noura', last_name: 'Al Sabah' };
  const body = JSON.stringify({ ...credentials, ...names, password_confirmation: credentials.password });
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${api.baseUrl}/register`, { method: 'POST', headers, body });
});
afterEach(() => vi.useRealTimers());
afterAll(() => api.stop());

const open = (options: { signIn?: typeof credentials } = {}) =>
  renderRoute(page, {
    manifest,
    texts: { en, ar },
    path: '/success-login',
    locale: 'ar',
    baseUrl: api.baseUrl,
    ...options,
  });

it('welcomes by name and moves on by itself', async () => {
  const { t, address } = await open({ signIn: credentials });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('arrival.title'));
  expect(screen.getByText(t('arrival.text', { name: 'Noura Al Sabah' }))).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/'));
});

it('stays with a shopper who does something', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { t, address } = await open({ signIn: credentials });
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => vi.advanceTimersByTime(10_000));
  expect(address()).toBe('/success-login');
  expect(screen.getByRole('link', { name: t('profile.title') }).getAttribute('href')).toBe('/ar/profile');
});

it('says so to a visitor who is not signed in', async () => {
  const { t } = await open();
  expect(screen.getByText(t('arrival.failed'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('signIn.title') }).getAttribute('href')).toBe('/ar/login');
});
