// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, startTestApi } from '@dana/testing/start-test-api';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './forgot.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.restore());
afterAll(() => api.stop());

const open = (path = '/forgot', locale: 'en' | 'ar' = 'en') =>
  renderRoute(page, { manifest, texts: { en, ar }, path, locale, baseUrl: api.baseUrl });

it.each(['en', 'ar'] as const)('answers the same for an address that nobody has, in %s', async (locale) => {
  const { user, t, head } = await open('/forgot', locale);
  expect(head).toMatchObject({ isPrivate: true });
  await user.type(screen.getByLabelText(t('form.email')), 'nobody@dana.example{Enter}');
  const sent = await screen.findByText(t('forgot.sent.title'));
  expect(document.activeElement?.contains(sent)).toBe(true);
  await user.click(screen.getByRole('button', { name: t('forgot.sent.again') }));
  expect(screen.getByLabelText(t('form.email'))).toBeTruthy();
});

it('says what is wrong with an address, at the field', async () => {
  const { user, t } = await open();
  await user.type(screen.getByLabelText(t('form.email')), 'nobody{Enter}');
  expect(await screen.findByText(t('validation.email'))).toBeTruthy();
});

it('takes the token of the link out of the address at once and shows it nowhere', async () => {
  const { t, address } = await open('/forgot?reset=1#token=abcdefghijklmnopqrstuvwxyz');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('forgot.reset.title'));
  await waitFor(() => expect(address()).toBe('/forgot'));
  expect(document.documentElement.outerHTML).not.toContain('abcdefghijklmnop');
});

it('says that a link is spent and offers another', async () => {
  const { user, t } = await open('/forgot?reset=1#token=abcdefghijklmnopqrstuvwxyz');
  await user.type(screen.getByLabelText(t('form.newPassword')), 'Gulf-pearls7');
  await user.type(screen.getByLabelText(t('form.confirmPassword')), 'Gulf-pearls7{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(t('forgot.spent.title'));
  await user.click(screen.getByRole('button', { name: t('forgot.spent.again') }));
  expect(screen.getByLabelText(t('form.email'))).toBeTruthy();
});

it('asks for another link after a reload, when the token is gone', async () => {
  const { t } = await open('/forgot?reset=1');
  expect(await screen.findByText(t('forgot.title'))).toBeTruthy();
});
