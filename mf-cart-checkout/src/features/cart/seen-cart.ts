import type { CheckoutData } from '@dana/contracts/api/checkout';
import { keptAttribute, seenCartName } from '@dana/contracts/offline';
import { storedValue } from '@dana/runtime';
import { longestCode } from './promo-store.ts';

/** What this browser saw of the cart last, to be shown while the shop cannot be reached. */
export type SeenCart = {
  /** @returns null where nothing was seen of this cart, or it cannot be read. Never rejects. */
  read: (cartId: string) => Promise<CheckoutData | null>;
  /** The coupon that it had when it was seen last; null where it had none, or nothing was seen of it. */
  couponOf: (cartId: string) => string | null;
  write: (cartId: string, data: CheckoutData) => void;
  forget: () => void;
  /** Nobody has to be waited for: there is no connection, or this page itself came from the device. */
  isAway: () => boolean;
};

const stored = storedValue('browser', seenCartName);

/** Of what stands in the storage, what belongs to this cart, unread; throws where it is no text of ours. */
function keptOf(cartId: string): unknown {
  const kept = JSON.parse(stored.read() ?? 'null') as { cartId?: unknown; data?: unknown } | null;
  return kept?.cartId === cartId ? (kept.data ?? undefined) : undefined;
}

/** In this browser's storage, without the addresses. The shell removes it when a session ends. */
export const browserSeenCart: SeenCart = {
  async read(cartId) {
    try {
      const kept = keptOf(cartId);
      if (kept === undefined) return null;
      // Anybody may have written there, and an older release another form.
      const { checkoutAnswerSchema } = await import(/* webpackChunkName: "answers" */ '#api/schemas.ts');
      return checkoutAnswerSchema.parse({ data: kept }).data;
    } catch {
      return null;
    }
  },
  couponOf(cartId) {
    try {
      const code = (keptOf(cartId) as { promo_code?: unknown } | null | undefined)?.promo_code;
      return typeof code === 'string' && code !== '' && code.length <= longestCode ? code : null;
    } catch {
      return null;
    }
  },
  write: (cartId, data) => stored.write(JSON.stringify({ cartId, data: { ...data, addresses: [] } })),
  forget: () => stored.write(null),
  isAway: () => !navigator.onLine || document.documentElement.hasAttribute(keptAttribute),
};
