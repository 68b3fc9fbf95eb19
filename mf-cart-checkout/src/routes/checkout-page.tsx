import type { CheckoutData, PlaceOrderAnswer } from '@dana/contracts/api/checkout';
import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useBus, useShell } from '@dana/runtime';
import { LinkButton, StateView } from '@dana/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CartFailure } from '#features/cart/cart-failure.tsx';
import { useCart } from '#features/cart/cart-store.ts';
import { CouponForm } from '#features/cart/coupon-form.tsx';
import { forgetDraft } from '#features/checkout/checkout-draft.ts';
import { CheckoutSkeleton } from '#features/checkout/checkout-skeleton.tsx';
import { allowedPaymentLink } from '#features/checkout/payment-link.ts';
import { PageFrame } from '#parts/page-frame.tsx';

const loadForm = () => import('#features/checkout/checkout-form.tsx');
// Forms are not needed to show the frame, and nothing of them is on the server.
const CheckoutForm = lazy(() => loadForm().then((module) => ({ default: module.CheckoutForm })));

/** Brings cart and checkout together: neither knows of the other. */
export function CheckoutPage() {
  const { t } = useTexts('cart-checkout');
  return (
    <PageFrame title={t('checkout.title')} crumbs={[{ text: t('cart.title'), href: paths.cart() }]}>
      <CheckoutContent />
    </PageFrame>
  );
}

function CheckoutContent() {
  const { cart, engine } = useCart();
  // What was ordered stays in sight, locked, until the next page is there: nothing jumps, and nothing says "empty".
  const [ordered, setOrdered] = useState<CheckoutData>();
  const data = ordered ?? cart.data;
  const leave = useLeaveWithOrder();

  // Beside the cart's own call, not behind it.
  useEffect(() => void loadForm(), []);

  // The first method is chosen for the shopper, and again when theirs is no longer offered.
  const offered = data?.shipping_methods ?? [];
  const shipping = offered.find(({ id }) => id === cart.terms.shippingMethodId) ?? offered[0];
  const isUnpriced =
    ordered === undefined && shipping !== undefined && shipping.id !== cart.terms.shippingMethodId;
  useEffect(() => {
    if (isUnpriced) void engine().applyTerms({ shippingMethodId: shipping.id });
  }, [isUnpriced, shipping?.id, engine]);

  if (data === null && cart.status === 'failed') return <CartFailure size="page" />;
  if (cart.status === 'ready' && data === null && cart.arriving.length === 0) return <NothingToOrder />;
  if (data === null) return <CheckoutSkeleton />;
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      {cart.readFailure && <CartFailure size="line" />}
      <CheckoutForm
        data={data}
        isSettling={cart.isSettling}
        shippingMethodId={shipping?.id ?? ''}
        coupon={<CouponForm />}
        onChooseShipping={(id) => void engine().applyTerms({ shippingMethodId: id })}
        onOutdated={() => void engine().refresh()}
        onPlaced={(answer) => {
          setOrdered(data);
          forgetDraft();
          engine().forget();
          leave(answer);
        }}
      />
    </Suspense>
  );
}

function NothingToOrder() {
  const { t } = useTexts('cart-checkout');
  return (
    <StateView
      kind="empty"
      size="page"
      as="h2"
      title={t('checkout.nothing')}
      action={<LinkButton href={paths.shop()}>{t('checkout.returnToShop')}</LinkButton>}
    />
  );
}

/** Tells that the order is placed and goes on: to the page to pay on, or to the order. */
function useLeaveWithOrder(): (answer: PlaceOrderAnswer) => void {
  const { t } = useTexts('cart-checkout');
  const { showToast } = useShell();
  const bus = useBus();
  const navigate = useNavigate();
  return ({ data: { payment_link: link, payment_info: info } }) => {
    const orderId = info?.id ?? undefined;
    if (orderId !== undefined) bus.publish({ type: 'order.placed', orderId });
    showToast({ kind: 'success', text: t('toast.orderPlaced') });
    const paymentPage = allowedPaymentLink(link?.link, location.href);
    if (paymentPage !== undefined) location.assign(paymentPage);
    else navigate(orderId === undefined ? paths.trackOrder() : paths.order(orderId), { replace: true });
  };
}
