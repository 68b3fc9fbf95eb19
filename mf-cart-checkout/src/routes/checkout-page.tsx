import type { CheckoutData } from '@dana/contracts/api/checkout';
import { paths } from '@dana/contracts/paths';
import { latePart } from '@dana/runtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { CartFailure } from '#features/cart/cart-failure.tsx';
import { useCart } from '#features/cart/cart-store.ts';
import { QueuedNotice } from '#features/cart/queued-notice.tsx';
import { RisenPrices } from '#features/cart/risen-prices.tsx';
import { ShortLines } from '#features/cart/short-lines.tsx';
import { CheckoutSkeleton } from '#features/checkout/checkout-skeleton.tsx';
import { PageFrame } from '@dana/commerce/page-frame';
import { useTranslation } from 'react-i18next';
import { useLeaveWithOrder } from './use-leave-with-order.ts';

// Forms are not needed to show the frame, and nothing of them is on the server.
const CheckoutForm = latePart(async () => (await import('./checkout-with-coupon.tsx')).CheckoutWithCoupon);
const NothingToOrder = latePart(async () => (await import('./nothing-to-order.tsx')).NothingToOrder);

/** Brings cart, checkout and order together: none knows of the others. */
export function CheckoutPage() {
  const { t } = useTranslation('cart-checkout');
  return (
    <PageFrame title={t('checkout.title')} crumbs={[{ text: t('cart.title'), href: paths.cart() }]} t={t}>
      <CheckoutContent />
    </PageFrame>
  );
}

function CheckoutContent() {
  const { cart, engine } = useCart();
  const [ordered, setOrdered] = useOrdered();
  const data = ordered ?? cart.data;
  const leave = useLeaveWithOrder();

  // Beside the cart's own call, not behind it.
  useEffect(() => CheckoutForm.preload(), []);

  const isInBrowser = useIsInBrowser();

  // The first method is chosen for the shopper, and again when theirs is no longer offered.
  const offered = data?.shipping_methods ?? [];
  const shipping = offered.find(({ id }) => id === cart.terms.shippingMethodId) ?? offered[0];
  const isUnpriced =
    ordered === undefined && shipping !== undefined && shipping.id !== cart.terms.shippingMethodId;
  useEffect(() => {
    if (isUnpriced) void engine().applyTerms({ shippingMethodId: shipping.id });
  }, [isUnpriced, shipping?.id, engine]);

  if (data === null && cart.status === 'failed') return <CartFailure size="page" />;
  if (cart.status === 'ready' && data === null && cart.arriving.length === 0)
    return <NothingToOrder onPlaced={leave} pending={<CheckoutSkeleton />} />;
  if (data === null)
    return (
      <>
        <QueuedNotice />
        <CheckoutSkeleton />
      </>
    );
  // What was typed before and how wide the window is, the server does not know: no form is hydrated.
  if (!isInBrowser) return <CheckoutSkeleton data={data} />;
  return (
    <>
      {cart.readFailure && <CartFailure size="line" />}
      <CheckoutForm
        pending={<CheckoutSkeleton data={data} />}
        data={data}
        isSettling={cart.isSettling}
        shippingMethodId={shipping?.id ?? ''}
        cartNotice={
          <>
            <QueuedNotice />
            <RisenPrices />
            <ShortLines />
          </>
        }
        isBlocked={ordered === undefined && cart.lines.some((line) => line.isShort)}
        onChooseShipping={(id) => void engine().applyTerms({ shippingMethodId: id })}
        onChooseCountry={(countryId) => void engine().applyTerms({ countryId })}
        onOutdated={async () => void (await engine().refresh())}
        onPlaced={(answer, order) => {
          setOrdered(data);
          leave(answer, order, data);
        }}
      />
    </>
  );
}

const never = () => () => undefined;

const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * What was ordered stays in sight, locked, until the next page is there: nothing jumps, and nothing says "empty". A
 * shopper who comes back from the payment page finds what is true now.
 */
function useOrdered() {
  const [ordered, setOrdered] = useState<CheckoutData>();
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setOrdered(undefined);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  return [ordered, setOrdered] as const;
}
