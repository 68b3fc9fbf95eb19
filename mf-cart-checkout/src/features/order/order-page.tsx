import { offers } from '@dana/contracts/offers';
import { useTexts } from '@dana/i18n';
import { usePageParams, useSession, useShell } from '@dana/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { missingOrderKey, orderQuery } from '#api/orders.queries.ts';
import { PageFrame } from '#parts/page-frame.tsx';
import { OrderStates } from './order-states.tsx';
import { OrderView } from './order-view.tsx';
import { PlacedOrderPage } from './late-placed-order.tsx';
import type { CartHandover } from './unpaid-order.tsx';

/** One order, in each of its states; of a back end that shows none, what the browser knows. */
export function OrderPage({ cart }: { cart: CartHandover }) {
  const { t } = useTexts('cart-checkout');
  const { id = '' } = usePageParams();
  const { api } = useShell();
  return offers(api, 'orders') ? (
    <KnownOrder id={id} cart={cart} />
  ) : (
    <PlacedOrderPage title={t('orderPage.title')} id={id} />
  );
}

function KnownOrder({ id, cart }: { id: string; cart: CartHandover }) {
  const { t } = useTexts('cart-checkout');
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
