import type { PageHead, PageRequest } from '@dana/runtime';
import { forgetDraft } from '#features/checkout/checkout-draft.ts';
import { OrderConfirmationPage } from '#features/order/order-confirmation-page.tsx';
import { useCartHandover } from './use-cart-handover.ts';

export function head({ t }: PageRequest): PageHead {
  return { title: t('confirmation.title'), isPrivate: true };
}

/** `/order-confirmation`: whether the order is paid, the server is asked from the browser. */
export function Component() {
  const cart = useCartHandover();
  return <OrderConfirmationPage cart={cart} onPaid={forgetDraft} />;
}
