import type { ServiceContext } from '@dana/runtime';
import type { CartEngine } from './cart-engine.ts';

/**
 * Gives the cart a coupon that the shopper chose elsewhere, and shows the cart with what came of it: the coupon, why it was
 * refused, or that it waits for something to be in the cart.
 */
export async function answerCouponRequest(
  { bus, showToast, t }: ServiceContext,
  engine: CartEngine,
  { code, requestId }: { code: string; requestId: string },
): Promise<void> {
  bus.publish({ type: 'cart.drawerRequested', requestId });
  const { kind } = await engine.applyTerms({ promoCode: code });
  if (kind === 'read') showToast({ kind: 'success', text: t('toast.couponApplied') });
  else if (kind === 'unreachable') showToast({ kind: 'error', text: t('read.unreachable') });
}
