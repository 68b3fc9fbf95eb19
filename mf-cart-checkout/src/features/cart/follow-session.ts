import type { ApiClient } from '@dana/api-client';
import type { Bus } from '@dana/bus';
import { type StoredValue, storedValue } from '@dana/runtime';
import { fetchAccountCartId } from '#api/profile.queries.ts';
import type { CartIdStore } from './cart-cookie.ts';
import type { CartEngine } from './cart-engine.ts';
import { inTurnWithOtherTabs } from '@dana/runtime/other-tabs';
import { fittingLines } from './fitting-lines.ts';

type SessionParts = {
  engine: CartEngine;
  bus: Bus;
  api: ApiClient;
  cartIds: CartIdStore;
  /** Remembers that the cart of this browser is a guest's, until it has been joined with the account's. */
  guestMark: StoredValue;
  /** Called when units of the guest's cart did not fit into the account's. */
  onLeftOut: (leftOut: LeftOut[]) => void;
  /** How long to wait before both carts are asked for again. Unit: milliseconds. */
  retryDelaysMs?: readonly number[];
};

/** So many units of something that are in no cart any more. */
type LeftOut = { title: string; quantity: number };

const defaultRetryDelaysMs = [2_000, 10_000, 30_000];

/** In this browser's storage: the document that signs in can end before the carts are one. */
export const browserGuestMark = storedValue('browser', 'cart.guest.v1');

/**
 * Keeps the cart that of the shopper: signing in brings the account's cart, signing out leaves an empty one (the shell
 * has removed its id). @returns a function that stops it.
 */
export function followSession(parts: SessionParts): () => void {
  const { engine, bus, cartIds, guestMark } = parts;
  let known: 'guest' | 'signedIn' | undefined;
  const subscription = bus.on('session.changed').subscribe(({ status }) => {
    const before = known;
    known = status;
    if (status === 'guest') {
      guestMark.write('1');
      if (before === 'signedIn') {
        cartIds.forget?.();
        engine.reset();
      }
      return;
    }
    // A cart without the mark is the account's already. Every tab receives the sign-in; the second one finds the work done.
    const isToJoin = before === 'guest' || guestMark.read() !== null || cartIds.read() === undefined;
    if (status === 'signedIn' && before !== 'signedIn' && isToJoin)
      void inTurnWithOtherTabs(
        'dana.cart.join',
        () => joinAccountCart(parts, () => known === 'signedIn'),
        // The mark stays, so that the next document tries again.
      ).catch(() => undefined);
  });
  return () => {
    known = undefined;
    subscription.unsubscribe();
  };
}

/**
 * The guest's cart and the account's become one. Without an account cart the server makes the guest's the account's with
 * the next read. With both, as many units of the guest's lines are added to the account's cart as its limits
 * leave room for, and the guest's coupon takes the place of the account's: it was chosen last, and is in sight. Where it is refused, the account's stays.
 */
async function joinAccountCart(parts: SessionParts, isSignedIn: () => boolean): Promise<void> {
  const { engine, cartIds, guestMark, onLeftOut } = parts;
  const found = await findAccountCart(parts, isSignedIn);
  if (!isSignedIn()) return;
  // The guest's cart goes on alone; the next document tries again.
  if (found === undefined) return;
  const { accountCartId } = found;
  const guestCartId = cartIds.read();
  if (accountCartId === null || accountCartId === guestCartId) return guestMark.write(null);
  const { lines, data } = engine.getSnapshot();
  const guestLines = guestCartId === undefined ? [] : lines;
  const guestCoupon = guestCartId === undefined ? null : (data?.promo_code ?? null);
  // Asked before the guest's cart is let go: where this document ends meanwhile, the next one finds it. Without an answer the
  // server decides.
  const present = guestLines.length > 0 ? await engine.itemsOf(accountCartId) : [];
  if (!isSignedIn()) return;
  cartIds.write(accountCartId);
  const answers = fittingLines(guestLines, present ?? []).map(async ({ line, fits, tooMany }) => {
    const { key, item, quantity: whole } = line;
    const variationId = item.product_variation_id ?? undefined;
    const title = item.product?.name ?? '';
    if (fits === 0) return { title, quantity: tooMany };
    const request = { line: key, productId: item.product?.id ?? '', variationId, quantity: fits, title };
    const { kind } = await engine.add(request);
    return { title, quantity: kind === 'refused' ? whole : tooMany };
  });
  // What was asked for is sent by the next document if this one ends.
  guestMark.write(null);
  const leftOut = (await Promise.all(answers)).filter(({ quantity }) => quantity > 0);
  if (leftOut.length > 0) onLeftOut(leftOut);
  if (guestCoupon === null) await engine.refresh();
  else await engine.applyTerms({ promoCode: guestCoupon });
}

/**
 * Which cart the account has, asked once the guest's cart is known: its lines are to be moved, and reading it can have made it
 * the account's. @returns undefined where one of them cannot be had; `accountCartId` is null where the account has none.
 */
async function findAccountCart(
  parts: SessionParts,
  isSignedIn: () => boolean,
): Promise<{ accountCartId: string | null } | undefined> {
  const { engine, api, cartIds, retryDelaysMs = defaultRetryDelaysMs } = parts;
  for (const delayMs of [0, ...retryDelaysMs]) {
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (!isSignedIn()) return undefined;
    if (cartIds.read() !== undefined) {
      let outcome = await engine.refresh();
      // Its coupon may be what was refused, which is dropped by that. A cart that is refused without one has nothing to move.
      if (outcome.kind === 'refused') outcome = await engine.refresh();
      if (outcome.kind === 'unreachable') continue;
    }
    try {
      return { accountCartId: await fetchAccountCartId(api) };
    } catch {
      // The client has logged what it could not read; whatever it was may pass.
    }
  }
  return undefined;
}
