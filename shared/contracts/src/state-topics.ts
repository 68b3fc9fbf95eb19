import type { ShopEventType } from './events.ts';

/** Topics that carry a state: a late subscriber gets the last value at once, and other tabs get it too. */
export const stateTopics = [
  'cart.changed',
  'order.unpaidChanged',
  'wishlist.changed',
  'compare.changed',
  'session.changed',
  'locale.changed',
  'currency.changed',
] as const satisfies readonly ShopEventType[];
export type StateTopic = (typeof stateTopics)[number];

/** State that belongs to one tab (another tab may show another language). */
export const tabOnlyTopics: readonly StateTopic[] = ['locale.changed', 'currency.changed'];
