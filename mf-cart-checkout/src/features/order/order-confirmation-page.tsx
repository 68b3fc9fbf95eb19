import type { Order } from '@dana/contracts/api/order';
import { offers } from '@dana/contracts/offers';
import { useTexts } from '@dana/i18n';
import { useSession, useShell } from '@dana/runtime';
import { Button, Notice, Spinner } from '@dana/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { orderQuery } from '#api/orders.queries.ts';
import { PageFrame } from '#parts/page-frame.tsx';
import css from './order-confirmation.module.css';
import { orderKind } from './order-kind.ts';
import { OrderNotFound, OrderStates } from './order-states.tsx';
import { PlacedOrderPage } from './late-placed-order.tsx';
import { OrderView } from './order-view.tsx';
import { returnedOrderId } from './returned-order-id.ts';
import type { CartHandover } from './unpaid-order.tsx';
import { forgetUnpaidOrder } from './unpaid-order-memory.ts';

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
  const { t } = useTexts('cart-checkout');
  const { api } = useShell();
  const [search] = useSearchParams();
  const id = returnedOrderId(search);
  if (!offers(api, 'orders')) return <Returned id={id} onPaid={props.onPaid} />;
  return (
    <PageFrame title={t('confirmation.title')}>
      {id === undefined ? <OrderNotFound /> : <Confirmation key={id} id={id} {...props} />}
    </PageFrame>
  );
}

/** Back from a bank where nobody can be asked whether the order is paid: nothing is said of it but thanks. */
function Returned({ id, onPaid }: { id: string | undefined; onPaid: () => void }) {
  const { t } = useTexts('cart-checkout');
  useEffect(() => onPaid(), [onPaid]);
  return <PlacedOrderPage title={t('confirmation.title')} id={id} isPaid />;
}

function Confirmation({ id, cart, onPaid }: ConfirmationProps & { id: string }) {
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
    <OrderStates query={query}>
      {(order) => (
        <div className={css.confirmation}>
          {isPending(order) && (
            <Pending
              isOver={isOver(queries.getQueryState(options.queryKey))}
              isAsking={query.isFetching}
              onAsk={() => void query.refetch()}
            />
          )}
          <OrderView order={order} cart={cart} />
        </div>
      )}
    </OrderStates>
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
  const { t } = useTexts('cart-checkout');
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
