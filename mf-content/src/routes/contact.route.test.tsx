// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, startTestApi } from '@dana/testing/start-test-api';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './contact.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.restore());
afterAll(() => api.stop());

const show = async (locale: 'en' | 'ar' = 'en') => {
  const shown = await renderRoute(page, {
    manifest,
    texts: { en, ar },
    path: '/contact',
    locale,
    baseUrl: api.baseUrl,
  });
  const field = (name: string) =>
    screen.findByRole('textbox', { name: new RegExp(shown.t(`contact.fields.${name}`)) });
  const send = () => shown.user.click(screen.getByRole('button', { name: shown.t('contact.send') }));
  return { ...shown, field, send };
};

/** The first answer waits for the schemas, which are loaded when they are needed. */
const soon = { timeout: 10_000 };

it.each(['en', 'ar'] as const)(
  'thanks in place of the form once a message has arrived, in %s',
  async (locale) => {
    const { field, send, t, user } = await show(locale);
    await user.type(await field('name'), 'Noura');
    await user.type(await field('email'), 'noura@dana.example');
    await user.type(await field('message'), 'هل يعود الخاتم؟ Will the ring come back?');
    await send();
    const thanks = await screen.findByRole('heading', { name: t('contact.thanks.title') }, soon);
    await waitFor(() => expect(document.activeElement).toBe(thanks), soon);
    await user.click(screen.getByRole('button', { name: t('contact.thanks.again') }));
    expect(await field('message')).toHaveProperty('value', '');
  },
);

it('says at each field what is missing, and leads to the first', async () => {
  const { field, send } = await show();
  await field('name');
  await send();
  await waitFor(async () => expect((await field('name')).getAttribute('aria-invalid')).toBe('true'), soon);
  expect((await field('email')).getAttribute('aria-invalid')).toBe('true');
  expect((await field('message')).getAttribute('aria-invalid')).toBe('true');
  expect((await field('phone')).getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(await field('name'));
});

it('keeps every word and says so when the shop does not answer', async () => {
  await api.disturb('/api/contact-form', { status: 503, body: '{"success":false,"message":""}' });
  const { field, send, t, user } = await show();
  await user.type(await field('name'), 'Noura');
  await user.type(await field('email'), 'noura@dana.example');
  await user.type(await field('message'), 'Hello');
  await send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(t('contact.unreachable')), soon);
  expect(await field('message')).toHaveProperty('value', 'Hello');
});

it('hides the field that only bots fill in from people', async () => {
  const { field, t } = await show();
  await field('name');
  expect(screen.queryByRole('textbox', { name: t('contact.fields.website') })).toBeNull();
});

it('leads to the map, the telephone and the mail', async () => {
  const { t } = await show();
  expect(
    screen.getByRole('link', { name: new RegExp(t('contact.place.open')) }).getAttribute('href'),
  ).toMatch(/^https:/);
  expect(document.querySelector('a[href^="tel:"]')).not.toBeNull();
  expect(document.querySelector('a[href^="mailto:"]')).not.toBeNull();
});
