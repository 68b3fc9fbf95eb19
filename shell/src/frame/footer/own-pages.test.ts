import { expect, it } from 'vitest';
import { ownPages } from './own-pages.ts';

const links = [
  { path: '/contact', label: 'Contact' },
  { path: '/page/faq', label: 'Questions and answers' },
  { path: '/page/returns', label: 'Returns' },
];

it('content pages stand under the titles of the shop, and a page that it lacks is left out', () => {
  expect(ownPages(links, [{ slug: 'faq', title: 'Questions' }])).toEqual([
    { path: '/contact', label: 'Contact' },
    { path: '/page/faq', label: 'Questions' },
  ]);
});

it('as long as nobody knows what pages there are, the links are those that are always there', () => {
  expect(ownPages(links, undefined)).toEqual(links);
});
