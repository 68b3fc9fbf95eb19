import type { ShopEventType } from './events.ts';

type Step = { event: ShopEventType; says: string };

/**
 * The order in which the facts about one request are emitted. `docs/events.md` is written from here, and the cart's service is
 * tested against it.
 */
export const cartEventOrder = {
  title: 'An item goes into the cart',
  accepted: [
    { event: 'cart.addRequested', says: 'the request, under a new `requestId`' },
    { event: 'cart.changed', says: 'the cart as requested, at once' },
    {
      event: 'cart.drawerRequested',
      says: 'at once too, unless the request asks for the checkout, or for nothing',
    },
    { event: 'cart.itemAdded', says: 'the answer, under the same `requestId`' },
    { event: 'cart.changed', says: 'the cart as the server has confirmed it; other tabs read theirs' },
  ],
  rejected: [
    { event: 'cart.addRequested', says: 'the request, under a new `requestId`' },
    { event: 'cart.changed', says: 'the cart as requested, unless the limits are known to forbid it' },
    { event: 'cart.drawerRequested', says: 'then too, as above' },
    { event: 'cart.changed', says: 'the cart without it' },
    { event: 'cart.addRejected', says: 'the answer, under the same `requestId`, with its reason' },
  ],
  remark:
    'While the shop cannot be reached the answer is a `cart.itemAdded` with `isPending`; the final answer follows under the same id.',
} as const satisfies { title: string; accepted: readonly Step[]; rejected: readonly Step[]; remark: string };
