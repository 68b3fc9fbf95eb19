// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { apiOfFile, readTestApi } from '@dana/testing/start-test-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import { start } from '../exposed/wishlist.service.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './wishlist.route.tsx';

const api = apiOfFile(readTestApi);
let known: { id: number; slug: string; name: string; variations: unknown[] }[] = [];
beforeAll(async () => {
  const response = await fetch(`${api.baseUrl}/products?lang=en&currency=KWD&per_page=50&stock=1`);
  known = (await response.json()).data;
});
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Products of the sample, as many as a test needs. */
function some(count: number, suits: (product: (typeof known)[number]) => boolean = () => true) {
  const found = known.filter(suits).slice(0, count);
  if (found.length < count) throw new Error('The sample has too few such products.');
  return found as [(typeof known)[number], ...typeof known];
}
const isSimple = ({ variations }: (typeof known)[number]) => variations.length === 0;

const listed = (product: (typeof known)[number], index: number) => ({
  productId: String(product.id),
  slug: product.slug,
  title: product.name,
  addedAtMs: 10 - index,
});

const wishlistKey = 'dana.wishlist.v1';

/** The page with its own service beside it, as in the shop. */
async function open(items: object[], locale: 'en' | 'ar' = 'en', key = wishlistKey) {
  localStorage.setItem(key, JSON.stringify({ items, removals: [] }));
  const opened = await renderRoute(page, {
    manifest,
    texts: { en, ar },
    path: '/wishlist',
    locale,
    baseUrl: api.baseUrl,
  });
  const { bus, t, toasts } = opened;
  stops.push(start({ bus, t, showToast: (toast: (typeof toasts)[number]) => toasts.push(toast) } as never));
  return opened;
}

it('says that the list is empty, and where to begin', async () => {
  const { t } = await open([]);
  expect(screen.getByText(t('wishlist.empty.title'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('wishlist.empty.action') }).getAttribute('href')).toBe(
    '/en/shop',
  );
});

it('shows the list that an earlier release kept', async () => {
  await open(some(1).map(listed), 'en', 'store.wishlist.v1');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('shows each product with today’s name, price and availability', async () => {
  const { t } = await open(some(2).map(listed), 'ar');
  const rows = screen.getAllByRole('article');
  expect(rows).toHaveLength(2);
  await waitFor(() => expect(within(rows[0] as HTMLElement).getByText(t('wishlist.stock.in'))).toBeTruthy());
  expect(rows[0]?.textContent).toMatch(/KWD\u00a0\d/);
  expect(screen.getByText('منتجان')).toBeTruthy();
});

it('marks a product that the shop no longer has, and one it cannot ask about', async () => {
  const [first] = some(1);
  await api.disturb(`/api/products/${first.slug}`, { status: 503 });
  const { t } = await open([
    listed(first, 0),
    { productId: '9999', slug: 'gone', title: 'Gone', addedAtMs: 1 },
  ]);
  expect(await screen.findByText(t('wishlist.stock.gone'))).toBeTruthy();
  expect(await screen.findByText(t('wishlist.stock.unknown'))).toBeTruthy();
});

it('takes a product off by keyboard and brings it back to its place', async () => {
  const { user, t, toasts } = await open(some(3).map(listed));
  const [, second] = known;
  const title = second?.name ?? '';
  (await screen.findByRole('button', { name: t('wishlist.remove', { title }) })).focus();
  await user.keyboard('{Enter}');
  expect(toasts.at(-1)).toEqual({ kind: 'info', text: t('wishlist.removed', { title }) });
  expect(document.activeElement?.textContent).toBe(t('wishlist.undo'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  expect(screen.getAllByRole('article')[1]?.textContent).toContain(title);
  expect(document.activeElement?.textContent).toBe(title);
});

it('puts a product into the cart and says why when it does not go in', async () => {
  const [simple] = some(1, isSimple);
  const { user, t, facts, bus } = await open([listed(simple, 0)]);
  await user.click(await screen.findByRole('button', { name: t('wishlist.addToCart') }));
  const request = facts.find((fact) => fact.type === 'cart.addRequested');
  expect(request).toMatchObject({ slug: simple.slug, quantity: 1 });
  if (request?.type !== 'cart.addRequested') throw new Error('Nothing was asked of the cart.');
  const { requestId, productId, slug, title } = request;
  const refused = { type: 'cart.addRejected', reason: 'no_available_quantity' } as const;
  bus.publish({ ...refused, requestId, productId, slug, title });
  expect((await screen.findByRole('alert')).textContent).toBe(t('cartRefusal.noneLeft'));
});

it('points out what costs less than when it came to the list', async () => {
  const [first] = some(1);
  const { t } = await open([{ ...listed(first, 0), seenPrice: { amount: 9_999, currency: 'KWD' } }]);
  const note = t('wishlist.dropped', { price: 'KWD\u00a09,999.000' });
  // The amount in it is an element of its own, which no browser translates.
  const amount = await screen.findByText('KWD 9,999.000');
  expect(amount.parentElement?.textContent).toBe(note);
});

it('puts all into the cart that need no choice, and says what stayed', async () => {
  const simple = some(2, isSimple);
  const [choice] = some(1, (product) => !isSimple(product));
  const { user, t, facts, bus } = await open([...simple, choice].map(listed));
  await waitFor(() => expect(screen.getAllByText(t('wishlist.stock.in'))).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: t('wishlist.addAll.action') }));
  const asked = facts.flatMap((fact) => (fact.type === 'cart.addRequested' ? [fact] : []));
  expect(asked.map(({ slug }) => slug)).toEqual(simple.map(({ slug }) => slug));
  for (const { requestId, productId, slug, title } of asked)
    act(() => bus.publish({ type: 'cart.itemAdded', requestId, productId, slug, title, quantity: 1 }));
  const added = t('wishlist.addAll.added', { count: 2 });
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      `${added} ${t('wishlist.addAll.left', { count: 1 })}`,
    ),
  );
});

it('sends a guest who wants the list everywhere to sign in and back', async () => {
  const { t } = await open(some(1).map(listed));
  const link = screen.getByRole('link', { name: t('wishlist.note.guest') });
  expect(link.getAttribute('href')).toBe('/en/login?next=/wishlist');
});
