import { testSoundPages } from './sound-page.ts';

testSoundPages(['/blog', '/about']);
