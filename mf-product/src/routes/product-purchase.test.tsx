// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { act, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './product-details.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await readTestApi();
});
afterAll(() => api.stop());

const show = () =>
  renderRoute(page, {
    manifest,
    texts: { en, ar },
    path: '/product-details/qumash-daily-t-shirt',
    baseUrl: api.baseUrl,
  });

type Shown = Awaited<ReturnType<typeof show>>;
const firstButton = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const requests = ({ facts }: Shown) => facts.filter((fact) => fact.type === 'cart.addRequested');

it('asks the cart once, is busy until it answers, and ignores answers to others', async () => {
  const shown = await show();
  const { user, bus, t } = shown;
  await user.click(firstButton(t('purchase.add')));
  await user.click(firstButton(t('purchase.add')));
  const [request, ...others] = requests(shown);
  expect(others).toEqual([]);
  expect(request).toMatchObject({ slug: 'qumash-daily-t-shirt', quantity: 1, next: 'drawer' });
  expect(request).toHaveProperty('variationId');

  const { requestId = '', productId = '', slug = '', title = '' } = request ?? {};
  const answer = { type: 'cart.itemAdded', requestId, productId, slug, title, quantity: 1 } as const;
  act(() => bus.publish({ ...answer, requestId: 'of-somebody-else' }));
  expect(firstButton(t('purchase.add')).getAttribute('aria-busy')).toBe('true');
  act(() => bus.publish(answer));
  expect(firstButton(t('purchase.added')).getAttribute('aria-busy')).toBeNull();
});

it.each([
  [{ reason: 'no_available_quantity' }, 'cartRefusal.noneLeft', {}],
  [{ reason: 'you_cannot_add_more_than', maximumQuantity: 3 }, 'cartRefusal.maximum', { count: 3 }],
  [{ reason: 'unreachable' }, 'cartRefusal.unreachable', {}],
] as const)('says beside the buttons why the cart refused: %j', async (rejection, key, values) => {
  const shown = await show();
  const { user, bus, t } = shown;
  await user.click(screen.getByRole('button', { name: t('purchase.buyNow') }));
  const [request] = requests(shown);
  expect(request?.next).toBe('checkout');
  const { requestId = '', productId = '', slug = '', title = '' } = request ?? {};
  act(() => bus.publish({ type: 'cart.addRejected', requestId, productId, slug, title, ...rejection }));
  expect(screen.getByRole('alert').textContent).toBe(t(key, values));
  expect(screen.getByRole('button', { name: t('purchase.buyNow') })).toHaveProperty('disabled', false);
});

it('fills the heart when the wishlist says that the product is in it', async () => {
  const shown = await show();
  const { user, bus, facts, t } = shown;
  const heart = screen.getByRole('button', { name: t('wishlist.toggle') });
  await user.click(heart);
  const request = facts.find((fact) => fact.type === 'wishlist.toggleRequested');
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  act(() => bus.publish({ type: 'wishlist.changed', productIds: [Number(request?.productId)] }));
  expect(heart.getAttribute('aria-pressed')).toBe('true');
});
