import { expect, it } from 'vitest';
import { departmentOf } from './department-of.ts';
import { isCurrent } from './is-current.ts';
import { standingOf } from './standing-of.ts';

it.each([
  ['/category/electronics', 'electronics'],
  ['/category/electronics?status=on-sale', undefined],
  ['/category/', undefined],
  ['/shop', undefined],
])('takes the department that a link of the menu leads to from its path: %s', (path, slug) => {
  expect(departmentOf(path)).toBe(slug);
});

it.each([
  ['/blog', '/blog', '?page=2', true],
  ['/', '/shop', '', false],
  ['/shop?status=on-sale', '/shop', '?status=on-sale&page=2', true],
  ['/shop?status=on-sale', '/shop', '', false],
  ['/shop?status=on-sale', '/shop', '?sort=new-added', false],
])('knows whether %s is open on %s%s', (link, pathname, search, isOpen) => {
  expect(isCurrent(link, { pathname, search })).toBe(isOpen);
});

it('keeps what each page shows; an entry below which nothing hangs is a plain link', () => {
  const link = { path: '/blog-grid', label: 'As a grid' };
  const menu = [
    { path: '/', label: 'Home', panel: 'home' as const },
    { path: '/blog', label: 'Blog', panel: 'blog' as const },
  ];
  expect(standingOf({ menu, 'blog.pages': [link], 'footer.menu': [link] })).toEqual({
    menu: [{ path: '/', label: 'Home' }, menu[1]],
    'footer.menu': [link],
  });
});
