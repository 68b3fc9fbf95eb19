import type { ApiClient } from '@dana/api-client';
import type { Bus } from '@dana/bus';
import { fetchAccountCartId } from '#api/profile.queries.ts';
import type { CartIdStore } from './cart-cookie.ts';
import type { CartEngine } from './cart-engine.ts';
import { inTurnWithOtherTabs } from './other-tabs.ts';

type SessionParts = {
  engine: CartEngine;
  bus: Bus;
  api: ApiClient;
  cartIds: CartIdStore;
  /** Told when lines of the guest's cart did not fit into the account's: their titles. */
  onLeftOut: (titles: string[]) => void;
};

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
    // Every tab hears of the sign-in; the second one to come finds the work done.
    if (status === 'signedIn' && before !== 'signedIn' && isNews)
      void inTurnWithOtherTabs('dana.cart.join', () => joinAccountCart(parts));
    if (status === 'guest' && before === 'signedIn') parts.engine.reset();
  });
  return () => subscription.unsubscribe();
}

/**
 * The guest's cart and the account's become one. Without an account cart the server makes the guest's the account's with
 * the next read. With both, the guest's lines are added to the account's cart, as far as its limits allow.
 */
async function joinAccountCart({ engine, api, cartIds, onLeftOut }: SessionParts): Promise<void> {
  const accountCartId = await fetchAccountCartId(api).catch(() => null);
  const guestCartId = cartIds.read();
  if (accountCartId !== null && accountCartId !== guestCartId) {
    const guestLines = guestCartId === undefined ? [] : engine.getSnapshot().lines;
    cartIds.write(accountCartId);
    const answers = await Promise.all(
      guestLines.map(async ({ key, item, quantity }) => {
        const variationId = item.product_variation_id ?? undefined;
        const title = item.product?.name ?? '';
        const wish = { line: key, productId: item.product?.id ?? '', variationId, quantity, title };
        return { title, answer: await engine.add(wish) };
      }),
    );
    const leftOut = answers.filter(({ answer }) => answer.kind === 'refused').map(({ title }) => title);
    if (leftOut.length > 0) onLeftOut(leftOut);
  }
  if (cartIds.read() !== undefined) await engine.refresh();
}
