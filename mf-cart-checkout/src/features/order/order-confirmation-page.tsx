import { PlacedOrderPage } from '@dana/commerce/order/late-placed-order';
import { OrderHead } from '@dana/commerce/order/order-head';
import { orderKind } from '@dana/commerce/order/order-kind';
import { OrderStack } from '@dana/commerce/order/order-parts';
import { orderQuery } from '@dana/commerce/order/order.queries';
import { OrderSkeleton } from '@dana/commerce/order/order-skeleton';
import { OrderNotFound, OrderStates } from '@dana/commerce/order/order-states';
import { PageFrame } from '@dana/commerce/page-frame';
import type { Order } from '@dana/contracts/api/order';
import { offers } from '@dana/contracts/offers';
import { RemoteSlot, useSession, useShell } from '@dana/runtime';
import { Button, Notice, Spinner, StateView } from '@dana/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import css from './order-confirmation.module.css';
import { returnedOrderId } from './returned-order-id.ts';
import { type CartHandover, UnpaidOrder } from './unpaid-order.tsx';
import { forgetUnpaidOrder } from '@dana/commerce/order/unpaid-order-memory';
import { useTranslation } from 'react-i18next';

/** How long to wait before the server is asked again whether the payment has arrived. Unit: milliseconds. */
const pollDelayMs = 2_500;
const pollCount = 5;

type ConfirmationProps = {
  cart: CartHandover;
  /** The payment is there: what was kept in case it failed is not needed any more. */
  onPaid: () => void;
};

/** Where payment pages lead back to. It shows what the server says, whatever the address claims. */
export function OrderConfirmationPage(props: ConfirmationProps) {
  const { t } = useTranslation('cart-checkout');
  const { api } = useShell();
  const [search] = useSearchParams();
  const id = returnedOrderId(search);
  if (!offers(api, 'orders')) return <Returned id={id} onPaid={props.onPaid} />;
  return (
    <PageFrame title={t('confirmation.title')} t={t}>
      {id === undefined ? <OrderNotFound t={t} /> : <Confirmation key={id} id={id} {...props} />}
    </PageFrame>
  );
}

/** Back from a bank where nobody can be asked whether the order is paid: nothing is said of it but thanks. */
function Returned({ id, onPaid }: { id: string | undefined; onPaid: () => void }) {
  const { t } = useTranslation('cart-checkout');
  useEffect(() => onPaid(), [onPaid]);
  return <PlacedOrderPage title={t('confirmation.title')} id={id} isPaid t={t} />;
}

function Confirmation({ id, cart, onPaid }: ConfirmationProps & { id: string }) {
  const { t } = useTranslation('cart-checkout');
  const { api } = useShell();
  const { session } = useSession();
  const options = orderQuery(api, id);
  const queries = useQueryClient();
  const [countBefore] = useState(() => answerCount(queries.getQueryState(options.queryKey)));
  const isOver = (state: AnswerCounts | undefined) => answerCount(state) - countBefore > pollCount;
  const query = useQuery({
    ...options,
    enabled: session.status !== 'unknown',
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && isPending(state.data) && !isOver(state) ? pollDelayMs : false,
  });
  const isPaid = query.data !== undefined && orderKind(query.data) === 'confirmed';
  useEffect(() => {
    if (!isPaid) return;
    forgetUnpaidOrder(id);
    onPaid();
  }, [isPaid, id, onPaid]);

  return (
    <OrderStates query={query} t={t}>
      {(order) => (
        <OrderStack>
          {isPending(order) && (
            <Pending
              isOver={isOver(queries.getQueryState(options.queryKey))}
              isAsking={query.isFetching}
              onAsk={() => void query.refetch()}
            />
          )}
          <OrderHead order={order} t={t}>
            {(order.can_pay || order.can_restore) && <UnpaidOrder order={order} cart={cart} />}
          </OrderHead>
          <OrderDetails id={id} />
        </OrderStack>
      )}
    </OrderStates>
  );
}

/** The rest of the order is the account's; its news stand without it. */
function OrderDetails({ id }: { id: string }) {
  const { t } = useTranslation('cart-checkout');
  return (
    <RemoteSlot
      name="account.orderDetails"
      props={{ orderId: id }}
      pending={<OrderSkeleton t={t} withHead={false} />}
      failed={(retry) => (
        <StateView
          kind="error"
          as="h2"
          title={t('confirmation.detailsFailed')}
          action={
            <Button icon="return" onClick={retry}>
              {t('retry')}
            </Button>
          }
        />
      )}
    />
  );
}

const isPending = ({ payment_status: status }: Order): boolean => status === 'pending';

type AnswerCounts = { dataUpdateCount: number; errorUpdateCount: number };

function answerCount(state: AnswerCounts | undefined): number {
  return state ? state.dataUpdateCount + state.errorUpdateCount : 0;
}

type PendingProps = { isOver: boolean; isAsking: boolean; onAsk: () => void };

/** The bank has not said anything yet; after some asking the shopper need not wait here. */
function Pending({ isOver, isAsking, onAsk }: PendingProps) {
  const { t } = useTranslation('cart-checkout');
  if (!isOver)
    return (
      <Notice role="status" title={t('confirmation.pending')}>
        <span className={css.asking}>
          <Spinner /> {t('confirmation.pendingText')}
        </span>
      </Notice>
    );
  return (
    <Notice
      role="status"
      title={t('confirmation.later')}
      action={
        <Button variant="outline" size="small" icon="return" busy={isAsking} onClick={onAsk}>
          {t('confirmation.askAgain')}
        </Button>
      }
    >
      {t('confirmation.laterText')}
    </Notice>
  );
}
