import { testSoundPages } from './sound-page.ts';

testSoundPages([{ path: '/no/such/page', expected: [/status of 404/] }]);
