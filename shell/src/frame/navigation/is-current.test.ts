import { expect, it } from 'vitest';
import { isCurrent } from './is-current.ts';

it.each([
  ['/blog', '/blog', '?page=2', true],
  ['/', '/shop', '', false],
  ['/shop?status=on-sale', '/shop', '?status=on-sale&page=2', true],
  ['/shop?status=on-sale', '/shop', '', false],
  ['/shop?status=on-sale', '/shop', '?sort=new-added', false],
])('knows whether %s is open on %s%s', (link, pathname, search, isOpen) => {
  expect(isCurrent(link, { pathname, search })).toBe(isOpen);
});
