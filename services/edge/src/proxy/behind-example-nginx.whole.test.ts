import { testBehind } from '../testing/behind-proxy-suite.ts';
import { startNginx } from '../testing/nginx-in-front.ts';

// Without its commercial modules nginx asks for no readiness.
await testBehind({ name: 'nginx', start: startNginx, asks: false, shoppers: 64 });
