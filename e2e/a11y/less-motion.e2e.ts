import { test } from '../support/shop-test.ts';
import { checkPages } from './check-pages.ts';

test.describe('for a shopper who asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  checkPages(['/home-4', '/shop']);
});
