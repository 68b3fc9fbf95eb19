import { test } from '../support/shop-test.ts';
import { testSoundPages } from './sound-page.ts';

test.describe('for a shopper who asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  testSoundPages(['/home-4', '/shop', '/compare', '/category/electronics']);
});
