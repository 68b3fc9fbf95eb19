import { orderQuery } from '@dana/commerce/order/order.queries';
import { OrderStates } from '@dana/commerce/order/order-states';
import type { SlotProps } from '@dana/contracts/slots';
import { useSession, useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { OrderDetails } from '#features/orders/order-details.tsx';
import { useTranslation } from 'react-i18next';

/** The slot `account.orderDetails`: what there is below the news of an order, on the page that a payment comes back to. */
export function Component({ orderId }: SlotProps<'account.orderDetails'>) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const { session } = useSession();
  const query = useQuery({ ...orderQuery(api, orderId), enabled: session.status !== 'unknown' });
  return (
    <OrderStates query={query} t={t}>
      {(order) => <OrderDetails order={order} />}
    </OrderStates>
  );
}
