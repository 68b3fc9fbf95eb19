import { testSoundPages } from './sound-page.ts';

testSoundPages(['/login', '/register', '/wishlist']);
