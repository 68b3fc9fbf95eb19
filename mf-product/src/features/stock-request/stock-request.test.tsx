// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, startTestApi } from '@dana/testing/start-test-api';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { manifest } from '../../exposed/manifest.ts';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import * as page from '../../routes/product-details.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.restore());
afterAll(() => api.stop());

/** The first answer waits for the form and the schemas, which are loaded when they are needed. */
const soon = { timeout: 10_000 };
const soldOut = '/product-details/noqta-lite-phone';

const show = (path: string, locale: 'en' | 'ar' = 'en') =>
  renderRoute(page, { manifest, texts: { en, ar }, path, locale, baseUrl: api.baseUrl });

async function openForm(path = soldOut, locale: 'en' | 'ar' = 'en') {
  const shown = await show(path, locale);
  await shown.user.click(screen.getByRole('button', { name: shown.t('stockRequest.open') }));
  const field = await screen.findByRole('textbox', { name: new RegExp(shown.t('stockRequest.email')) }, soon);
  const submit = (text: string) => shown.user.type(field, `${text}{Enter}`);
  return { ...shown, field, submit };
}

const errorOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

it.each(['en', 'ar'] as const)(
  'says what to do next in place of the form, with the focus on it, in %s',
  async (locale) => {
    const { field, submit, t } = await openForm(soldOut, locale);
    // Asked for by a press, it is typed into at once.
    await waitFor(() => expect(document.activeElement).toBe(field), soon);
    const email = `noura-${locale}@dana.example`;
    await submit(email);
    const said = await waitFor(() => screen.getByText((text) => text.includes(email)), soon);
    expect(said.textContent?.replace(/[\u2066-\u2069]/g, '')).toBe(
      t('stockRequest.mailed', { email }).replace(/[\u2066-\u2069]/g, ''),
    );
    expect(document.activeElement?.contains(said)).toBe(true);
    expect(screen.queryByRole('textbox', { name: new RegExp(t('stockRequest.email')) })).toBeNull();
  },
);

it.each([
  ['', 'validation.required'],
  ['noura@', 'validation.email'],
])('says under the field what is wrong with %j, and leads back to it', async (text, reason) => {
  const { field, submit, t } = await openForm();
  await submit(text);
  await waitFor(() => expect(errorOf(field)).toContain(t(reason)), soon);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
});

it('keeps what was typed and says so when the shop does not answer', async () => {
  await api.disturb('/api/stock-requests', { status: 503, body: '{"success":false,"message":""}' });
  const { field, submit, t } = await openForm();
  await submit('noura@dana.example');
  await waitFor(
    () => expect(screen.getByRole('alert').textContent).toBe(t('stockRequest.unreachable')),
    soon,
  );
  expect(field).toHaveProperty('value', 'noura@dana.example');
});

it('offers the product when it came back meanwhile', async () => {
  const body = JSON.stringify({ success: false, code: 'available_again', message: 'It is there again' });
  const { submit, t } = await openForm();
  const product = await (await fetch(`${api.baseUrl}/products/noqta-lite-phone`)).json();
  product.data.current_stock = 7;
  await api.disturb('/api/products/noqta-lite-phone', { status: 200, body: JSON.stringify(product) });
  await api.disturb('/api/stock-requests', { status: 422, body });
  await submit('noura@dana.example');
  await screen.findByText(t('stock.in', { count: 7 }), {}, soon);
  expect(screen.getAllByRole('button', { name: t('purchase.add') })[0]).toHaveProperty('disabled', false);
});

it('asks for the variation that is chosen, and is not there for what is in stock', async () => {
  const { data } = await (await fetch(`${api.baseUrl}/products/noqta-one-phone`)).json();
  type Variation = { id: number; name: string; current_stock: number };
  const of = (isGone: boolean) =>
    data.variations.find(({ current_stock }: Variation) => (current_stock === 0) === isGone) as Variation;
  const { t } = await openForm(`/product-details/noqta-one-phone?variant=${of(true).id}`);
  const name = `${data.name} – ${of(true).name}`;
  const label = t('stockRequest.label', { name }).replace(/[\u2066-\u2069]/g, '');
  expect(
    screen
      .getByRole('form')
      .getAttribute('aria-label')
      ?.replace(/[\u2066-\u2069]/g, ''),
  ).toBe(label);
});

it('is not there for what is in stock', async () => {
  const { t } = await show('/product-details/qumash-daily-t-shirt');
  expect(screen.queryByRole('button', { name: t('stockRequest.open') })).toBeNull();
});
