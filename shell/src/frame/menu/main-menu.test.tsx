// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Frame } from '../frame.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const opener = (name: string) => menu().getByRole('button', { name: `${name}: show more` });
const click = (element: Element) => act(async () => fireEvent.click(element));

it('opens a panel by its button, one at a time, and closes it on Esc with focus on the button', async () => {
  await renderInShell(<Frame>page</Frame>);
  await click(opener('Products'));
  expect(await menu().findByText('Product pages')).toBeTruthy();
  expect(opener('Products').getAttribute('aria-expanded')).toBe('true');

  await click(opener('Shop'));
  expect(await menu().findByText('Ways to browse')).toBeTruthy();
  expect(menu().queryByText('Product pages')).toBeNull();

  fireEvent.keyDown(menu().getByText('Ways to browse'), { key: 'Escape' });
  expect(menu().queryByText('Ways to browse')).toBeNull();
  expect(document.activeElement).toBe(opener('Shop'));
});

it('closes when focus goes on, and when a link in it is followed', async () => {
  await renderInShell(<Frame>page</Frame>);
  await click(opener('Blog'));
  const link = await menu().findByRole('link', { name: 'As a grid' });
  fireEvent.blur(link, { relatedTarget: menu().getByRole('link', { name: 'Contact' }) });
  expect(menu().queryByRole('link', { name: 'As a grid' })).toBeNull();

  await click(opener('Blog'));
  await click(await menu().findByRole('link', { name: 'As a grid' }));
  await waitFor(() => expect(menu().queryByRole('link', { name: 'As a grid' })).toBeNull());
});

it('opens under a mouse that stays and not under one that passes; a click then keeps it', async () => {
  await renderInShell(<Frame>page</Frame>);
  await click(opener('Shop'));
  await click(opener('Shop'));
  vi.useFakeTimers();
  const entry = opener('Shop').closest('li') as HTMLElement;
  // React derives entering and leaving from the pointer's way from one element to another.
  const enter = () => fireEvent.pointerOver(entry, { pointerType: 'mouse' });
  const leave = () => fireEvent.pointerOut(entry, { pointerType: 'mouse' });
  enter();
  leave();
  act(() => vi.advanceTimersByTime(1_000));
  expect(opener('Shop').getAttribute('aria-expanded')).toBe('false');
  enter();
  act(() => vi.advanceTimersByTime(1_000));
  expect(opener('Shop').getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(opener('Shop'));
  expect(opener('Shop').getAttribute('aria-expanded')).toBe('true');
  leave();
  act(() => vi.advanceTimersByTime(1_000));
  expect(opener('Shop').getAttribute('aria-expanded')).toBe('false');
});

it('goes from panel to panel with the mouse, and the one that was left does not close the next', async () => {
  await renderInShell(<Frame>page</Frame>);
  await click(opener('Products'));
  await click(opener('Shop'));
  vi.useFakeTimers();
  fireEvent.pointerOut(opener('Shop').closest('li') as HTMLElement, { pointerType: 'mouse' });
  fireEvent.pointerOver(opener('Products').closest('li') as HTMLElement, { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(1_000));
  expect(opener('Products').getAttribute('aria-expanded')).toBe('true');
  expect(opener('Shop').getAttribute('aria-expanded')).toBe('false');
});

it('marks the entry whose page is open, with the filters that are its own', async () => {
  await renderInShell(<Frame>page</Frame>, { path: '/shop?sort=new-added&page=2' });
  expect(menu().getByRole('link', { name: 'New' }).getAttribute('aria-current')).toBe('page');
  expect(menu().getByRole('link', { name: 'Electronics' }).getAttribute('aria-current')).toBeNull();
});

it('names only pages that a live remote offers', async () => {
  await renderInShell(<Frame>page</Frame>, {
    isKnown: (path) => ['/', '/shop', '/category/beauty', '/shop-list'].includes(path),
  });
  const names = () =>
    menu()
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(names()).toEqual(['Home', 'Shop']);
  const header = within(screen.getByRole('banner'));
  expect([header.queryByRole('link', { name: 'Cart' }), header.queryByRole('search')]).toEqual([null, null]);
  await click(opener('Shop'));
  await menu().findByText('Ways to browse');
  expect(names()).toEqual(['Home', 'Shop', 'Everything', 'Beauty', 'As a list']);
});
