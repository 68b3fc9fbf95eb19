// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { apiOfFile } from '@dana/testing/start-test-api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './product-details.route.tsx';

/* What is written on a product's page: a review, and the wish to hear when it is back. */

const shopper = { email: 'noura@example.com', password: 'pearl diver 1967' };
const api = apiOfFile();
beforeAll(async () => {
  // Read before, so that no test waits for the machine to read it.
  await import('#features/reviews/review-form.tsx');
  const names = { first_name: 'Noura', last_name: 'Al-Rashid', password_confirmation: shopper.password };
  const answer = await api.post('/register', { ...shopper, ...names });
  expect(answer.status).toBeLessThan(300);
});

const shirt = 'qumash-daily-t-shirt';
const phone = 'noqta-lite-phone';
type Given = Partial<Parameters<typeof renderRoute>[1]>;
const show = (product: string, given: Given = {}) => {
  const path = `/product-details/${product}`;
  return renderRoute(page, { manifest, texts: { en, ar }, path, baseUrl: api.baseUrl, ...given });
};

describe('a review', () => {
  it('is written by who signed in first, and comes back to this product', async () => {
    const { t } = await show(shirt);
    const link = await screen.findByRole('link', { name: t('writeReview.signIn') });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      `/login?next=/product-details/${shirt}`,
    );
  });

  it('needs stars and words, is kept while the API does not take it, and shown once it does', async () => {
    const { t, user } = await show(shirt, { signIn: shopper });
    await user.click(await screen.findByRole('button', { name: t('writeReview.open') }));
    const form = within(await screen.findByRole('form'));
    const send = () => user.click(form.getByRole('button', { name: t('writeReview.send') }));
    const hasFocus = (name: string) =>
      waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe(name));
    await send();
    expect(await form.findByText(t('validation.rating'))).toBeDefined();
    await hasFocus('rating');
    await user.click(form.getByRole('radio', { name: t('rating.choice', { count: 5 }) }));
    await waitFor(() => expect(form.queryByText(t('validation.rating'))).toBeNull());
    await send();
    expect(await form.findByText(t('validation.reviewText'))).toBeDefined();
    await hasFocus('text');

    await user.type(form.getByRole('textbox'), 'Soft and heavy');
    const body = JSON.stringify({ success: false, message: 'Later, please' });
    await api.disturb(`/api/products/${shirt}/reviews`, { status: 503, body });
    await send();
    expect((await form.findByRole('alert')).textContent).toContain('Later, please');
    expect(form.getByRole('textbox')).toHaveProperty('value', 'Soft and heavy');
    await api.restore();
    await send();
    expect(await screen.findByText(t('writeReview.sent'))).toBeDefined();
    expect(await screen.findByText('Soft and heavy')).toBeDefined();
    expect(sessionStorage.length).toBe(0);
  });
});

describe('the wish to hear when it is back', () => {
  /** The first answer waits for the form and the schemas, which are loaded when they are needed. */
  const soon = { timeout: 10_000 };
  /** Without the marks around a word of another direction. */
  const bare = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '');
  async function openForm(product = phone, given: Given = {}) {
    const shown = await show(product, given);
    const { t, user } = shown;
    await user.click(screen.getByRole('button', { name: t('stockRequest.open') }));
    const field = await screen.findByRole('textbox', { name: new RegExp(t('stockRequest.email')) }, soon);
    const submit = (text: string) => user.type(field, `${text}{Enter}`);
    return { ...shown, field, submit };
  }

  it('is typed at once, kept when the shop does not answer, and said to be taken in place of the form', async () => {
    const { field, submit, t } = await openForm(phone, { locale: 'ar' });
    await waitFor(() => expect(document.activeElement).toBe(field), soon);
    const email = 'noura@dana.example';
    await api.disturb('/api/stock-requests', { status: 503, body: '{"success":false,"message":""}' });
    await submit(email);
    await waitFor(
      () => expect(screen.getByRole('alert').textContent).toBe(t('stockRequest.unreachable')),
      soon,
    );
    expect(field).toHaveProperty('value', email);
    await api.restore();
    await submit('');
    const said = await waitFor(() => screen.getByText((text) => text.includes(email)), soon);
    expect(bare(said.textContent)).toBe(bare(t('stockRequest.mailed', { email })));
    expect(document.activeElement?.contains(said)).toBe(true);
    expect(screen.queryByRole('textbox', { name: new RegExp(t('stockRequest.email')) })).toBeNull();
  });

  it('is answered with the product when it came back meanwhile', async () => {
    const body = JSON.stringify({ success: false, code: 'available_again', message: 'It is there again' });
    const { submit, t } = await openForm();
    const product = await api.get(`/products/${phone}`);
    product.data.current_stock = 7;
    await api.disturb(`/api/products/${phone}`, { status: 200, body: JSON.stringify(product) });
    await api.disturb('/api/stock-requests', { status: 422, body });
    await submit('noura@dana.example');
    await screen.findByText(t('stock.in', { count: 7 }), {}, soon);
    expect(screen.getAllByRole('button', { name: t('purchase.add') })[0]).toHaveProperty('disabled', false);
  });

  it('is for the variation that is chosen, and not there for what is in stock', async () => {
    const { data } = await api.get('/products/noqta-one-phone');
    type Variation = { id: number; name: string; current_stock: number };
    const gone = data.variations.find((one: Variation) => one.current_stock === 0) as Variation;
    const { t } = await openForm(`noqta-one-phone?variant=${gone.id}`);
    const label = t('stockRequest.label', { name: `${data.name} – ${gone.name}` });
    expect(bare(screen.getByRole('form').getAttribute('aria-label'))).toBe(bare(label));
    cleanup();
    await show(shirt);
    expect(screen.queryByRole('button', { name: t('stockRequest.open') })).toBeNull();
  });
});
