// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Frame } from './frame.tsx';
import { NotFoundPage } from './errors/not-found-page.tsx';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { renderInShell } from './testing/render-in-shell.tsx';

const signedIn = {
  status: 'signedIn' as const,
  user: { firstName: 'Noura', lastName: 'Al Sabah', email: 'n@dana.example' },
};
const header = () => within(screen.getByRole('banner'));

it('leads past the header first', async () => {
  await renderInShell(<Frame>page</Frame>);
  const [first] = screen.getAllByRole('link');
  expect(first?.textContent).toBe('Skip to content');
  expect(first?.getAttribute('href')).toBe('#main');
  expect(screen.getByRole('main').id).toBe('main');
});

it.each([
  ['en', 0, 'Cart'],
  ['en', 12, 'Cart, 12 items'],
  ['ar', 2, 'السلة 2، قطعتان'],
  ['ar', 11, 'السلة، 11 قطعة'],
] as const)('says how much is in the cart (%s, %d)', async (locale, itemCount, name) => {
  const { bus } = await renderInShell(<Frame>page</Frame>, { locale });
  act(() => bus.publish({ type: 'cart.changed', itemCount, productIds: [] }));
  expect(header().getByRole('link', { name }).getAttribute('href')).toBe(`/${locale}/cart`);
});

it.each([
  ['en', 12, 'Wishlist, 12 products'],
  ['ar', 2, 'المفضلة 2، منتجان'],
  ['ar', 3, 'المفضلة، 3 منتجات'],
] as const)('says how much is on the wishlist (%s, %d)', async (locale, count, name) => {
  const { bus } = await renderInShell(<Frame>page</Frame>, { locale });
  const productIds = Array.from({ length: count }, (_, at) => at + 1);
  act(() => bus.publish({ type: 'wishlist.changed', productIds }));
  expect(header().getByRole('link', { name })).toBeTruthy();
});

it('opens the cart’s drawer, and its page where the shopper asks for a new tab', async () => {
  const { bus } = await renderInShell(<Frame>page</Frame>);
  const requests: string[] = [];
  bus.on('cart.drawerRequested').subscribe(({ requestId }) => requests.push(requestId));
  const cart = header().getByRole('link', { name: 'Cart' });
  expect(fireEvent.click(cart)).toBe(false);
  expect(requests).toHaveLength(1);
  fireEvent.click(cart, { ctrlKey: true });
  expect(requests).toHaveLength(1);
});

it('leads to the same page in the other language, under that language’s own name, and remembers it', async () => {
  await renderInShell(<Frame>page</Frame>, { path: '/shop?page=2' });
  const link = header().getByRole('link', { name: 'العربية' });
  expect(link.getAttribute('href')).toBe('/ar/shop?page=2');
  expect([link.lang, link.dir, link.getAttribute('hreflang')]).toEqual(['ar', 'rtl', 'ar']);
  link.addEventListener('click', (event) => event.preventDefault());
  location.hash = '#reviews';
  fireEvent.click(link);
  expect(link.getAttribute('href')).toContain('/ar/shop?page=2#reviews');
  expect(document.cookie).toContain('i18n_redirected=ar');
});

it('greets a signed-in shopper and lets them leave', async () => {
  const { signedOut } = await renderInShell(<Frame>page</Frame>, { session: signedIn });
  expect(header().getByText('Hello, Noura')).toBeTruthy();
  expect(header().queryByRole('link', { name: 'Create account' })).toBeNull();
  fireEvent.click(header().getByRole('button', { name: 'Sign out' }));
  expect(signedOut).toHaveLength(1);
});

it('says the agreed words on an unknown address, with language and query', async () => {
  await renderInShell(<NotFoundPage />, { path: '/no/such?page=1' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Error Page');
  expect(document.title).toBe('Error Page');
  expect(screen.getByText('404')).toBeTruthy();
  expect(screen.getByText('Page not found: /en/no/such?page=1')).toBeTruthy();
  expect(
    screen.getByText("Whoops, this is embarassing. Looks like the page you were looking for wasn't found."),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/en');
});

it('names an Arabic address that does not exist in its letters', async () => {
  const path = '/لا-يوجد';
  await renderInShell(<NotFoundPage />, { path: encodeURI(path), locale: 'ar' });
  const [before] = ar.errorPage.notFound.split('{{path}}');
  expect(screen.getByText(new RegExp(`^${before}\\u2068?/ar${path}\\u2069?$`))).toBeTruthy();
});

it('keeps all of a search that is too long, and says how much of it counts', async () => {
  await renderInShell(<Frame>page</Frame>);
  const [field] = header().getAllByRole<HTMLInputElement>('searchbox');
  fireEvent.input(field!, { target: { value: 'h'.repeat(103) } });
  expect(field!.maxLength).toBeLessThan(0);
  expect(header().getByText(en.header.searchTooLong.replace('{{max}}', '100')).role).toBe('status');
});
