import type { ServiceContext } from '@dana/runtime';
import type { CartEngine } from './cart-engine.ts';

/**
 * Gives the cart a coupon that the shopper chose elsewhere, and says what came of it. The server's message about
 * a coupon that it refuses is shown by the cart itself, wherever it was given.
 */
export async function answerCouponRequest(
  { showToast, t }: ServiceContext,
  engine: CartEngine,
  { code }: { code: string },
): Promise<void> {
  const { kind } = await engine.applyTerms({ promoCode: code });
  if (kind === 'read') showToast({ kind: 'success', text: t('toast.couponApplied') });
  else if (kind === 'unreachable') showToast({ kind: 'error', text: t('read.unreachable') });
}
