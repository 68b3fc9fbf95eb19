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
  /** Called when lines of the guest's cart did not fit into the account's: their titles. */
  onLeftOut: (titles: string[]) => void;
  /** How long to wait before the account is asked for its cart again. Unit: milliseconds. */
  retryDelaysMs?: readonly number[];
};

const defaultRetryDelaysMs = [2_000, 10_000, 30_000];

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
    const isNewSession = before === 'guest' || parts.cartIds.read() === undefined;
    // Every tab receives the sign-in; the second one to come finds the work done.
    if (status === 'signedIn' && before !== 'signedIn' && isNewSession)
      void inTurnWithOtherTabs('dana.cart.join', () => joinAccountCart(parts, () => known === 'signedIn'));
    if (status === 'guest' && before === 'signedIn') parts.engine.reset();
  });
  return () => {
    known = undefined;
    subscription.unsubscribe();
  };
}

/**
 * The guest's cart and the account's become one. Without an account cart the server makes the guest's the account's with
 * the next read. With both, the guest's lines are added to the account's cart, as far as its limits allow, and the guest's
 * coupon takes the place of the account's: it was chosen last, and is in sight. Where it is refused, the account's stays.
 */
async function joinAccountCart(parts: SessionParts, isSignedIn: () => boolean): Promise<void> {
  const { engine, cartIds, onLeftOut } = parts;
  const accountCartId = await findAccountCart(parts, isSignedIn);
  if (!isSignedIn()) return;
  const guestCartId = cartIds.read();
  if (accountCartId !== null && accountCartId !== guestCartId) {
    const { lines, data } = engine.getSnapshot();
    const guestLines = guestCartId === undefined ? [] : lines;
    const guestCoupon = guestCartId === undefined ? null : (data?.promo_code ?? null);
    cartIds.write(accountCartId);
    const answers = await Promise.all(
      guestLines.map(async ({ key, item, quantity }) => {
        const variationId = item.product_variation_id ?? undefined;
        const title = item.product?.name ?? '';
        const request = { line: key, productId: item.product?.id ?? '', variationId, quantity, title };
        return { title, answer: await engine.add(request) };
      }),
    );
    const leftOut = answers.filter(({ answer }) => answer.kind === 'refused').map(({ title }) => title);
    if (leftOut.length > 0) onLeftOut(leftOut);
    if (guestCoupon !== null) return void (await engine.applyTerms({ promoCode: guestCoupon }));
  }
  if (cartIds.read() !== undefined) await engine.refresh();
}

/** Null where the account has no cart, and where it cannot be asked: then the guest's cart goes on alone. */
async function findAccountCart(parts: SessionParts, isSignedIn: () => boolean): Promise<string | null> {
  const { engine, api, cartIds, retryDelaysMs = defaultRetryDelaysMs } = parts;
  for (const delayMs of [0, ...retryDelaysMs]) {
    if (delayMs > 0) {
      // Meanwhile what is in sight gets what the account brings to it: addresses.
      if (cartIds.read() !== undefined) void engine.refresh();
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (!isSignedIn()) return null;
    }
    try {
      return await fetchAccountCartId(api);
    } catch {
      // The client has logged what it could not read; whatever it was may pass.
    }
  }
  return null;
}
