import { expect, it } from 'vitest';
import { offeredLinks } from './offered-links.ts';

const all = {
  menu: [
    { path: '/shop', label: 'Shop' },
    { path: '/blog', label: 'Journal', needs: 'posts' as const },
  ],
  'blog.pages': [{ path: '/blog-grid', label: 'Grid', needs: 'posts' as const }],
};

it('leaves out links to what the back end does not have, and places that are empty then', () => {
  expect(offeredLinks(all, { extensions: [] })).toEqual({ menu: [all.menu[0]] });
});

it('shows all links where nobody says what the back end offers', () => {
  expect(offeredLinks(all, {})).toBe(all);
});
