// @vitest-environment happy-dom
import { apiOfFile, readTestApi } from '@dana/testing/start-test-api';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { CategoryButton } from './category-button.tsx';
import { MenuButton } from './menu-button.tsx';

const api = apiOfFile(readTestApi);

async function openMenu(options: Parameters<typeof renderInShell>[1]) {
  await renderInShell(<MenuButton />, options);
  const button = screen.getByRole('link', { name: options?.locale === 'ar' ? 'فتح القائمة' : 'Open menu' });
  await act(async () => fireEvent.click(button));
  return within(await screen.findByRole('dialog'));
}

it('holds departments with their categories, pages, telephone, currency and language', async () => {
  const menu = await openMenu({ locale: 'ar', path: '/shop?page=2', baseUrl: api.baseUrl });
  expect(await menu.findByText('الإلكترونيات')).toBeTruthy();
  // Departments unfold above the other pages, and stand there only.
  const pages = within(menu.getByRole('navigation', { name: 'الصفحات' }));
  expect(pages.getByRole('link', { name: 'الجديد' }).getAttribute('href')).toBe('/ar/shop?sort=new-added');
  const plain = pages.getAllByRole('link').filter((link) => !link.closest('details'));
  expect(plain.map((link) => link.textContent)).toEqual(['الجديد', 'أكواد الخصم', 'اتصل بنا']);
  expect(menu.getByText('السماعات ومكبرات الصوت').getAttribute('href')).toBe('/ar/category/headphones');
  expect(menu.getByRole('link', { name: '+965 2200 0190' })).toBeTruthy();
  expect(await menu.findByRole('option', { name: 'KWD · دينار كويتي' })).toBeTruthy();
  expect(menu.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/en/shop?page=2');
});

it('still names the departments when the API does not answer, and leaves with a followed link', async () => {
  const menu = await openMenu({ path: '/' });
  const departments = within(menu.getByRole('navigation', { name: 'Departments' }));
  expect(departments.getByRole('link', { name: 'Jewelry' }).getAttribute('href')).toBe(
    '/en/category/jewelry',
  );
  const [coupons] = menu.getAllByRole('link', { name: 'Coupons' });
  await act(async () => fireEvent.click(coupons as Element));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens the departments of layout-one by its button and closes them on Esc', async () => {
  await renderInShell(<CategoryButton />, { baseUrl: api.baseUrl });
  const button = screen.getByRole('button', { name: 'All categories' });
  await act(async () => fireEvent.click(button));
  const child = await screen.findByText('Headphones & speakers');
  expect(child.getAttribute('href')).toBe('/en/category/headphones');
  fireEvent.keyDown(child, { key: 'Escape' });
  expect(screen.queryByText('Headphones & speakers')).toBeNull();
  expect(document.activeElement).toBe(button);
});
