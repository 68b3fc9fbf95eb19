import { testSoundPages } from './sound-page.ts';

testSoundPages([
  '/blog',
  '/blog-grid',
  '/blog-list',
  '/blog-details',
  '/blog-details-2',
  '/about',
  '/contact',
  '/coupons',
  '/page/shipping',
]);
