import { OrderHead } from '@dana/commerce/order/order-head';
import { orderQuery } from '@dana/commerce/order/order.queries';
import { useShopMotif } from '@dana/commerce/shop-motif';
import type { PlaceOrderAnswer, PlaceOrderInput } from '@dana/contracts/api/checkout';
import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { LinkButton, StateView } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openAttempt } from '#features/checkout/attempt-key.ts';
import { UnansweredOrder } from '#features/checkout/unanswered-order.tsx';
import { UnpaidOrder } from '#features/order/unpaid-order.tsx';
import { unpaidOrderId } from '@dana/commerce/order/unpaid-order-memory';
import { useTranslation } from 'react-i18next';
import { useCartHandover } from './use-cart-handover.ts';

/**
 * The checkout without a cart. An order that was sent off and never answered, or that waits for its payment, is what the
 * shopper came for; else there is nothing to check out.
 */
export function NothingToOrder({
  onPlaced,
}: {
  onPlaced: (answer: PlaceOrderAnswer, order: PlaceOrderInput) => void;
}) {
  const [attempt, setAttempt] = useState(openAttempt);
  const [orderId] = useState(unpaidOrderId);
  if (attempt)
    return <UnansweredOrder attempt={attempt} onPlaced={onPlaced} onRefused={() => setAttempt(undefined)} />;
  return orderId === undefined ? <EmptyCheckout /> : <OrderToPay id={orderId} />;
}

function OrderToPay({ id }: { id: string }) {
  const { t } = useTranslation('cart-checkout');
  const { api } = useShell();
  const cart = useCartHandover();
  const { data: order } = useQuery({ ...orderQuery(api, id), staleTime: 0 });
  if (!order?.can_pay && !order?.can_restore) return <EmptyCheckout />;
  return (
    <OrderHead order={order} t={t}>
      <UnpaidOrder order={order} cart={cart}>
        <LinkButton href={paths.order(id)} variant="outline" size="large">
          {t('unpaid.toOrder')}
        </LinkButton>
      </UnpaidOrder>
    </OrderHead>
  );
}

function EmptyCheckout() {
  const { t } = useTranslation('cart-checkout');
  const picture = useShopMotif('open');
  return (
    <StateView
      kind="empty"
      size="page"
      as="h2"
      picture={picture}
      title={t('checkout.nothing')}
      action={<LinkButton href={paths.shop()}>{t('checkout.returnToShop')}</LinkButton>}
    />
  );
}
