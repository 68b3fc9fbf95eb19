import type { PlaceOrderAnswer } from '@dana/contracts/api/checkout';
import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useBus, useShell } from '@dana/runtime';
import { useNavigate } from 'react-router-dom';
import { useCart } from '#features/cart/cart-store.ts';
import { forgetDraft } from '#features/checkout/checkout-draft.ts';
import { rememberUnpaidOrder } from '#features/order/unpaid-order-memory.ts';
import { allowedPaymentLink } from '#parts/payment-link.ts';

/**
 * The order is placed: the cart is cleared, the event published, and the page to pay on opens, or the order.
 * What was typed is kept until the payment is there, in case it fails.
 */
export function useLeaveWithOrder(): (answer: PlaceOrderAnswer) => void {
  const { t } = useTexts('cart-checkout');
  const { showToast } = useShell();
  const { engine } = useCart();
  const bus = useBus();
  const navigate = useNavigate();
  return ({ data: { payment_link: link, payment_info: info }, message }) => {
    const orderId = info?.id ?? undefined;
    engine().forget();
    if (orderId !== undefined) bus.publish({ type: 'order.placed', orderId });
    showToast({ kind: 'success', text: t('toast.orderPlaced') });
    const paymentPage = allowedPaymentLink(link?.link, location.href);
    if (paymentPage !== undefined) {
      if (orderId !== undefined) rememberUnpaidOrder(orderId);
      location.assign(paymentPage);
      return;
    }
    forgetDraft();
    if (orderId === undefined && message) showToast({ kind: 'info', text: message });
    navigate(orderId === undefined ? paths.trackOrder() : paths.order(orderId), { replace: true });
  };
}
