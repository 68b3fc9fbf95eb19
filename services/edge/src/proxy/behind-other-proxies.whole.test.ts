import { testBehind } from '../testing/behind-proxy-suite.ts';
import { startCaddy } from '../testing/caddy-in-front.ts';
import { startHaproxy } from '../testing/haproxy-in-front.ts';

// One address may register 15 times in an hour: 24 are more than that as well.
await testBehind({ name: 'caddy', start: startCaddy, asks: true, shoppers: 24 });
await testBehind({ name: 'haproxy', start: startHaproxy, asks: true, shoppers: 24 });
