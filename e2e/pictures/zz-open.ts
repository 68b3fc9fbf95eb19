import startSharedShop from '../support/start-shared-shop.ts';
await startSharedShop();
process.stdout.write('open\n');
setInterval(() => {}, 1e6);
