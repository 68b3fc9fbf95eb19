import { accountVisits } from './mf-account.ts';
import { cartVisits } from './mf-cart-checkout.ts';
import { catalogVisits } from './mf-catalog.ts';
import { contentVisits } from './mf-content.ts';
import { productVisits } from './mf-product.ts';
import { shellVisits } from './shell.ts';
import type { Visit } from './visit.ts';

/** Every part is come to by one of these, or has a reason below. */
export const visits: readonly Visit[] = [
  ...shellVisits,
  ...cartVisits,
  ...catalogVisits,
  ...productVisits,
  ...contentVisits,
  ...accountVisits,
];

/** Parts that no visit comes to, and why. */
export const withoutWay: Record<string, string> = {
  'mf-account PriceLetters': 'the list is whole without it',
  'mf-product DeliveryPromise': 'the product is whole without it',
  'shell LateParts': 'the page does without it; a test of its own',
  'shell ToastStack': 'the live region is shown in its place; a test of its own',
};
