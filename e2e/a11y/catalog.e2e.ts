import { testSoundPages } from './sound-page.ts';

testSoundPages([
  '/',
  '/home-2',
  '/home-3',
  '/home-4',
  '/shop',
  '/shop-list',
  '/shop-right-sidebar',
  '/shop-full-width',
  '/shop-1600',
  '/shop-no-sidebar',
  '/shop-filter-offcanvas',
  '/shop-filter-dropdown',
  '/shop-load-more',
  '/shop-categories',
  '/category/electronics',
  '/brand/safwani',
  '/search?searchText=pearl',
  '/compare',
  '/compare?ids=1,2,3,4',
]);
