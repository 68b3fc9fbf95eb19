// @vitest-environment happy-dom
import { apiOfFile, readTestApi } from '@dana/testing/start-test-api';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Frame } from '../frame.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';

const api = apiOfFile(readTestApi);

const menu = (name: string) => within(screen.getByRole('navigation', { name }));
const open = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('holds the categories, the brands and the picture of its department', async () => {
  await renderInShell(<Frame>page</Frame>, { baseUrl: api.baseUrl });
  await open('Electronics: show more');
  const categories = await menu('Main menu').findByRole('list', { name: 'Categories' });
  expect(within(categories).getByRole('link', { name: 'Headphones & speakers' }).getAttribute('href')).toBe(
    '/en/category/headphones',
  );
  const brands = menu('Main menu').getByRole('list', { name: 'Brands' });
  expect(within(brands).getByRole('link', { name: 'Safwani' }).getAttribute('href')).toBe(
    '/en/brand/safwani',
  );
  const all = menu('Main menu').getByRole('link', { name: /^All electronics/ });
  expect(all.getAttribute('href')).toBe('/en/category/electronics');
  const { data } = await api.get('/categories');
  const electronics = data.find(({ slug }: { slug: string }) => slug === 'electronics');
  const picture = electronics.image.full_url.replace(/\.\w+$/, '');
  expect(all.querySelector('img')?.getAttribute('src')).toMatch(new RegExp(`^${picture}-\\d+\\.webp$`));
  expect(within(categories).queryByText('Bags')).toBeNull();
});

it('shows no brands where the API names none', async () => {
  const answer = await api.get('/categories');
  const data = answer.data.map(({ brands: _, ...department }: { brands: unknown }) => department);
  await api.disturb('/api/categories', { status: 200, body: JSON.stringify({ success: true, data }) });
  await renderInShell(<Frame>page</Frame>, { baseUrl: api.baseUrl });
  await open('Electronics: show more');
  await menu('Main menu').findByRole('list', { name: 'Categories' });
  expect(menu('Main menu').queryByRole('list', { name: 'Brands' })).toBeNull();
});

it('leads to all of its department when the API does not answer', async () => {
  await api.disturb('/api/categories', { status: 404 });
  await renderInShell(<Frame>page</Frame>, { baseUrl: api.baseUrl });
  await open('Electronics: show more');
  const all = await menu('Main menu').findByRole('link', { name: /^All electronics/ });
  expect(all.getAttribute('href')).toBe('/en/category/electronics');
  expect(menu('Main menu').queryByRole('list', { name: 'Categories' })).toBeNull();
});
