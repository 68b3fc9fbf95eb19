import { isApiError } from '@dana/api-client';
import { orderKind } from '@dana/commerce/order/order-kind';
import { orderQuery } from '@dana/commerce/order/order.queries';
import type { Order } from '@dana/contracts/api/order';
import { newRequestId, useShell } from '@dana/runtime';
import { Button, Notice } from '@dana/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { payOrderMutation, restoreCartMutation } from '#api/orders.mutations.ts';
import { allowedPaymentLink } from '#parts/payment-link.ts';
import css from './unpaid-order.module.css';
import { forgetUnpaidOrder, rememberUnpaidOrder } from '@dana/commerce/order/unpaid-order-memory';
import { useTranslation } from 'react-i18next';

export type CartHandover = {
  /** The cart that is open now, where there is one: what comes back joins it. */
  currentCartId: () => string | undefined;
  /** The items are in this cart; `leftOut` names those that could not be put back. */
  onRestored: (cartId: string, leftOut: string[]) => void;
  /** The same after items were bought again: the shopper is led to the cart, not to its payment. */
  onBoughtAgain: (cartId: string, leftOut: string[]) => void;
};

type UnpaidOrderProps = { order: Order; cart: CartHandover; children?: ReactNode };

/**
 * The ways on from an order that is not paid: to pay it after all, or to have its items back in the cart. `children`: what else
 * there is where this stands.
 */
export function UnpaidOrder({ order, cart, children }: UnpaidOrderProps) {
  const { t } = useTranslation('cart-checkout');
  const { api } = useShell();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [key, setKey] = useState(newRequestId);
  const pay = useMutation(payOrderMutation(api, order.id));
  const restore = useMutation(restoreCartMutation(api, order.id));
  const { queryKey } = orderQuery(api, order.id);
  const isBusy = pay.isPending || pay.isSuccess || restore.isPending || restore.isSuccess;

  // Out of the browser's history the page still waits to be left: what became of the payment is asked again.
  const onReturn = useEffectEvent(({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    pay.reset();
    setKey(newRequestId());
    void queries.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent): void => onReturn(event);
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
  if (!order.can_pay && !order.can_restore) return null;

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      pay.reset();
      setProblem((isApiError(error) && error.message) || t('unpaid.failed'));
      // It may have been paid, restored or sold out meanwhile.
      if (isApiError(error)) void queries.invalidateQueries({ queryKey });
    }
  };
  const payNow = async (): Promise<void> => {
    const page = allowedPaymentLink(await pay.mutateAsync(key), location.href);
    if (page === undefined) throw new Error('The payment link leads to a page that must not be followed.');
    rememberUnpaidOrder(order.id);
    location.assign(page);
  };
  const bringBack = async (): Promise<void> => {
    const { id, left_out: leftOut } = await restore.mutateAsync(cart.currentCartId());
    forgetUnpaidOrder(order.id);
    cart.onRestored(
      id,
      leftOut.map(({ name }) => name),
    );
  };

  return (
    <div className={css.ways}>
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className={css.actions}>
        {order.can_pay && (
          <Button
            icon="lock"
            size="large"
            busy={pay.isPending || pay.isSuccess}
            onClick={() => void attempt(payNow)}
          >
            {orderKind(order) === 'waiting' ? t('unpaid.payNow') : t('retry')}
          </Button>
        )}
        {order.can_restore && (
          <Button
            variant="outline"
            size="large"
            icon="bag"
            busy={restore.isPending}
            onClick={() => void attempt(bringBack)}
          >
            {t('unpaid.restore')}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
