import { keepPlacedOrder } from '@dana/commerce/order/placed-orders';
import { offers } from '@dana/contracts/offers';
import type { CheckoutData, PlaceOrderAnswer, PlaceOrderInput } from '@dana/contracts/api/checkout';
import { paths } from '@dana/contracts/paths';
import { useBus, useShell } from '@dana/runtime';
import { useNavigate } from 'react-router-dom';
import { useCart } from '#features/cart/cart-store.ts';
import { forgetDraft } from '#features/checkout/checkout-draft.ts';
import { rememberUnpaidOrder } from '@dana/commerce/order/unpaid-order-memory';
import { allowedPaymentLink } from '#parts/payment-link.ts';
import { useTranslation } from 'react-i18next';

/**
 * The order is placed: the cart is cleared, the event published, and the page to pay on opens, or the order.
 * What was typed is kept until the payment is there, in case it fails. Of a back end that shows no orders, what was bought is kept
 * as well: nobody else could say it on the order's page.
 */
export function useLeaveWithOrder(): (
  answer: PlaceOrderAnswer,
  order: PlaceOrderInput,
  data?: CheckoutData,
) => void {
  const { t } = useTranslation('cart-checkout');
  const { api, showToast } = useShell();
  const { engine } = useCart();
  const bus = useBus();
  const navigate = useNavigate();
  const showsOrders = offers(api, 'orders');
  return ({ data: { payment_link: link, payment_info: info }, message }, order, data) => {
    const orderId = info?.id ?? undefined;
    if (!showsOrders && data) keepPlacedOrder(orderId, { data, order, currency: api.currency });
    engine().forget();
    if (orderId !== undefined) bus.publish({ type: 'order.placed', orderId });
    showToast({ kind: 'success', text: t('toast.orderPlaced') });
    const paymentPage = allowedPaymentLink(link?.link, location.href);
    if (paymentPage !== undefined) {
      if (orderId !== undefined && showsOrders) rememberUnpaidOrder(orderId);
      location.assign(paymentPage);
      return;
    }
    forgetDraft();
    const withoutNumber = showsOrders ? paths.trackOrder() : paths.orderConfirmation();
    if (orderId === undefined && message) showToast({ kind: 'info', text: message });
    navigate(orderId === undefined ? withoutNumber : paths.order(orderId), { replace: true });
  };
}
