import { checkPages } from './check-pages.ts';

checkPages([{ path: '/no/such/page', expected: [/status of 404/] }]);
