import { useTexts } from '@dana/i18n';
import { usePageParams, useSession, useShell } from '@dana/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { missingOrderKey, orderQuery } from '#api/orders.queries.ts';
import { PageFrame } from '#parts/page-frame.tsx';
import { OrderStates } from './order-states.tsx';
import { OrderView } from './order-view.tsx';
import type { CartHandover } from './unpaid-order.tsx';

/** One order, in each of its states. */
export function OrderPage({ cart }: { cart: CartHandover }) {
  const { t } = useTexts('cart-checkout');
  const { id = '' } = usePageParams();
  const { api } = useShell();
  const { session } = useSession();
  // An account's order is not shown to a guest: the call waits until it is known who asks.
  const isMissing = useQueryClient().getQueryData(missingOrderKey(id)) === true;
  const query = useQuery({ ...orderQuery(api, id), enabled: session.status !== 'unknown' });
  return (
    <PageFrame title={t('orderPage.title')}>
      <OrderStates query={query} isMissing={isMissing}>
        {(order) => <OrderView order={order} cart={cart} />}
      </OrderStates>
    </PageFrame>
  );
}
