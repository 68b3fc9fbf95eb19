// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, startTestApi } from '@dana/testing/start-test-api';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { manifest } from '../../exposed/manifest.ts';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import { NewsletterForm } from './newsletter-form.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.restore());
afterAll(() => api.stop());

/** The form alone, on any page of this remote. */
async function show(locale: 'en' | 'ar' = 'en') {
  const page = { Component: NewsletterForm };
  const shown = await renderRoute(page, {
    manifest,
    texts: { en, ar },
    path: '/blog',
    locale,
    baseUrl: api.baseUrl,
  });
  const field = screen.getByRole('textbox', { name: shown.t('newsletter.email') });
  const submit = (text: string) => shown.user.type(field, `${text}{Enter}`);
  return { ...shown, field, submit };
}

/** The first answer waits for the schemas, which are loaded when they are needed. */
const soon = { timeout: 10_000 };

const errorOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

it.each(['en', 'ar'] as const)(
  'thanks in place of the form once the address is taken, in %s',
  async (locale) => {
    const { submit, t } = await show(locale);
    await submit('noura@dana.example');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(t('newsletter.thanks')), soon);
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

it.each([
  ['', 'validation.required'],
  ['noura@', 'validation.email'],
])('says under the field what is wrong with %j, and leads back to it', async (text, reason) => {
  const { field, submit, t } = await show();
  await submit(text);
  await waitFor(() => expect(errorOf(field)).toBe(t(reason)), soon);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
});

it('keeps what was typed and says so when the shop does not answer', async () => {
  await api.disturb('/api/newsletter/subscribe', { status: 503, body: '{"success":false,"message":""}' });
  const { field, submit, t } = await show();
  await submit('noura@dana.example');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(t('newsletter.unreachable')), soon);
  expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
  expect(field).toHaveProperty('value', 'noura@dana.example');
});
