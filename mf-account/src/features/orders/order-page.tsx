import { PlacedOrderPage } from '@dana/commerce/order/late-placed-order';
import { OrderHead } from '@dana/commerce/order/order-head';
import { OrderStack } from '@dana/commerce/order/order-parts';
import { OrderStates } from '@dana/commerce/order/order-states';
import { orderQuery } from '@dana/commerce/order/order.queries';
import { PageFrame } from '@dana/commerce/page-frame';
import { offers } from '@dana/contracts/offers';
import { RemoteSlot, usePageParams, useSession, useShell } from '@dana/runtime';
import { Button, Skeleton } from '@dana/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { missingOrderKey } from '#api/orders.queries.ts';
import { useTranslation } from 'react-i18next';
import { OrderDetails } from './order-details.tsx';

/** One order, in each of its states; of a back end that shows none, what the browser knows. */
export function OrderPage() {
  const { t } = useTranslation('account');
  const { id = '' } = usePageParams();
  const { api } = useShell();
  return offers(api, 'orders') ? (
    <KnownOrder id={id} />
  ) : (
    <PlacedOrderPage title={t('orderPage.title')} id={id} t={t} />
  );
}

function KnownOrder({ id }: { id: string }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const { session } = useSession();
  // An account's order is not shown to a guest: the call waits until it is known who asks.
  const isMissing = useQueryClient().getQueryData(missingOrderKey(id)) === true;
  const query = useQuery({ ...orderQuery(api, id), enabled: session.status !== 'unknown' });
  return (
    <PageFrame title={t('orderPage.title')} t={t}>
      <OrderStates query={query} isMissing={isMissing} t={t}>
        {(order) => (
          <OrderStack>
            <OrderHead order={order} t={t}>
              {(order.can_pay || order.can_restore) && <WaysToPay orderId={order.id} />}
            </OrderHead>
            <OrderDetails order={order} />
          </OrderStack>
        )}
      </OrderStates>
    </PageFrame>
  );
}

/** Who is paid also says how: a piece of the checkout. */
function WaysToPay({ orderId }: { orderId: string }) {
  const { t } = useTranslation('account');
  return (
    <RemoteSlot
      name="checkout.unpaidOrder"
      props={{ orderId }}
      pending={<Skeleton shape="control" width="half" />}
      failed={(retry) => (
        <Button variant="outline" icon="return" onClick={retry}>
          {t('retry')}
        </Button>
      )}
    />
  );
}
