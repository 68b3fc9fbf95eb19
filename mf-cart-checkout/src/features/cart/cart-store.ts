import type { ApiClient } from '@dana/api-client';
import { newRequestId, type SessionStore, useShell } from '@dana/runtime';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { createCartCalls } from '#api/cart-calls.ts';
import { cartCookie } from './cart-cookie.ts';
import { type CartEngine, createCartEngine } from './cart-engine.ts';
import type { CartView } from './cart-view.ts';
import { inTurnWithOtherTabs } from '@dana/runtime/other-tabs';
import { sessionPromoStore } from './promo-store.ts';
import { sessionKnown } from './session-known.ts';
import { sessionRequestStore } from './request-store.ts';
import { browserSeenCart } from './seen-cart.ts';
import { sentCart, sentView } from './sent-cart.ts';

// One for each document, whose session it follows: the service, the drawer and the pages are exposed apart but share the
// modules of their release.
const engines = new WeakMap<SessionStore, CartEngine>();

type EngineSurroundings = { api: ApiClient; session: SessionStore; queryClient: QueryClient };

/** The document's cart. Browser only: on the server all documents have the same session. */
export function cartEngine({ api, session, queryClient }: EngineSurroundings): CartEngine {
  const present = engines.get(session);
  if (present) return present;
  const engine = createCartEngine({
    // An account's cart is refused to a guest: nothing is asked before it is known who asks.
    calls: createCartCalls(api, () => sessionKnown(session), sessionPromoStore.write),
    cartIds: cartCookie,
    promos: sessionPromoStore,
    seen: browserSeenCart,
    requests: sessionRequestStore,
    sent: sentCart(queryClient),
    inTurn: (work) => inTurnWithOtherTabs('dana.cart.first', work),
    newKey: newRequestId,
  });
  engines.set(session, engine);
  return engine;
}

/** The cart as it is shown now. On the server and while the page hydrates, what the document was sent with; else `unknown`. */
export function useCart(): { cart: CartView; engine: () => CartEngine } {
  const { api, session } = useShell();
  const queryClient = useQueryClient();
  const current = useCallback(() => cartEngine({ api, session, queryClient }), [api, session, queryClient]);
  const subscribe = useCallback((listener: () => void) => current().subscribe(listener), [current]);
  const cart = useSyncExternalStore(
    subscribe,
    () => current().getSnapshot(),
    () => sentView(queryClient),
  );
  useEffect(() => current().start(), [current]);
  return { cart, engine: current };
}
