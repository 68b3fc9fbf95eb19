import { expect, it } from 'vitest';
import { routeOfCall } from './route-of-call.ts';

it.each([
  ['/home', '/home'],
  ['/products', '/products'],
  ['/products/lamp-of-brass/reviews', '/products/:id/reviews'],
  ['/products/%D9%85%D8%B5%D8%A8%D8%A7%D8%AD', '/products/:id'],
  ['/carts/4f09ab17/items/12', '/carts/:id/items/:id'],
  ['/orders/track?email=noor@mail.test', '/orders/track'],
  ['/orders/noor@mail.test', '/orders/:id'],
  ['/', '/:id'],
])('names the call %s as %s', (path, route) => {
  expect(routeOfCall(path)).toBe(route);
});
