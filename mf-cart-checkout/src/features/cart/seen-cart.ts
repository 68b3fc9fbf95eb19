import type { CheckoutData } from '@dana/contracts/api/checkout';
import { keptAttribute, seenCartName } from '@dana/contracts/offline';
import { storedValue } from '@dana/runtime';

/** What this browser saw of the cart last, to be shown while the shop cannot be reached. */
export type SeenCart = {
  /** @returns null where nothing was seen of this cart, or it cannot be read. Never rejects. */
  read: (cartId: string) => Promise<CheckoutData | null>;
  write: (cartId: string, data: CheckoutData) => void;
  forget: () => void;
  /** Nobody has to be waited for: there is no connection, or this page itself came from the device. */
  isAway: () => boolean;
};

const stored = storedValue('browser', seenCartName);

/** In this browser's storage, without the addresses. The shell removes it when a session ends. */
export const browserSeenCart: SeenCart = {
  async read(cartId) {
    try {
      const kept = JSON.parse(stored.read() ?? 'null') as { cartId?: unknown; data?: unknown } | null;
      if (kept?.cartId !== cartId) return null;
      // Anybody may have written there, and an older release another form.
      const { checkoutAnswerSchema } = await import(/* webpackChunkName: "answers" */ '#api/schemas.ts');
      return checkoutAnswerSchema.parse({ data: kept.data }).data;
    } catch {
      return null;
    }
  },
  write: (cartId, data) => stored.write(JSON.stringify({ cartId, data: { ...data, addresses: [] } })),
  forget: () => stored.write(null),
  isAway: () => !navigator.onLine || document.documentElement.hasAttribute(keptAttribute),
};
