import { testSoundPages } from './sound-page.ts';

testSoundPages(['/cart', '/checkout']);
