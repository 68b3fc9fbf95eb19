import { expect, it } from 'vitest';
import { standingOf } from './standing-of.ts';

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
