// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, startTestApi } from '@dana/testing/start-test-api';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './product-details.route.tsx';

const shopper = { email: 'noura@example.com', password: 'pearl diver 1967' };
let api: RunningTestApi;
beforeAll(async () => {
  api = await startTestApi();
  // Read before, so that no test waits for the machine to read it.
  await import('#features/reviews/review-form.tsx');
  const names = { first_name: 'Noura', last_name: 'Al-Rashid', password_confirmation: shopper.password };
  const answer = await fetch(`${api.baseUrl}/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...shopper, ...names }),
  });
  expect(answer.status).toBeLessThan(300);
});
beforeEach(() => sessionStorage.clear());
afterEach(() => api.restore());
afterAll(() => api.stop());

const slug = 'qumash-daily-t-shirt';
const show = (signIn?: typeof shopper) =>
  renderRoute(page, {
    manifest,
    texts: { en, ar },
    path: `/product-details/${slug}`,
    baseUrl: api.baseUrl,
    ...(signIn && { signIn }),
  });

async function openForm() {
  const shown = await show(shopper);
  const { t, user } = shown;
  await user.click(await screen.findByRole('button', { name: t('writeReview.open') }));
  const form = within(await screen.findByRole('form'));
  const send = () => user.click(form.getByRole('button', { name: t('writeReview.send') }));
  return { ...shown, form, send };
}

it('sends a guest to sign in first, and back to this product', async () => {
  const { t } = await show();
  const link = await screen.findByRole('link', { name: t('writeReview.signIn') });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
    `/login?next=/product-details/${slug}`,
  );
});

it('asks for stars and words, and puts the focus where something is missing', async () => {
  const { form, send, t, user } = await openForm();
  await send();
  expect(await form.findByText(t('validation.rating'))).toBeDefined();
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('rating'));
  await user.click(form.getByRole('radio', { name: t('rating.choice', { count: 5 }) }));
  await waitFor(() => expect(form.queryByText(t('validation.rating'))).toBeNull());
  await send();
  expect(await form.findByText(t('validation.reviewText'))).toBeDefined();
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('text'));
});

it('keeps what was typed while the API does not take it, and shows it once it does', async () => {
  const { form, send, t, user } = await openForm();
  await user.click(form.getByRole('radio', { name: t('rating.choice', { count: 5 }) }));
  await user.type(form.getByRole('textbox'), 'Soft and heavy');
  const body = JSON.stringify({ success: false, message: 'Later, please' });
  await api.disturb(`/api/products/${slug}/reviews`, { status: 503, body });
  await send();
  expect((await form.findByRole('alert')).textContent).toContain('Later, please');
  expect(form.getByRole('textbox')).toHaveProperty('value', 'Soft and heavy');
  await api.restore();
  await send();
  expect(await screen.findByText(t('writeReview.sent'))).toBeDefined();
  expect(await screen.findByText('Soft and heavy')).toBeDefined();
  expect(sessionStorage.length).toBe(0);
});
