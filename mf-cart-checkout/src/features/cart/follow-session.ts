import type { ApiClient } from '@dana/api-client';
import type { Bus } from '@dana/bus';
import { fetchAccountCartId } from '#api/profile.queries.ts';
import type { CartIdStore } from './cart-cookie.ts';
import type { CartEngine } from './cart-engine.ts';

type SessionParts = { engine: CartEngine; bus: Bus; api: ApiClient; cartIds: CartIdStore };

/**
 * Keeps the cart that of the shopper: signing in brings the account's cart, signing out leaves an empty one (the shell
 * has removed its id). @returns a function that stops it.
 */
export function followSession(parts: SessionParts): () => void {
  let known: 'guest' | 'signedIn' | undefined;
  const subscription = parts.bus.on('session.changed').subscribe(({ status }) => {
    const before = known;
    known = status;
    // A page that opens signed in and has a cart has the account's: it was joined when the shopper signed in.
    const isNews = before === 'guest' || parts.cartIds.read() === undefined;
    if (status === 'signedIn' && before !== 'signedIn' && isNews) void joinInTurn(parts);
    if (status === 'guest' && before === 'signedIn') parts.engine.reset();
  });
  return () => subscription.unsubscribe();
}

/** Every tab hears of the sign-in; the second one to come finds the work done. */
async function joinInTurn(parts: SessionParts): Promise<void> {
  // Missing outside of secure contexts and in older browsers, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  if (locks?.request) await locks.request('dana.cart.join', () => joinAccountCart(parts));
  else await joinAccountCart(parts);
}

/**
 * The guest's cart and the account's become one. Without an account cart the server makes the guest's the account's with
 * the next read. With both, the guest's lines are added to the account's cart, as far as its limits allow.
 */
async function joinAccountCart({ engine, api, cartIds }: SessionParts): Promise<void> {
  const accountCartId = await fetchAccountCartId(api).catch(() => null);
  const guestCartId = cartIds.read();
  if (accountCartId !== null && accountCartId !== guestCartId) {
    const guestLines = guestCartId === undefined ? [] : engine.getSnapshot().lines;
    cartIds.write(accountCartId);
    await Promise.all(
      guestLines.map(({ key, item, quantity }) => {
        const variationId = item.product_variation_id ?? undefined;
        return engine.add({ line: key, productId: item.product?.id ?? '', variationId, quantity });
      }),
    );
  }
  if (cartIds.read() !== undefined) await engine.refresh();
}
