import { testSoundPages } from './sound-page.ts';

testSoundPages(['/search?searchText=pearl', '/compare?ids=1,2,3,4']);
