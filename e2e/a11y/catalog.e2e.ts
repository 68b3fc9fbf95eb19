import { testSoundPages } from './sound-page.ts';

testSoundPages(['/', '/shop', '/category/electronics']);
