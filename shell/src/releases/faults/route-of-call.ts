import { failedCallLimits } from '@dana/contracts/beacon/limits';

/**
 * Words that stand in a call's path after its first part. Any other is taken for an id, a slug or a key: a word that is missing
 * here costs a chart some detail, one too many would report what a shopper looked at.
 */
const words = new Set([
  'add',
  'clear',
  'coupon',
  'edit-item',
  'items',
  'letter',
  'reviews',
  'subscribe',
  'suggestions',
  'track',
  'upload',
]);

/** The pattern of a call's path: `/products/lamp-7/reviews` → `/products/:id/reviews`. */
export function routeOfCall(path: string): string {
  const [first = '', ...others] = path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);
  const plain = first.toLowerCase().replace(/[^a-z0-9_-]/g, '');
  const parts = others.map((part) => (words.has(part) ? part : ':id'));
  return `/${[plain || ':id', ...parts].join('/')}`.slice(0, failedCallLimits.route);
}
